import { kobo, toKobo } from '#contract/money.ts'
import type { OrderLine } from '#contract/office/order.ts'
import { paymentMethods, pickupPricing } from '#contract/shop/payment-methods.ts'
import { dayAndTime, type PrintedOrder, sumsOf } from '#server/orders/orders.ts'
import { formatNaira } from '#server/platform/naira.ts'
import type { PdfDocument } from '#server/platform/pdf/pdf.ts'

interface SlipFacts {
  storeName: string
  /** A present has a slip without them. */
  withPrices: boolean
}

/** The list that goes into the box: its contents, for whom. */
export function packingSlip(
  order: PrintedOrder,
  { storeName, withPrices }: SlipFacts,
): PdfDocument {
  const { row, lines, recipient, address } = order
  const inBox = lines.filter(({ units, refunded_units }) => withPrices || units > refunded_units)
  return {
    storeName,
    title: 'Packing slip',
    code: row.order_code,
    facts: [
      ['Order', row.order_code],
      ['Ordered', `${dayAndTime(row.placed_at)} (Lagos)`],
      ['For', recipient],
      ...(address ? [['Address', address] satisfies [string, string]] : []),
      ['Delivery', [row.shipping_method, row.carrier_name].filter(Boolean).join(', ')],
    ],
    columns: [
      { label: 'What', share: 6 },
      { label: 'Code', share: 2 },
      { label: 'Units', share: 1, align: 'right' },
      ...(withPrices ? priceColumns : []),
    ],
    rows: inBox.map((line) => [
      [line.name, ...line.options].join(', ') +
        (withPrices ? goneBack(line) : '') +
        line.serials.map((number) => `\n${number}`).join(''),
      line.product_code ?? '',
      String(line.units - line.refunded_units),
      ...(withPrices ? pricesOf(line) : []),
    ]),
    sums: withPrices ? sumsOf(row) : [],
    notes: withPrices && isPricedAtPickup(row) ? [pickupPricing] : [],
  }
}

const priceColumns: PdfDocument['columns'] = [
  { label: 'Each', share: 3, align: 'right' },
  { label: 'Sum', share: 3, align: 'right' },
]

/** Of all units that were ordered, as the sums below have them. */
function pricesOf({ amount, units }: OrderLine): string[] {
  const each = toKobo(amount)
  return [formatNaira(each), formatNaira(kobo(each * units))]
}

function goneBack({ units, refunded_units }: OrderLine): string {
  return refunded_units > 0 ? ` (of ${units}; the money of ${refunded_units} went back)` : ''
}

function isPricedAtPickup({ payment_code, payment_status }: PrintedOrder['row']): boolean {
  return paymentMethods[payment_code].isPricedAtPickup && payment_status === 'PENDING'
}
