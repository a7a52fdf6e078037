import { paymentMethods, pickupPricing } from '#contract/shop/payment-methods.ts'
import { addressLine } from '#server/delivery/delivery.ts'
import { formatNaira } from '#server/platform/naira.ts'
import type { PdfDocument } from '#server/platform/pdf/pdf.ts'
import { dayAndTime } from '../life/notify-customer.ts'
import type { OrderRow } from '../rows.ts'

/** The receipt of a paid order: what was sold, for how much, and the refunds. */
export function receiptPdf(
  order: OrderRow,
  { storeName, customer }: { storeName: string; customer: string },
): PdfDocument {
  const address = addressLine(order)
  return {
    storeName,
    title: `Receipt for order ${order.order_code}`,
    facts: [
      ['Customer', customer],
      ['Ordered', `${dayAndTime(order.placed_at)} (Lagos)`],
      ['Paid with', paymentMethods[order.payment_code].name],
      ['Delivery', [order.shipping_method, order.carrier_name].filter(Boolean).join(', ')],
      ...(address ? [['Address', address] satisfies [string, string]] : []),
    ],
    columns: [
      { label: 'What', share: 6 },
      { label: 'Units', share: 1, align: 'right' },
      { label: 'Each', share: 3, align: 'right' },
      { label: 'Sum', share: 3, align: 'right' },
    ],
    rows: order.lines.map(({ name, options, quantity, amount_kobo }) => [
      [name, ...options].join(', '),
      String(quantity),
      formatNaira(amount_kobo),
      formatNaira(amount_kobo * quantity),
    ]),
    sums: sumsOf(order),
    notes: paymentMethods[order.payment_code].isPricedAtPickup
      ? [`${pickupPricing} This receipt shows the amount paid there.`]
      : [],
  }
}

/** An order's money, for below its lines; the last one is the sum. */
export function sumsOf(order: OrderRow): PdfDocument['sums'] {
  const isUnpaid = order.payment_status === 'PENDING'
  return [
    ['Goods', formatNaira(order.sub_total_kobo)],
    ...(order.coupon_code ? [couponOf(order, order.coupon_code)] : []),
    ['Delivery', formatNaira(order.shipping_kobo)],
    ...(order.refunded_kobo > 0 ? [givenBack(order)] : []),
    [isUnpaid ? 'To pay' : 'Paid', formatNaira(order.total_kobo - order.refunded_kobo)],
  ]
}

function couponOf({ coupon_kobo }: OrderRow, code: string): [string, string] {
  return [`Coupon ${code}`, formatNaira(-coupon_kobo)]
}

function givenBack({ refunded_kobo }: OrderRow): [string, string] {
  return ['Given back', formatNaira(-refunded_kobo)]
}
