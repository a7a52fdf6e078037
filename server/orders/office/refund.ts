import type { Request } from '#contract/endpoint.ts'
import { toKobo } from '#contract/money.ts'
import type { orders } from '#contract/office/orders.ts'
import type { Call } from '#server/platform/http/handler.ts'
import type { Orders } from '../verbs.ts'
import { type ChangeDeps, changeOrder } from './change-order.ts'
import { countRefund } from './refund-bounds.ts'

type SentRefund = { code: string } & Request<typeof orders.refundOrder>['body']

/**
 * Money back by one member: all that is left, a sum, or units of lines. Refuses as `refundOrder` and `refundLines` do, and
 * beyond the bounds of `countRefund`.
 */
export async function refundByMember(
  deps: ChangeDeps,
  verbs: Pick<Orders, 'refund' | 'refundLines'>,
  call: Call,
  { code: orderCode, seen_move, refund, is_again: isAgain, reason }: SentRefund,
): Promise<void> {
  await changeOrder(deps, call, {
    code: orderCode,
    seenMove: seen_move,
    reason,
    async change(within, { id: orderId }, by) {
      const request = { orderCode, isAgain, by, within }
      const { amountKobo } =
        refund.of === 'lines'
          ? await verbs.refundLines({ ...request, lines: refund.lines.map(returnedUnits) })
          : await verbs.refund({
              ...request,
              amountKobo: refund.of === 'all' ? null : toKobo(refund.value),
            })
      await countRefund(within, { orderId, memberId: by.staff, amountKobo, at: deps.clock.now() })
      return { refund, refunded_kobo: amountKobo }
    },
  })
}

function returnedUnits({ line, units }: { line: number; units: number }) {
  return { line, quantity: units }
}
