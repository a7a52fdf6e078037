import type { Request } from '#contract/endpoint.ts'
import { toKobo } from '#contract/money.ts'
import type { Disposition } from '#contract/office/dispositions.ts'
import type { orders } from '#contract/office/orders.ts'
import type { Call } from '#server/platform/http/handler.ts'
import type { RefundChoice } from '../life/refund-parts.ts'
import type { Orders } from '../verbs.ts'
import { type ChangeDeps, changeOrder } from './change-order.ts'
import { countRefund } from './refund-bounds.ts'

type SentRefund = { code: string } & Request<typeof orders.refundOrder>['body']

/**
 * Money back by one member: all that is left, a sum, the delivery, or units of lines. Refuses as `refundOrder` does, and beyond
 * the bounds of `countRefund`.
 */
export async function refundByMember(
  deps: ChangeDeps,
  verbs: Pick<Orders, 'refund'>,
  call: Call,
  { code: orderCode, seen_move, refund, is_again: isAgain, reason }: SentRefund,
): Promise<void> {
  await changeOrder(deps, call, {
    code: orderCode,
    seenMove: seen_move,
    reason,
    async change(within, { id: orderId }, by) {
      const choice = choiceOf(refund)
      const request = { orderCode, ...choice, isAgain, by, reason, within }
      const { amountKobo } = await verbs.refund(request)
      await countRefund(within, { orderId, memberId: by.staff, amountKobo, at: deps.clock.now() })
      return { refund, refunded_kobo: amountKobo }
    },
  })
}

function choiceOf(refund: SentRefund['refund']): RefundChoice {
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
