import type { UnpaidHelp } from '#contract/shop/checkout-refusals.ts'
import { type ItemQuantity, newcomersPercent } from '#server/catalogue/catalogue.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { formatNaira } from '#server/platform/naira.ts'
import type { Hold } from './holds.ts'
import {
  type Bounds,
  rangeLimits,
  shareOf,
  type TrustLevel,
  trustLevels,
  trustLimits,
} from './limits.ts'
import type { Unpaid, UnpaidSums } from './unpaid.ts'

/** A line of an order that is about to be placed. */
export interface BoundedLine extends ItemQuantity {
  name: string
  onHand: number
  heldByNewcomers: number
}

/** An order that would wait for its money. */
export interface UnpaidOrder {
  /** Each item once. */
  lines: BoundedLine[]
  totalKobo: number
  isOnTrust: boolean
  /** The coupon that it uses, and whether unpaid orders of newcomers may have one more use of it. */
  coupon: { code: string; isLeftForNewcomers: boolean } | null
}

export function trustLevel(known: {
  hasPhone: boolean
  isVerified: boolean
  hasDelivered: boolean
}): TrustLevel {
  if (known.hasDelivered) return 'delivered'
  if (known.isVerified) return 'identity'
  return known.hasPhone ? 'phone' : 'unknown'
}

/** Whether the range of addresses counts: not for those of whom more is known than a phone. `unpaidOf` reads it so. */
export function isOfRange(level: TrustLevel): boolean {
  return trustLevels.indexOf(level) < trustLevels.indexOf('identity')
}

/**
 * What one more unpaid order may reserve. Beyond the bounds a card order reserves nothing until it is paid; a
 * pick-up is refused with `unpaid_limit`, as is any order beyond the number of orders.
 */
export function holdFor(level: TrustLevel, unpaid: UnpaidSums, order: UnpaidOrder): Hold {
  const { orders } = trustLimits[level]
  if (unpaid.own.orders >= orders) refuseAt(level, tooManyOrders(unpaid.own.orders))
  const excess =
    excessOf(trustLimits[level], unpaid.own, order) ??
    (isOfRange(level) ? excessOfRange(unpaid.range, order) : null) ??
    (level === 'delivered' ? null : excessOfNewcomers(order))
  if (!excess) return level === 'delivered' ? 'whole' : 'share'
  if (order.isOnTrust) refuseAt(level, excess)
  return 'none'
}

/** Refuses `phone_needed` a pick-up that is paid there, where nobody could be called about it. */
export function requirePhone(isReachable: boolean): void {
  if (!isReachable) refuse('phone_needed', { data: { help: ['add-phone', 'pay-now'] } })
}

/** Another order has taken the rest of the newcomers' share at the same moment. */
export function refuseShare(level: TrustLevel, order: UnpaidOrder): never {
  const [line] = order.lines
  if (!line) throw new Error('an order without lines')
  refuseAt(level, excessOfNewcomers(order) ?? scarce(line))
}

/** Which bound an order exceeds, in words for its shopper. */
interface Excess {
  limit: 'orders' | 'lines' | 'units' | 'share' | 'value' | 'range' | 'newcomers' | 'coupon'
  message: string
  /** What helps whoever the customer is, the best first. */
  help: UnpaidHelp[]
}

function tooManyOrders(orders: number): Excess {
  const message = `You have ${orders} unpaid orders.`
  return { limit: 'orders', message, help: ['pay-waiting', 'pay-from-wallet'] }
}

function excessOf(bounds: Bounds, unpaid: Unpaid, order: UnpaidOrder): Excess | null {
  const { lines, totalKobo } = order
  const help: UnpaidHelp[] = ['pay-now', 'order-fewer']
  if (lines.length > bounds.lines) {
    const message = `An unpaid order can have at most ${bounds.lines} different items.`
    return { limit: 'lines', message, help }
  }
  for (const line of lines) {
    const units = line.quantity + unitsIn(unpaid, line)
    if (units > bounds.units) {
      const message = `${line.name}: you can have at most ${bounds.units} unpaid units.`
      return { limit: 'units', message, help }
    }
    const share = Math.max(bounds.minUnits, shareOf(line.onHand, bounds.sharePercent))
    if (units > share) {
      const message = `${line.name}: we have ${line.onHand}, and you can order at most ${share} before you pay.`
      return { limit: 'share', message, help }
    }
  }
  if (totalKobo + unpaid.totalKobo <= bounds.naira * 100) return null
  const message = `Your unpaid orders can total at most ${formatNaira(bounds.naira * 100)}.`
  return { limit: 'value', message, help }
}

function unitsIn({ units }: Unpaid, { productId, combinationId }: ItemQuantity): number {
  const same = units.find(
    (item) => item.productId === productId && item.combinationId === combinationId,
  )
  return same?.quantity ?? 0
}

function excessOfRange(range: Unpaid, order: UnpaidOrder): Excess | null {
  const isBeyond = range.orders >= rangeLimits.orders || excessOf(rangeLimits, range, order)
  if (!isBeyond) return null
  const message = 'There are many unpaid orders from your network right now.'
  return { limit: 'range', message, help: ['pay-now'] }
}

function excessOfNewcomers({ lines, coupon }: UnpaidOrder): Excess | null {
  if (coupon && !coupon.isLeftForNewcomers) return scarceCoupon(coupon)
  const short = lines.find(
    (line) => line.heldByNewcomers + line.quantity > shareOf(line.onHand, newcomersPercent),
  )
  return short ? scarce(short) : null
}

function scarce({ name }: BoundedLine): Excess {
  const message = `${name}: only a few are left. We can hold them without payment after your first delivered order.`
  return { limit: 'newcomers', message, help: ['pay-now'] }
}

function scarceCoupon({ code }: { code: string }): Excess {
  const message = `Coupon ${code}: only a few uses are left. We can hold one without payment after your first delivered order.`
  return { limit: 'coupon', message, help: ['pay-now'] }
}

const offers: Record<UnpaidHelp, string> = {
  'pay-now': 'pay now by card or from your wallet',
  'pay-from-wallet': 'pay for this one from your wallet',
  'pay-waiting': 'pay for one of them first',
  'order-fewer': 'order fewer',
  'add-phone': 'add your phone number',
  'check-identity': 'verify your identity on My Account to raise your limit',
}

/** Refuses with what would help, in words and for the page. */
function refuseAt(level: TrustLevel, { limit, message, help }: Excess): never {
  const all = [...help, ...nextStep(level, limit)]
  const words = all.map((each) => offers[each]).join(', or ')
  refuse('unpaid_limit', {
    message: `${message} ${words.charAt(0).toUpperCase()}${words.slice(1)}.`,
    data: { limit, level, help: all },
  })
}

/** Newcomers share what there is, and the number of orders stays the same: an identity check changes neither. */
const unhelped: Excess['limit'][] = ['newcomers', 'coupon', 'orders']

/** How the customer becomes better known, where that helps. */
function nextStep(level: TrustLevel, limit: Excess['limit']): UnpaidHelp[] {
  if (level === 'unknown') return ['add-phone']
  const isHelped = level === 'phone' && !unhelped.includes(limit)
  return isHelped ? ['check-identity'] : []
}
