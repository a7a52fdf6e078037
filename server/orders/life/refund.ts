import { isActive } from '#server/accounts/accounts.ts'
import type { Actor } from '#server/platform/actor.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { formatNaira } from '#server/platform/naira.ts'
import type { OrderDeps } from '../deps.ts'
import { moveOrder } from './move.ts'
import { notifyCustomer } from './notify-customer.ts'
import { isBackToCard, sendBack } from './send-back.ts'
import { type NamedOrder, withOrder } from './staff.ts'

export type RefundRequest = NamedOrder & {
  /** Null: all that is left. */
  amountKobo: number | null
  /** Confirms a further partial refund: without it a repeated command refunds nothing. */
  isAgain: boolean
  by: Actor
}

/** Nobody could spend it there. */
const gone = 'This customer has deleted the account, and its wallet with it: pay it out by hand.'

/**
 * Gives an order's money back, or a part of it (`amountKobo`; null: all that is left): to the card, or
 * into the wallet, where money paid at the counter goes too. Once all of it is back the order is REFUNDED, and
 * what had not left the store is in stock again. Refuses with `not_found`, and with `conflict` and the
 * reason where nothing was paid, or the amount exceeds what is left.
 */
export async function refundOrder(
  deps: OrderDeps,
  { amountKobo, isAgain, by, ...named }: RefundRequest,
): Promise<{ amountKobo: number }> {
  return withOrder(deps, named, async (tx, order) => {
    const at = deps.clock.now()
    if (order.paymentStatus !== 'PAID') refuse('conflict', { message: 'This order is not paid.' })
    const leftKobo = order.totalKobo - order.refundedKobo
    const backKobo = amountKobo ?? leftKobo
    if (backKobo <= 0 || backKobo > leftKobo) {
      refuse('conflict', { message: `At most ${formatNaira(leftKobo)} can go back.` })
    }
    if (amountKobo !== null && order.refundedKobo > 0 && !isAgain) {
      const message = `${formatNaira(order.refundedKobo)} went back before. Say 'again' to give back this as well.`
      refuse('conflict', { message })
    }
    if (!isBackToCard(order) && !(await isActive(tx, order.accountId))) {
      refuse('conflict', { message: gone })
    }
    const refundedKobo = order.refundedKobo + backKobo
    const isAll = refundedKobo === order.totalKobo
    await moveOrder(tx, order, {
      refundedKobo,
      by,
      at,
      ...(isAll && { status: 'REFUNDED', paymentStatus: 'REFUNDED' }),
      ...(isAll && order.status === 'PROCESSING' && { stockState: 'free' }),
    })
    await sendBack(deps, tx, order, { amountKobo: backKobo, by, at })
    if (isAll && order.status === 'PROCESSING') {
      await deps.events.withdrawn(tx, { orderId: order.id, at })
    }
    await notifyCustomer(deps, tx, order, { event: 'refunded', amountKobo: backKobo, at })
    return { amountKobo: backKobo }
  })
}
