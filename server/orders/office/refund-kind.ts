import { z } from 'zod'
import { dispositionWords } from '#contract/office/dispositions.ts'
import { RefundInput } from '#contract/office/orders.ts'
import { orderStatuses } from '#contract/shop/orders.ts'
import { paymentMethods } from '#contract/shop/payment-methods.ts'
import { type ApprovalKind, requestApproval } from '#server/approvals/approvals.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { formatNaira } from '#server/platform/naira.ts'
import { withOrder } from '../life/staff.ts'
import type { PlacedOrder } from '../rows.ts'
import type { Orders } from '../verbs.ts'
import { countRequest } from './refund-bounds.ts'
import { choiceOf } from './refund-choice.ts'

/** The payload of a request: the refund, and the order as the member saw it. */
const Payload = z.object({
  code: z.string(),
  status: z.enum(orderStatuses),
  refunded_kobo: z.number(),
  refund: RefundInput,
})

interface RequestedRefund {
  refund: z.output<typeof RefundInput>
  amountKobo: number
  reason: string
  by: { staff: number }
  at: Date
}

/** Requests a refund of a locked order that one member does not make alone; answers its id. The member's day is locked. */
export async function requestRefund(
  tx: Tx,
  { orderCode: code, status, refundedKobo, paymentCode, totalKobo }: PlacedOrder,
  { refund, amountKobo, reason, by, at }: RequestedRefund,
): Promise<number> {
  const payload: z.input<typeof Payload> = { code, status, refunded_kobo: refundedKobo, refund }
  const id = await requestApproval(tx, {
    kind: 'refund',
    subject: `order:${code}`,
    payload,
    title: `Refund ${formatNaira(amountKobo)} of order ${code}`,
    facts: [
      { name: 'What goes back', value: wordsOf(refund) },
      { name: 'It goes to', value: `the ${paymentMethods[paymentCode].refundsTo}` },
      { name: 'The order', value: `${status}, ${formatNaira(totalKobo)} in all` },
      { name: 'Went back before', value: formatNaira(refundedKobo) },
    ],
    amountKobo,
    reason,
    by,
    at,
  })
  await countRequest(tx, { memberId: by.staff, amountKobo, at })
  return id
}

function wordsOf(refund: RequestedRefund['refund']): string {
  const disposed =
    'disposition' in refund && refund.disposition ? `: ${dispositionWords[refund.disposition]}` : ''
  switch (refund.of) {
    case 'all':
      return `All that is left${disposed}`
    case 'amount':
      return `A sum${disposed}`
    case 'delivery':
      return 'The delivery'
    case 'lines':
      return refund.lines
        .map(({ line, units, disposition }) => {
          const place = disposition ? `: ${dispositionWords[disposition]}` : ''
          return `${units} of line ${line}${place}`
        })
        .join('; ')
  }
}

/**
 * Refunds that two members decide. The order has to be as it was when the refund was requested: what moved, or went back since, may
 * be what the request was for.
 */
export function refundKind(
  deps: { database: Database },
  verbs: Pick<Orders, 'refund'>,
): ApprovalKind {
  return {
    run(tx, { id, payload, amountKobo: requestedKobo, reason }, by) {
      const { code: orderCode, status, refunded_kobo, refund } = Payload.parse(payload)
      return withOrder(deps, { orderCode, within: tx }, async (_, order) => {
        if (order.status !== status) {
          refuse('conflict', { message: `The order is ${order.status} by now, and was ${status}.` })
        }
        if (order.refundedKobo !== refunded_kobo) {
          const since = formatNaira(order.refundedKobo - refunded_kobo)
          refuse('conflict', { message: `${since} of the order went back since it was requested.` })
        }
        const choice = { ...choiceOf(refund), isAgain: true, reason, approvalId: id }
        const { amountKobo } = await verbs.refund({ orderCode, ...choice, by, within: tx })
        if (amountKobo !== requestedKobo) {
          refuse('conflict', { message: `It would be ${formatNaira(amountKobo)} by now.` })
        }
        const after = { refund, refunded_kobo: amountKobo, approval: id }
        return { subject: `order:${orderCode}`, after, reason }
      })
    },
    async released(tx, { requestedBy, requestedAt: at, amountKobo }) {
      if (!('staff' in requestedBy)) return
      await countRequest(tx, { memberId: requestedBy.staff, amountKobo: -(amountKobo ?? 0), at })
    },
  }
}
