import type { z } from 'zod'
import { kobo, toNaira } from '#contract/money.ts'
import type { Order, ProductOrderLine } from '#contract/shop/orders.ts'
import { paymentMethods } from '#contract/shop/payment-methods.ts'
import { addressLine, presentChoice, type Tracking } from '#server/delivery/delivery.ts'
import { pictureAddress } from '#server/platform/media/media.ts'
import type { LineRow, OrderRow } from './rows.ts'

/** What other domains add to an order. */
export interface OrderContext {
  /** Of its lines, those that were reviewed. */
  reviewed: Set<number>
  rated: Set<number>
  tracking: Map<number, Tracking>
  /** Of orders that were paid by card, where money went back to. */
  cardRefunds: Map<number, ('card' | 'wallet')[]>
  /** The number to reach about orders, E.164. */
  whatsapp: string | null
  /** Where orders are picked up. */
  storeAddress: string
}

export function presentOrder(row: OrderRow, context: OrderContext): z.input<typeof Order> {
  return {
    id: row.id,
    order_code: row.order_code,
    status: row.status,
    product_count: row.product_count,
    total_amount: naira(row.total_kobo),
    order_amount: naira(row.total_kobo),
    sub_total: naira(row.sub_total_kobo),
    coupon: row.coupon_code,
    coupon_value: naira(row.coupon_kobo),
    ...presentChoice(row),
    payment: { name: paymentMethods[row.payment_code].name },
    payment_status: row.payment_status,
    address: addressLine(row),
    phone: row.phone,
    created_at: row.placed_at.toISOString(),
    pay_until: row.pay_until?.toISOString() ?? null,
    pickup_until: row.pickup_until?.toISOString() ?? null,
    at_counter: presentSale(row),
    pickup_address: row.shipping_code === 'pick-up' ? context.storeAddress : null,
    delivered_at: row.delivered_at?.toISOString() ?? null,
    is_reserved: row.stock_state !== 'free',
    refunded: naira(row.refunded_kobo),
    ...presentRefunds(row, context),
    steps: row.steps.map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
    tracking: context.tracking.get(row.id) ?? null,
    is_rated: context.rated.has(row.id),
    whatsapp_url: context.whatsapp ? chatAbout(row.order_code, context.whatsapp) : null,
    product_order: row.lines.map((line) => presentLine(line, context.reviewed)),
  }
}

/** The differences between an order that the counter sold and the same when it was placed. */
function presentSale({ placed_kobo, left_lines, total_kobo }: OrderRow) {
  const left = left_lines ?? []
  if (placed_kobo === null || (left.length === 0 && placed_kobo === total_kobo)) return null
  return {
    placed_total: naira(placed_kobo),
    left: left.map(
      ({ quantity, name, options }) => `${quantity} × ${[name, ...options].join(', ')}`,
    ),
  }
}

function presentRefunds(
  { id, payment_code, refunded_kobo }: OrderRow,
  { cardRefunds }: OrderContext,
) {
  const { refundsTo: refunds_to } = paymentMethods[payment_code]
  const refunded_to = refunded_kobo === 0 ? [] : (cardRefunds.get(id) ?? [refunds_to])
  return { refunds_to, refunded_to }
}

export function presentLine(
  line: LineRow,
  reviewed: Set<number>,
): z.input<typeof ProductOrderLine> {
  const amount = naira(line.amount_kobo)
  return {
    id: line.id,
    quantity: line.quantity,
    product: { id: line.product_id, p_slug: line.p_slug, name: line.name, amount },
    images: line.images.map(({ hash, ...image }) => ({
      ...image,
      image_url: pictureAddress(hash),
    })),
    variation: line.is_combination ? [variationOf(line, amount)] : [],
    is_reviewed: reviewed.has(line.id),
  }
}

function variationOf({ options, quantity, amount_kobo }: LineRow, amount: number) {
  const [v1 = null, v2 = null, v3 = null, v4 = null, v5 = null] = options
  const total_amount = naira(amount_kobo * quantity)
  return { v1, v2, v3, v4, v5, variation_value: { amount, quantity, total_amount } }
}

function chatAbout(orderCode: string, phoneNumber: string): string {
  const text = encodeURIComponent(`Hello, I have a question about my order ${orderCode}.`)
  return `https://wa.me/${phoneNumber.replace(/\D/g, '')}?text=${text}`
}

function naira(amountKobo: number): number {
  return toNaira(kobo(amountKobo))
}
