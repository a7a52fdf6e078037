import { shippingMethods } from '#contract/shipping-methods.ts'
import { paymentMethods } from '#contract/shop/payment-methods.ts'
import {
  type Contacts,
  lockExclusive,
  spendAllowance,
  type WalletAllowance,
  walletAllowance,
} from '#server/accounts/accounts.ts'
import { type Line, takeFromCart } from '#server/cart/cart.ts'
import { moveStock, sellableItems } from '#server/catalogue/catalogue.ts'
import { claimCoupon, type PricedCoupon, priceCoupon } from '#server/coupons/coupons.ts'
import { type ShippingChoice, shippingTypeOf } from '#server/delivery/delivery.ts'
import {
  addOrder,
  type PlacedOrder,
  requireFewUnpaid,
  type Unpaid,
  unpaidOf,
} from '#server/orders/orders.ts'
import { createPayment, deadlinesOf } from '#server/payments/payments.ts'
import type { Announce } from '#server/platform/database/announce.ts'
import { pipelined, type Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { publicCode } from '#server/platform/public-code.ts'
import { purchase } from '#server/wallet/wallet.ts'
import { type CheckoutBody, type Figures, requireFigures } from './figures.ts'
import { claimKey, type Placement, storePayment } from './keys.ts'
import {
  atPrices,
  coveredLines,
  type PricedLine,
  priceLines,
  requireStock,
  sumOf,
} from './priced-lines.ts'
import { readShippingChoice } from './shipping-choice.ts'

export interface Placing {
  accountId: number
  /** The session that places it: one that was confirmed pays any sum from the wallet. */
  sessionId: number
  body: CheckoutBody
  /** Each item once. */
  lines: Line[]
  /** The idempotency key; null: the browser will not retry. */
  key: string | null
  at: Date
  /** The transaction's BEGIN, without which a key could be stored without its order. */
  begun: Promise<unknown>
}

/** Runs for an order that is placed, in its transaction. */
export type OnPlaced = (
  tx: Tx,
  order: PlacedOrder,
  known: { contacts: Contacts; at: Date },
) => Promise<void>

/**
 * Places an order in the caller's transaction: all of it or nothing. The figures are the mall's, whatever
 * the shopper sent. Refuses as `POST /orders/checkout` says.
 *
 * Locks, in the order of the whole server: the account, the key, stock, the coupon, the wallet. Independent
 * statements are pipelined, so that locks are held for few round trips.
 */
export async function place(
  tx: Tx,
  placing: Placing,
  { announce, onPlaced }: { announce: Announce; onPlaced: OnPlaced },
): Promise<Placement> {
  const { accountId, body, lines, key, at, begun } = placing
  const orderCode = publicCode()
  const [, contacts, before, items, type, unpaid, allowance] = await pipelined(
    begun,
    lockExclusive(tx, accountId),
    claimKeyOf(tx, placing, orderCode),
    sellableItems(tx, lines),
    shippingTypeOf(tx, body.shipping_method_id),
    unpaidBefore(tx, placing),
    allowanceOf(tx, placing),
  )
  if (!contacts) refuse('unauthenticated')
  if (before) return before

  const priced = atPrices(lines, items)
  requireStock(priced)
  if (unpaid) requireFewUnpaid(unpaid, priced)
  const shippingChoice = await readShippingChoice(tx, {
    accountId,
    body,
    lines,
    contacts,
    type,
    at,
  })
  const coupon = await couponOf(tx, placing, priced)
  const figures = figuresOf(priced, shippingChoice, coupon)
  requireFigures(body, figures, priced)

  const draft = newOrder(placing, { orderCode, priced, shippingChoice, coupon, figures })
  const [, , order] = await pipelined(
    spend(tx, placing, { allowance, amountKobo: figures.totalKobo }),
    takeStock(tx, placing, priced),
    addOrder(tx, draft),
  )
  if (coupon) {
    await claimCoupon(tx, { couponId: coupon.couponId, accountId, orderId: order.id, at })
  }
  const [paymentId] = await pipelined(pay(tx, order, at), onPlaced(tx, order, { contacts, at }))
  // The lines of other orders leave the cart once they are paid.
  if (!isPaidAtOnce(body) && order.payUntil === null)
    await takeFromCart(tx, announce, { accountId, lines })
  if (key !== null && paymentId !== null) await storePayment(tx, { accountId, key }, paymentId)
  return { orderCode, paymentId }
}

function isPaidAtOnce({ payment_code: paymentCode }: CheckoutBody): boolean {
  return paymentMethods[paymentCode].paid === 'at-once'
}

/** The account's unpaid orders, where this order would add to them. */
async function unpaidBefore(tx: Tx, { accountId, body }: Placing): Promise<Unpaid | null> {
  return isPaidAtOnce(body) ? null : unpaidOf(tx, accountId)
}

/** What the session may pay from the wallet; null where the order is paid otherwise. */
async function allowanceOf(
  tx: Tx,
  { accountId: id, sessionId, body, at }: Placing,
): Promise<WalletAllowance | null> {
  return isPaidAtOnce(body) ? walletAllowance(tx, { id, sessionId }, at) : null
}

async function spend(
  tx: Tx,
  { accountId: id, sessionId, at }: Placing,
  { allowance, amountKobo }: { allowance: WalletAllowance | null; amountKobo: number },
): Promise<void> {
  if (allowance) await spendAllowance(tx, { id, sessionId }, { allowance, amountKobo, at })
}

async function claimKeyOf(
  tx: Tx,
  { accountId, key, body, at }: Placing,
  orderCode: string,
): Promise<Placement | null> {
  return key === null ? null : claimKey(tx, { accountId, key, orderCode, body, at })
}

async function couponOf(
  tx: Tx,
  { accountId, body: { coupon_code: code }, at }: Placing,
  priced: PricedLine[],
): Promise<PricedCoupon | null> {
  if (!code) return null
  return priceCoupon(tx, { code, accountId, lines: coveredLines(priced), at })
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

/** Takes the stock: sold where the order is paid at once, else held. */
async function takeStock(tx: Tx, { body, lines }: Placing, priced: PricedLine[]): Promise<void> {
  const to = isPaidAtOnce(body) ? 'sold' : 'held'
  if (await moveStock(tx, priced, 'free', to)) return
  // Another order took it meanwhile: read again how much is left.
  requireStock(await priceLines(tx, lines))
  refuse('out_of_stock')
}

interface OrderDraft {
  orderCode: string
  priced: PricedLine[]
  shippingChoice: ShippingChoice
  coupon: PricedCoupon | null
  figures: Figures
}

function newOrder({ accountId, body, at }: Placing, draft: OrderDraft) {
  const { orderCode, priced, shippingChoice, coupon, figures } = draft
  const { payment_code: paymentCode } = body
  return {
    orderCode,
    accountId,
    paymentCode,
    shipping: shippingChoice,
    at,
    lines: priced,
    isPaid: isPaidAtOnce(body),
    subTotalKobo: figures.subTotalKobo,
    coupon: coupon && { code: coupon.code, amountKobo: coupon.amountKobo },
    totalKobo: figures.totalKobo,
    ...deadlinesOf(paymentCode, at),
  }
}

/** Takes the money from the wallet, or opens a card payment and answers its id. */
async function pay(tx: Tx, order: PlacedOrder, at: Date): Promise<number | null> {
  const { id: orderId, accountId, orderCode, totalKobo: amountKobo, payUntil } = order
  if (paymentMethods[order.paymentCode].paid === 'at-once') {
    const key = `order:${orderCode}`
    await purchase(tx, { accountId, amountKobo, reference: orderCode, key, at })
  }
  if (!payUntil) return null
  const request = { orderId, accountId, orderCode, amountKobo, at, expiresAt: payUntil }
  const { paymentId } = await createPayment(tx, request)
  return paymentId
}
