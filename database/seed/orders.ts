import { cardPaymentMinutes, pickupHours } from '#contract/limits.ts'
import { isPaidAtOnce } from '#contract/shop/payment-methods.ts'
import { moveStock, type SellableItem, sellableItems } from '#server/catalogue/catalogue.ts'
import { claimCoupon, priceCoupon } from '#server/coupons/coupons.ts'
import { addressFor, type ShippingChoice, shippingTypeOf } from '#server/delivery/delivery.ts'
import { addOrder, noTraces, type PlacedOrder } from '#server/orders/orders.ts'
import { createPayment, deadlinesOf } from '#server/payments/payments.ts'
import { nullable, number } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { publicCode } from '#server/platform/secret.ts'
import { purchase } from '#server/wallet/wallet.ts'
import type { DemoLine, DemoOrder, DemoSending } from './demo/person.ts'
import { type Card, openOrderSteps } from './order-steps.ts'
import { daysBefore, hoursAfter, type PastEvent } from './past-events.ts'

export interface Buyer {
  accountId: number
  name: string
  /** Of the saved addresses, in their order. */
  addressIds: number[]
  orders: DemoOrder[]
}

/**
 * The orders of a demo person, placed, paid and moved by the product's own functions, so that stock, ledger
 * and history add up. Nothing is sent to a provider or to the person. The transaction is the caller's.
 */
export function seedOrders(tx: Tx, database: Database, buyer: Buyer, now: Date): PastEvent[] {
  const orderSteps = openOrderSteps(tx, database, buyer)
  return buyer.orders.flatMap((order) => {
    const at = daysBefore(now, order.daysAgo)
    let placed: { order: PlacedOrder; card: Card | null } | undefined
    const steps = order.steps.map((step) => {
      const then = hoursAfter(at, step.hours)
      const run = async () => {
        if (placed) await orderSteps.take(placed, step, then)
      }
      return { at: then, run }
    })
    const run = async () => {
      placed = await place(tx, buyer, order, at)
      await orderSteps.placed(placed.order, at)
    }
    return [{ at, run }, ...steps]
  })
}

async function place(tx: Tx, buyer: Buyer, demo: DemoOrder, at: Date) {
  const { accountId } = buyer
  const lines = await linesOf(tx, demo.lines)
  const shipping = await shippingOf(tx, buyer, demo.sent)
  const covered = lines.map((line) => ({ ...line, totalKobo: line.amountKobo * line.quantity }))
  const subTotalKobo = covered.reduce((sum, { totalKobo }) => sum + totalKobo, 0)
  const { coupon: code, pay } = demo
  const coupon = code ? await priceCoupon(tx, { code, accountId, lines: covered, at }) : null
  const amountKobo = subTotalKobo + shipping.feeKobo - (coupon?.amountKobo ?? 0)
  const isPaid = isPaidAtOnce(pay)
  if (!(await moveStock(tx, lines, 'free', isPaid ? 'sold' : 'held'))) {
    throw new Error(`the demo mall has not enough for the order of ${demo.daysAgo} days ago`)
  }
  const order = await addOrder(tx, {
    orderCode: publicCode(),
    accountId,
    by: { customer: accountId },
    lines,
    subTotalKobo,
    coupon,
    shipping,
    at,
    totalKobo: amountKobo,
    paymentCode: pay,
    isPaid,
    hold: 'whole',
    traces: noTraces,
    ...deadlinesOf(pay, at, { cardMinutes: cardPaymentMinutes, pickupHours }),
  })
  const { id: orderId, orderCode } = order
  if (coupon)
    await claimCoupon(tx, { couponId: coupon.couponId, accountId, orderId, holder: 'anybody', at })
  if (isPaid) {
    const key = `order:${orderCode}`
    await purchase(tx, { accountId, amountKobo, reference: orderCode, key, at })
  }
  const { payUntil: expiresAt } = order
  const card =
    expiresAt &&
    (await createPayment(tx, { orderId, accountId, orderCode, amountKobo, at, expiresAt }))
  return { order, card }
}

async function linesOf(tx: Tx, demoLines: DemoLine[]) {
  const lines: (SellableItem & { quantity: number })[] = []
  for (const { code, values = [], quantity } of demoLines) {
    const found = await many(tx, findItems, [code, values])
    const refs = found.map((row) => ({
      productId: row.product_id,
      combinationId: row.combination_id,
    }))
    const [item] = await sellableItems(tx, refs)
    if (!item) throw new Error(`the demo mall does not sell ${[code, ...values].join(' ')}`)
    lines.push({ ...item, quantity })
  }
  return lines
}

const findItems = rareStatement(
  'seed-find-items',
  { product_id: number, combination_id: nullable(number) },
  `SELECT products.id AS product_id, combinations.id AS combination_id
   FROM products LEFT JOIN combinations ON product_id = products.id
   WHERE code = $1 AND $2::text[] = ARRAY(
     SELECT option_values.name FROM combination_values
     JOIN product_options ON product_options.id = combination_values.option_id
     JOIN option_values ON option_values.id = value_id
     WHERE combination_id = combinations.id ORDER BY product_options.position
   )`,
)

const typeIds = { carrier: 1, publicTransport: 2, pickUp: 3 }

async function shippingOf(
  tx: Tx,
  buyer: Buyer,
  sent: DemoSending | undefined,
): Promise<ShippingChoice> {
  const { carrier } = sent ?? {}
  const id = carrier ? typeIds.carrier : sent ? typeIds.publicTransport : typeIds.pickUp
  const type = await shippingTypeOf(tx, id)
  if (!type) throw new Error(`there is no shipping type ${id}`)
  const choice = {
    code: type.code,
    method: type.name,
    feeKobo: carrier ? Math.round(carrier.naira * 100) : type.feeKobo,
    deliveryTime: carrier?.time ?? type.deliveryTime,
    deliveryDate: null,
    carrierName: carrier?.name ?? null,
    // No carrier has a shipment of these orders.
    quoteId: null,
  }
  if (!sent) return { ...choice, address: null, phone: null }
  const address = await addressFor(tx, {
    accountId: buyer.accountId,
    addressId: buyer.addressIds[sent.to] ?? 0,
    entered: null,
    useAsDefault: false,
  })
  return { ...choice, address, phone: address.phone }
}
