import type { z } from 'zod'
import { toKobo } from '#contract/money.ts'
import type { Disposition } from '#contract/office/dispositions.ts'
import type { RefundInput } from '#contract/office/orders.ts'
import type { RefundChoice } from '../life/refund-parts.ts'

/** The refund of an office's form, as the verbs take it. */
export function choiceOf(refund: z.output<typeof RefundInput>): RefundChoice {
  switch (refund.of) {
    case 'lines':
      return {
        of: 'lines',
        lines: refund.lines.map(({ line, units: quantity, disposition }) => ({
          line,
          quantity,
          ...(disposition && { disposition }),
        })),
      }
    case 'amount':
      return { of: 'amount', amountKobo: toKobo(refund.value), ...dispositionOf(refund) }
    case 'all':
      return { of: 'all', ...dispositionOf(refund) }
    case 'delivery':
      return { of: 'delivery' }
  }
}

function dispositionOf({ disposition }: { disposition?: Disposition | undefined }) {
  return disposition ? { disposition } : {}
}
