import type { KeyObject } from 'node:crypto'
import { shippingMethods } from '#contract/shipping-methods.ts'
import {
  isOnTrust,
  isPaidAtOnce,
  type PaymentMethod,
  paymentMethods,
} from '#contract/shop/payment-methods.ts'
import { type IsClosed, switchTexts } from '#contract/switches.ts'
import {
  type Contacts,
  countPayment,
  lockCustomer,
  lockExclusive,
  lockPayer,
  type Payer,
} from '#server/accounts/accounts.ts'
import { takeFromCart } from '#server/cart/cart.ts'
import { sellableItems } from '#server/catalogue/catalogue.ts'
import { type PricedCoupon, priceCoupon } from '#server/coupons/coupons.ts'
import {
  isShippingClosed,
  type ShippingChoice,
  type ShippingType,
  shippingTypeOf,
} from '#server/delivery/delivery.ts'
import {
  type Added,
  contentsOf,
  isReserved,
  type NewOrder,
  noTraces,
  type OrderContents,
  type PlacedOrder,
  type Reservation,
  requirePhone,
} from '#server/orders/orders.ts'
import { createPayment, deadlinesOf, isMethodClosed } from '#server/payments/payments.ts'
import type { Announce } from '#server/platform/database/announce.ts'
import { pipelined, type Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { publicCode } from '#server/platform/secret.ts'
import { purchase } from '#server/wallet/wallet.ts'
import { type Figures, requireFigures } from './figures.ts'
import { claimKey, type KeyedPlacement, storePayment } from './keys.ts'
import type { Placing } from './placing.ts'
import { atPrices, coveredLines, type PricedLine, requireStock, sumOf } from './priced-lines.ts'
import { addWithStock, claimAsReserved, knownOf, reservationFor } from './reserve.ts'
import { readShippingChoice } from './shipping-choice.ts'

/** Runs for an order that is placed, in its transaction. */
export type OnPlaced = (
  tx: Tx,
  order: OrderContents,
  known: { added: Added; contacts: Contacts; at: Date },
) => Promise<void>

export interface PlaceDeps {
  announce: Announce
  onPlaced: OnPlaced
  /** Of the hashes that unpaid orders have of where they came from: 256 bits. */
  traceKey: KeyObject
  isClosed: IsClosed
}

export interface Placement extends KeyedPlacement {
  /** False: what it is for is reserved once it is paid. */
  isReserved: boolean
}

/**
 * Places an order in the caller's transaction: all of it or nothing. The figures are the mall's, whatever
 * the shopper sent. Refuses as `POST /orders/checkout` says.
 *
 * Locks, in the order of the whole server: the account, the key, its browsers, stock, the coupon, the wallet.
 * Independent statements are pipelined, so that locks are held for few round trips: where one of them finds that the
 * order cannot be placed, what was sent behind it is undone with it.
 */
export async function place(
  tx: Tx,
  placing: Placing,
  { announce, onPlaced, traceKey, isClosed }: PlaceDeps,
): Promise<Placement> {
  const { accountId, by, body, lines, key, at, begun } = placing
  if ('staff' in by && isPaidAtOnce(body.payment_code)) refuse('payment_not_offered')
  const orderCode = publicCode()
  const account = pipelined(begun, lockAccount(tx, placing), claimKeyOf(tx, placing, orderCode))
  if (isOnTrust(body.payment_code) && lines.length > pricedAtOnce) requireOwnPhone(await account)
  const [[, payer, before], items, type, known] = await pipelined(
    account,
    sellableItems(tx, lines),
    shippingTypeOf(tx, body.shipping_method_id),
    knownOf(tx, placing, traceKey),
  )
  if (!payer) refuse('staff' in by ? 'not_found' : 'unauthenticated')
  const { contacts, leftKobo } = payer
  if (before) return { ...before, isReserved: await isReserved(tx, before.orderCode) }

  // What is placed already is answered above, whatever is closed by now.
  if (isOnTrust(body.payment_code)) requirePhone(contacts.phoneNumber !== null)
  requireOpen(body, type, isClosed)
  const priced = await atPrices(tx, lines, items)
  requireStock(priced)
  const choosing = { accountId, body, lines, contacts, type, at }
  const shippingChoice = await readShippingChoice(tx, choosing)
  const coupon = await couponOf(tx, placing, { priced, contacts })
  const figures = figuresOf(priced, shippingChoice, coupon)
  requireFigures(body, figures, priced)
  const { totalKobo } = figures
  const hasPhone = contacts.phoneNumber !== null
  const reservation = reservationFor(known && { ...known, hasPhone }, placing, {
    lines: priced,
    totalKobo,
    coupon,
  })

  const parts = { orderCode, priced, shippingChoice, coupon, figures, reservation }
  const draft = newOrder(placing, parts)
  const order = contentsOf(draft)
  const counted = countPayment(tx, accountId, { leftKobo, amountKobo: totalKobo, at })
  const stored = pipelined(counted, addWithStock(tx, placing, priced, { draft, reservation }))
  const added = claimAfter(tx, placing, stored, { coupon, priced, reservation })
  // A coupon is locked before the wallet.
  if (coupon) await added
  // Those of other orders leave the cart once they are paid.
  const isBought = isOnTrust(body.payment_code)
  const [, placed, paymentId] = await pipelined(
    counted,
    added,
    charges[paymentMethods[order.paymentCode].charge](tx, order, { added, at }),
    onPlaced(tx, order, { added, contacts, at }),
    isBought ? takeFromCart(tx, announce, { accountId, lines }) : Promise.resolve(),
  )
  if (key !== null && paymentId !== null) await storePayment(tx, { accountId, key }, paymentId)
  return { orderCode, paymentId, isReserved: placed.hold !== 'none' }
}

/** The coupon's claim refers to the order. */
async function claimAfter(
  tx: Tx,
  placing: Placing,
  stored: Promise<readonly [unknown, PlacedOrder]>,
  { coupon, ...known }: Claiming,
): Promise<PlacedOrder> {
  const [, order] = await stored
  return coupon ? claimAsReserved(tx, placing, order, { coupon, ...known }) : order
}

interface Claiming {
  coupon: PricedCoupon | null
  priced: PricedLine[]
  reservation: Reservation | null
}

/** Locks the account, exclusively where this order is counted: unpaid ones are, and unconfirmed payments from the wallet. */
async function lockAccount(tx: Tx, placing: Placing): Promise<Payer | null> {
  const { accountId, by, body, at } = placing
  if ('staff' in by) {
    const contacts = await lockExclusive(tx, accountId)
    return contacts && { contacts, leftKobo: null }
  }
  const { customer } = by
  if (isPaidAtOnce(body.payment_code)) return lockPayer(tx, customer, at)
  const contacts = await lockCustomer(tx, customer, 'NO KEY UPDATE')
  return contacts && { contacts, leftKobo: null }
}

/**
 * Lines of a pick-up that are priced before it is known whether its customer may have one, which saves a round trip. A
 * hundred lines of somebody unknown cost the mall nothing.
 */
const pricedAtOnce = 10

function requireOwnPhone([, payer, before]: readonly [unknown, Payer | null, unknown]): void {
  if (payer && !before) requirePhone(payer.contacts.phoneNumber !== null)
}

/** Refuses with `closed_for_now` the way to pay or of delivery that staff have closed. */
function requireOpen(
  { payment_code: payment }: Placing['body'],
  shipping: ShippingType | null,
  isClosed: IsClosed,
): void {
  if (isMethodClosed(payment, isClosed)) {
    refuse('closed_for_now', { message: switchTexts['no-card'].words })
  }
  if (shipping && isShippingClosed(shipping.code, isClosed)) {
    refuse('closed_for_now', { message: switchTexts['no-carriers'].words })
  }
}

async function claimKeyOf(
  tx: Tx,
  { accountId, key, body, at }: Placing,
  orderCode: string,
): Promise<KeyedPlacement | null> {
  return key === null ? null : claimKey(tx, { accountId, key, orderCode, body, at })
}

async function couponOf(
  tx: Tx,
  { accountId, body: { coupon_code: code }, at }: Placing,
  { priced, contacts }: { priced: PricedLine[]; contacts: Contacts },
): Promise<PricedCoupon | null> {
  if (!code) return null
  const coupon = await priceCoupon(tx, { code, accountId, lines: coveredLines(priced), at })
  // An account costs nothing, a number that a code has proved does.
  if (coupon.isLimitedEach && contacts.phoneNumber === null) {
    refuse('coupon_needs_phone', { data: { help: ['add-phone'] } })
  }
  return coupon
}

function figuresOf(
  priced: PricedLine[],
  shippingChoice: ShippingChoice,
  coupon: PricedCoupon | null,
): Figures {
  const subTotalKobo = sumOf(priced)
  const couponKobo = coupon?.amountKobo ?? 0
  return {
    subTotalKobo,
    couponKobo,
    shippingKobo: shippingChoice.feeKobo,
    totalKobo: subTotalKobo + shippingChoice.feeKobo - couponKobo,
    carrierKobo: shippingMethods[shippingChoice.code].isQuoted ? shippingChoice.feeKobo : 0,
  }
}

interface OrderDraft {
  orderCode: string
  priced: PricedLine[]
  shippingChoice: ShippingChoice
  coupon: PricedCoupon | null
  figures: Figures
  reservation: Reservation | null
}

function newOrder({ accountId, by, body, at }: Placing, draft: OrderDraft): NewOrder {
  const { orderCode, priced, shippingChoice, coupon, figures, reservation } = draft
  const { payment_code: paymentCode } = body
  return {
    orderCode,
    accountId,
    by: 'staff' in by ? by : { customer: accountId },
    paymentCode,
    shipping: shippingChoice,
    at,
    lines: priced,
    isPaid: isPaidAtOnce(paymentCode),
    subTotalKobo: figures.subTotalKobo,
    coupon,
    totalKobo: figures.totalKobo,
    hold: reservation?.hold ?? 'whole',
    traces: reservation?.traces ?? noTraces,
    ...deadlinesOf(paymentCode, at, reservation),
  }
}

/** What placing does about the money. Answers the id of the card payment that it opens, if any. */
const charges: Record<
  PaymentMethod['charge'],
  (tx: Tx, order: OrderContents, known: { added: Added; at: Date }) => Promise<number | null>
> = {
  async wallet(tx, { accountId, orderCode, totalKobo: amountKobo }, { at }) {
    const key = `order:${orderCode}`
    await purchase(tx, { accountId, amountKobo, reference: orderCode, key, at })
    return null
  },
  async card(tx, { accountId, orderCode, totalKobo: amountKobo, payUntil }, { added, at }) {
    if (!payUntil) throw new Error('a card order without the time until which it can be paid')
    const { id: orderId } = await added
    const request = { orderId, accountId, orderCode, amountKobo, at, expiresAt: payUntil }
    const { paymentId } = await createPayment(tx, request)
    return paymentId
  },
  delivery: async () => null,
}
