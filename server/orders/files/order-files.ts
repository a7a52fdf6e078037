import { kobo, toNaira } from '#contract/money.ts'
import { paymentMethods, pickupFigures } from '#contract/shop/payment-methods.ts'
import { csvTable } from '#server/platform/csv.ts'
import { formatNaira } from '#server/platform/naira.ts'
import type { PdfDocument } from '#server/platform/pdf/pdf.ts'
import { dayAndTime } from '../life/notify-customer.ts'
import type { OrderRow } from '../rows.ts'

const columns = [
  'Date (Lagos)',
  'Order',
  'Status',
  'Payment',
  'Paid with',
  'Items',
  'Units',
  'Sub total',
  'Coupon',
  'Shipping',
  'Total',
  'Given back',
]

/** Orders as CSV, amounts in naira. */
export function orderTable(orders: OrderRow[]): string {
  const rows = orders.map((order) => [
    dayAndTime(order.placed_at),
    order.order_code,
    order.status,
    order.payment_status,
    paymentMethods[order.payment_code].name,
    itemsOf(order),
    String(order.product_count),
    inNaira(order.sub_total_kobo),
    inNaira(-order.coupon_kobo),
    inNaira(order.shipping_kobo),
    inNaira(order.total_kobo),
    inNaira(order.refunded_kobo),
  ])
  return csvTable([columns, ...rows])
}

export interface OrdersPdfFacts {
  storeName: string
  customer: string
  /** The filter, in words. */
  chosen: string
  /** Orders that match the filter, printed or not. */
  total: number
  at: Date
}

/** Orders as a PDF, newest first. */
export function ordersPdf(orders: OrderRow[], facts: OrdersPdfFacts): PdfDocument {
  const paid = orders.filter(({ payment_status }) => payment_status === 'PAID')
  return {
    storeName: facts.storeName,
    title: 'Orders',
    facts: [
      ['Customer', facts.customer],
      ['Shows', facts.chosen],
      ['Made on', `${dayAndTime(facts.at)} (Lagos)`],
    ],
    columns: [
      { label: 'Date', share: 3 },
      { label: 'Order', share: 3 },
      { label: 'Status', share: 2 },
      { label: 'What', share: 5 },
      { label: 'Total', share: 3, align: 'right' },
    ],
    rows: orders.map((order) => [
      dayAndTime(order.placed_at),
      order.order_code,
      order.status,
      itemsOf(order),
      formatNaira(order.total_kobo),
    ]),
    sums: [
      [
        'Paid, less refunds',
        formatNaira(paid.reduce((sum, order) => sum + order.total_kobo - order.refunded_kobo, 0)),
      ],
    ],
    notes: [
      ...(facts.total > orders.length
        ? [`The newest ${orders.length} of ${facts.total} orders.`]
        : []),
      ...(orders.some(isPricedAtPickup) ? [`Paid at the counter: ${pickupFigures}`] : []),
    ],
  }
}

/** Its total is that of its placing: the counter has not taken anything yet. */
function isPricedAtPickup({ payment_code, payment_status }: OrderRow): boolean {
  return paymentMethods[payment_code].isPricedAtPickup && payment_status === 'PENDING'
}

function itemsOf({ lines }: OrderRow): string {
  return lines
    .map(({ quantity, name, options }) => `${quantity} × ${[name, ...options].join(', ')}`)
    .join('; ')
}

function inNaira(amountKobo: number): string {
  return toNaira(kobo(amountKobo)).toFixed(2)
}
