import type { ClientBase } from 'pg'
import { type Contacts, lockActive, lockExclusive } from '#server/accounts/accounts.ts'
import { type Line, takeFromCart } from '#server/cart/cart.ts'
import { moveStock, sellableItems } from '#server/catalogue/catalogue.ts'
import { claimCoupon, type PricedCoupon, priceCoupon } from '#server/coupons/coupons.ts'
import { shippingTypeOf } from '#server/delivery/delivery.ts'
import {
  addOrder,
  type PlacedOrder,
  requireFewUnpaid,
  type Unpaid,
  unpaidOf,
} from '#server/orders/orders.ts'
import { createPayment } from '#server/payments/payments.ts'
import type { Announce } from '#server/platform/database/announce.ts'
import { pipelined, type Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { publicCode } from '#server/platform/public-code.ts'
import { purchase } from '#server/wallet/wallet.ts'
import type { CheckoutBody } from './body.ts'
import { type Figures, requireFigures } from './figures.ts'
import { type Placed, storePayment, takeKey } from './keys.ts'
import {
  atPrices,
  coveredLines,
  type PricedLine,
  priceLines,
  requireStock,
  sumOf,
} from './priced-lines.ts'
import { readShippingChoice, type ShippingChoice } from './shipping-choice.ts'

/** How long an order waits for its card payment, its stock held. */
const payMs = 30 * 60_000
/** How long an order that is paid at pick-up is kept. */
const pickupMs = 3 * 24 * 3_600_000

export interface Placing {
  accountId: number
  body: CheckoutBody
  /** Each item once. */
  lines: Line[]
  /** What the browser calls this order; null: it will not ask again. */
  key: string | null
  at: Date
  /** The transaction; a key alone could not be kept without its order. */
  begun: Promise<unknown>
}

/** What happens with an order that is placed, in its transaction. */
export type OnPlaced = (
  client: Tx,
  order: PlacedOrder,
  known: { contacts: Contacts; at: Date },
) => Promise<void>

/**
 * Places an order in the caller's transaction: all of it or nothing. Whatever the shopper sent, the
 * figures are the mall's. Refuses as `POST /orders/checkout` says.
 *
 * Locks, in the mall's order: the account, the key, stock, the coupon, the wallet. Locks are held for few round trips:
 * what can be asked or written together is sent together.
 */
export async function place(
  client: Tx,
  placing: Placing,
  { announce, onPlaced }: { announce: Announce; onPlaced: OnPlaced },
): Promise<Placed> {
  const { accountId, body, lines, key, at, begun } = placing
  const hold = isPaidAtOnce(body) ? lockActive : lockExclusive
  const orderCode = publicCode()
  const [, contacts, before, goods, type, unpaid] = await pipelined(
    begun,
    hold(client, accountId),
    takeKeyOf(client, placing, orderCode),
    sellableItems(client, lines),
    shippingTypeOf(client, body.shipping_method_id),
    unpaidBefore(client, placing),
  )
  if (!contacts) refuse('unauthenticated')
  if (before) return before

  const priced = atPrices(lines, goods)
  requireStock(priced)
  if (unpaid) requireFewUnpaid(unpaid, priced)
  const shippingChoice = await readShippingChoice(client, {
    accountId,
    body,
    lines,
    contacts,
    type,
    at,
  })
  const coupon = await couponOf(client, placing, priced)
  const figures = figuresOf(priced, shippingChoice, coupon)
  requireFigures(body, figures, priced)

  const made = newOrder(placing, { orderCode, priced, shippingChoice, coupon, figures })
  const [, order] = await pipelined(takeStock(client, placing, priced), addOrder(client, made))
  if (coupon) {
    await claimCoupon(client, { couponId: coupon.couponId, accountId, orderId: order.id, at })
  }
  const [paymentId] = await pipelined(
    pay(client, order, at),
    onPlaced(client, order, { contacts, at }),
  )
  // Other orders leave the cart once they are paid.
  if (order.pickupUntil) await takeFromCart(client, announce, { accountId, lines })
  if (key !== null && paymentId !== null) await storePayment(client, { accountId, key }, paymentId)
  return { orderCode, paymentId }
}

function isPaidAtOnce({ payment_code: paymentCode }: CheckoutBody): boolean {
  return paymentCode === 'wallets'
}

/** Looked at where this order would be one more of them. */
async function unpaidBefore(
  client: ClientBase,
  { accountId, body }: Placing,
): Promise<Unpaid | null> {
  return isPaidAtOnce(body) ? null : unpaidOf(client, accountId)
}

async function takeKeyOf(
  client: ClientBase,
  { accountId, key, body, at }: Placing,
  orderCode: string,
): Promise<Placed | null> {
  return key === null ? null : takeKey(client, { accountId, key, orderCode, body, at })
}

async function couponOf(
  client: ClientBase,
  { accountId, body: { coupon_code: code }, at }: Placing,
  priced: PricedLine[],
): Promise<PricedCoupon | null> {
  if (!code) return null
  return priceCoupon(client, { code, accountId, lines: coveredLines(priced), at })
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
    carrierKobo: shippingChoice.shipping.code === 'carrier' ? shippingChoice.feeKobo : 0,
  }
}

/** Sold to who pays at once, held for the others. */
async function takeStock(
  client: ClientBase,
  { body, lines }: Placing,
  priced: PricedLine[],
): Promise<void> {
  const to = isPaidAtOnce(body) ? 'sold' : 'held'
  if (await moveStock(client, priced, 'free', to)) return
  // Somebody was quicker; now it can be told how much is left.
  requireStock(await priceLines(client, lines))
  refuse('out_of_stock')
}

interface Made {
  orderCode: string
  priced: PricedLine[]
  shippingChoice: ShippingChoice
  coupon: PricedCoupon | null
  figures: Figures
}

function newOrder({ accountId, body, at }: Placing, made: Made) {
  const { orderCode, priced, shippingChoice, coupon, figures } = made
  const { payment_code: paymentCode } = body
  const { feeKobo: shippingKobo, ...going } = shippingChoice
  return {
    orderCode,
    accountId,
    paymentCode,
    shippingKobo,
    ...going,
    at,
    lines: priced,
    isPaid: isPaidAtOnce(body),
    subTotalKobo: figures.subTotalKobo,
    coupon: coupon && { code: coupon.code, amountKobo: coupon.amountKobo },
    totalKobo: figures.totalKobo,
    payUntil: paymentCode === 'flutterwave' ? new Date(at.getTime() + payMs) : null,
    pickupUntil: paymentCode === 'pay-on-pickup' ? new Date(at.getTime() + pickupMs) : null,
  }
}

/** Takes the money from the wallet, or opens a card payment and answers its id. */
async function pay(client: ClientBase, order: PlacedOrder, at: Date): Promise<number | null> {
  const { id: orderId, accountId, orderCode, totalKobo: amountKobo, payUntil } = order
  if (order.paymentCode === 'wallets') {
    const key = `order:${orderCode}`
    await purchase(client, { accountId, amountKobo, reference: orderCode, key, at })
  }
  if (!payUntil) return null
  const wanted = { orderId, accountId, orderCode, amountKobo, at, expiresAt: payUntil }
  const { paymentId } = await createPayment(client, wanted)
  return paymentId
}
