import type { KeyObject } from 'node:crypto'
import { isOnTrust, isPaidAtOnce } from '#contract/shop/payment-methods.ts'
import { lockDevices } from '#server/accounts/accounts.ts'
import { moveStock } from '#server/catalogue/catalogue.ts'
import { type CouponHolder, claimCoupon, type PricedCoupon } from '#server/coupons/coupons.ts'
import {
  addOrder,
  type Hold,
  hashOfRange,
  type Known,
  type NewOrder,
  type PlacedOrder,
  type Reservation,
  requireNoneLapsed,
  reservationOf,
  unpaidOf,
  unreserve,
} from '#server/orders/orders.ts'
import { pipelined, type Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { Placing } from './placing.ts'
import { type PricedLine, priceLines, requireStock } from './priced-lines.ts'

/** What bounds an order that waits for its money; null for one that does not, which sends no statement for it. */
export async function knownOf(
  tx: Tx,
  { accountId, body, lines, ip }: Placing,
  traceKey: KeyObject,
): Promise<Omit<Known, 'hasPhone'> | null> {
  if (isPaidAtOnce(body.payment_code)) return null
  const rangeHash = ip === null ? null : hashOfRange(traceKey, ip)
  const productIds = lines.map(({ productId }) => productId)
  const [, unpaid] = await pipelined(
    lockDevices(tx, accountId),
    unpaidOf(tx, { accountId, key: traceKey, rangeHash, productIds }),
  )
  if (isOnTrust(body.payment_code)) await requireNoneLapsed(tx, accountId)
  return { unpaid, rangeHash }
}

/** What the order reserves until it is paid; null where it is paid at once. Refuses as `reservationOf` does. */
export function reservationFor(
  known: Known | null,
  { body }: Placing,
  order: { lines: PricedLine[]; totalKobo: number; coupon: PricedCoupon | null },
): Reservation | null {
  if (!known) return null
  return reservationOf(known, { ...order, isOnTrust: isOnTrust(body.payment_code) })
}

/** Takes the stock and adds the order, at once. Refuses `out_of_stock`, and `unpaid_limit` as `unreserve` does. */
export async function addWithStock(
  tx: Tx,
  { body, lines }: Placing,
  priced: PricedLine[],
  { draft, reservation }: { draft: NewOrder; reservation: Reservation | null },
): Promise<PlacedOrder> {
  const [isTaken, order] = await pipelined(takeStock(tx, priced, reservation), addOrder(tx, draft))
  if (isTaken) return order
  // Another order took it meanwhile: read again how much is left.
  const now = await priceLines(tx, lines)
  requireStock(now)
  if (reservation?.hold !== 'share') refuse('out_of_stock')
  const { totalKobo } = draft
  const unpaid = { lines: now, totalKobo, isOnTrust: isOnTrust(body.payment_code), coupon: null }
  return unreserve(tx, order, reservation, unpaid)
}

/**
 * Counts the coupon as the order reserves its units. Where other orders took the rest of the newcomers' share of it
 * meanwhile, the order reserves neither. Refuses `coupon_refused`, and `unpaid_limit` as `unreserve` does.
 */
export async function claimAsReserved(
  tx: Tx,
  { body, at }: Placing,
  order: PlacedOrder,
  known: { coupon: PricedCoupon; priced: PricedLine[]; reservation: Reservation | null },
): Promise<PlacedOrder> {
  const { coupon, priced, reservation } = known
  const { id: orderId, accountId, hold, totalKobo } = order
  const holder = reservation ? couponHolders[hold] : 'anybody'
  const { couponId } = coupon
  const isCounted = await claimCoupon(tx, { couponId, accountId, orderId, holder, at })
  if (isCounted || !reservation || hold !== 'share') return order
  await moveStock(tx, priced, 'held', 'free', 'newcomers')
  const used = { ...coupon, isLeftForNewcomers: false }
  const unpaid = { lines: priced, totalKobo, isOnTrust: isOnTrust(body.payment_code), coupon: used }
  return unreserve(tx, order, reservation, unpaid)
}

const couponHolders: Record<Hold, CouponHolder> = {
  whole: 'anybody',
  share: 'newcomers',
  none: 'nobody',
}

/** Sold where the order is paid at once, else held as it is reserved: false where that cannot be. */
async function takeStock(
  tx: Tx,
  priced: PricedLine[],
  reservation: Reservation | null,
): Promise<boolean> {
  if (!reservation) return moveStock(tx, priced, 'free', 'sold')
  if (reservation.hold === 'none') return true
  const holder = reservation.hold === 'share' ? 'newcomers' : 'anybody'
  return moveStock(tx, priced, 'free', 'held', holder)
}
