import { isActive } from '#server/accounts/accounts.ts'
import type { Actor } from '#server/platform/actor.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { formatNaira } from '#server/platform/naira.ts'
import type { OrderDeps } from '../deps.ts'
import type { PlacedOrder } from '../rows.ts'
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
    const backKobo = amountKobo ?? order.totalKobo - order.refundedKobo
    const isPart = amountKobo !== null
    const at = deps.clock.now()
    await payBack(deps, tx, order, { amountKobo: backKobo, isPart, isAgain, by, at })
    return { amountKobo: backKobo }
  })
}

interface PaidBack extends Pick<RefundRequest, 'isAgain' | 'by'> {
  amountKobo: number
  /** A part was asked for, and not all that is left. */
  isPart: boolean
  at: Date
}

/** The same for an order that is locked. */
export async function payBack(
  deps: OrderDeps,
  tx: Tx,
  order: PlacedOrder,
  { amountKobo, isPart, isAgain, by, at }: PaidBack,
): Promise<void> {
  if (order.paymentStatus !== 'PAID') refuse('conflict', { message: 'This order is not paid.' })
  const leftKobo = order.totalKobo - order.refundedKobo
  if (amountKobo <= 0 || amountKobo > leftKobo) {
    refuse('conflict', { message: `At most ${formatNaira(leftKobo)} can go back.` })
  }
  if (isPart && order.refundedKobo > 0 && !isAgain) {
    const message = `${formatNaira(order.refundedKobo)} went back before. Say 'again' to give back this as well.`
    refuse('conflict', { message })
  }
  if (!isBackToCard(order) && !(await isActive(tx, order.accountId))) {
    refuse('conflict', { message: gone })
  }
  const isAll = amountKobo === leftKobo
  const isInStore = isAll && order.status === 'PROCESSING'
  await moveOrder(tx, order, {
    refundedKobo: order.refundedKobo + amountKobo,
    by,
    at,
    ...(isAll && { status: 'REFUNDED', paymentStatus: 'REFUNDED' }),
    ...(isInStore && { stockState: 'free' }),
  })
  await sendBack(deps, tx, order, { amountKobo, by, at })
  if (isInStore) await deps.events.withdrawn(tx, { orderId: order.id, at })
  await notifyCustomer(deps, tx, order, { event: 'refunded', amountKobo, at })
}
