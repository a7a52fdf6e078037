import type { Request } from '#contract/endpoint.ts'
import type { orders } from '#contract/office/orders.ts'
import type { Call } from '#server/platform/http/handler.ts'
import { pricedRefund } from '../life/refund.ts'
import type { Orders } from '../verbs.ts'
import { type ChangeDeps, changeOrder } from './change-order.ts'
import { countRefund, isAllowedAlone } from './refund-bounds.ts'
import { choiceOf } from './refund-choice.ts'
import { requestRefund } from './refund-kind.ts'

type RefundForm = { code: string } & Request<typeof orders.refundOrder>['body']

/**
 * Money back by one member: all that is left, a sum, the delivery, or units of lines. Beyond the limits of one member it becomes a
 * request, whose id it answers. Refuses as `refundOrder` does.
 */
export async function refundByMember(
  deps: ChangeDeps,
  verbs: Pick<Orders, 'refund'>,
  call: Call,
  { code: orderCode, seen_move, refund, is_again: isAgain, reason }: RefundForm,
): Promise<number | null> {
  let approvalId: number | null = null
  await changeOrder(deps, call, {
    code: orderCode,
    seenMove: seen_move,
    reason,
    async change(within, order, by) {
      const choice = choiceOf(refund)
      const { amountKobo } = await pricedRefund(within, order, { ...choice, isAgain })
      const at = deps.clock.now()
      const count = { orderId: order.id, memberId: by.staff, amountKobo, at }
      if (await isAllowedAlone(within, count)) {
        await verbs.refund({ orderCode, ...choice, isAgain, by, reason, within })
        await countRefund(within, count)
        return { refund, refunded_kobo: amountKobo }
      }
      approvalId = await requestRefund(within, order, { refund, amountKobo, reason, by, at })
      return { refund, requested_kobo: amountKobo, approval: approvalId }
    },
  })
  return approvalId
}
