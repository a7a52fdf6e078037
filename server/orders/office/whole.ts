import { kobo, toNaira } from '#contract/money.ts'
import type { OfficeOrder, OrderLine } from '#contract/office/order.ts'
import { paymentMethods } from '#contract/shop/payment-methods.ts'
import { type Contacts, contactsOf } from '#server/accounts/accounts.ts'
import { itemKeyOf, type StoredItem, storedItems } from '#server/catalogue/catalogue.ts'
import { addressLine, type Parcel, parcelOf } from '#server/delivery/delivery.ts'
import { certain, nullable, number, text } from '#server/platform/database/columns.ts'
import { type Db, many, maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { pictureAddress } from '#server/platform/media/media.ts'
import { paidForLines } from '../life/line-refunds.ts'
import { movesByHand } from '../life/staff.ts'
import { isWaiting } from '../life/status.ts'
import { deliveredCount, readOrder } from '../read.ts'
import { deadlineOf, type OrderRow } from '../rows.ts'
import { maskedEmail, maskedPhone } from './masked.ts'
import { type NeedDeps, needsOf, readNeeds } from './needs.ts'
import { type TimelineDeps, timeline } from './timeline.ts'

/** One order with all that the office shows of it. Refuses with `not_found`. */
export async function wholeOrder(
  db: Db,
  deps: NeedDeps & TimelineDeps,
  code: string,
): Promise<OfficeOrder> {
  const { id, account_id, newest_move } =
    (await maybe(db, orderByCode, [code])) ?? refuse('not_found')
  const row = (await readOrder(db, account_id, code)) ?? refuse('not_found')
  const [needs, lines, contacts, delivered, parcel, entries] = await Promise.all([
    readNeeds(db, deps),
    linesOf(db, row),
    contactsOf(db, account_id),
    deliveredCount(db, account_id),
    parcelOf(db, id),
    timeline(db, deps, { id, code }),
  ])
  return {
    ...stateOf(row),
    newest_move,
    needs: needsOf(needs, id),
    lines,
    ...moneyOf(row),
    customer: { ...presentCustomer(contacts), delivered },
    delivery: presentDelivery(row, parcel),
    timeline: entries,
  }
}

const orderByCode = rareStatement(
  'office-order-by-code',
  // A trigger writes the first move when an order is placed.
  { id: number, account_id: number, newest_move: certain(number) },
  `SELECT id, account_id, (SELECT max(id) FROM order_moves WHERE order_id = orders.id) AS newest_move
   FROM orders WHERE order_code = $1`,
)

function stateOf(row: OrderRow) {
  const { status, payment_status, payment_code, shipping_code } = row
  const movable = {
    status,
    paymentStatus: payment_status,
    paymentCode: payment_code,
    shippingCode: shipping_code,
  }
  const endsAt = isWaiting(movable) ? deadlineOf(row) : null
  return {
    code: row.order_code,
    status,
    payment_status,
    payment_code,
    payment: paymentMethods[payment_code].knownAs ?? paymentMethods[payment_code].name,
    placed_at: row.placed_at.toISOString(),
    ends_at: endsAt?.toISOString() ?? null,
    moves: movesByHand(movable),
  }
}

function moneyOf(row: OrderRow) {
  const { coupon_code: code, coupon_kobo, total_kobo, refunded_kobo } = row
  const leftKobo = row.payment_status === 'PAID' ? total_kobo - refunded_kobo : 0
  return {
    sub_total: naira(row.sub_total_kobo),
    shipping_fee: naira(row.shipping_kobo),
    coupon: code === null ? null : { code, amount: naira(coupon_kobo) },
    total: naira(total_kobo),
    refunded: naira(refunded_kobo),
    refundable: naira(leftKobo),
    refunds_to: paymentMethods[row.payment_code].refundsTo,
  }
}

function presentCustomer({ firstName, lastName, email, phoneNumber }: Contacts) {
  return {
    name: [firstName, lastName].filter(Boolean).join(' '),
    masked_email: maskedEmail(email),
    masked_phone: maskedPhone(phoneNumber),
  }
}

function presentDelivery(row: OrderRow, parcel: Parcel | null): OfficeOrder['delivery'] {
  return {
    code: row.shipping_code,
    method: row.shipping_method,
    carrier: row.carrier_name,
    recipient: row.recipient,
    masked_phone: maskedPhone(row.phone),
    address: row.shipping_code === 'pick-up' ? null : addressLine(row),
    parcel: parcel && {
      state: parcel.state,
      reason: parcel.reason,
      tracking_number: parcel.trackingNumber,
      tracking_url: parcel.trackingUrl,
    },
  }
}

async function linesOf(db: Db, { id, lines, coupon_kobo }: OrderRow): Promise<OrderLine[]> {
  const sold = await many(db, soldLines, [id])
  const items = await storedItems(
    db,
    sold.map(({ product_id, combination_id }) => ({
      productId: product_id,
      combinationId: combination_id,
    })),
  )
  const paid = paidForLines(
    sold.map(({ coupon_kobo, ...line }) => ({
      quantity: line.quantity,
      amountKobo: line.amount_kobo,
      couponKobo: coupon_kobo,
    })),
    coupon_kobo,
  )
  return sold.map((line, place) => {
    const item: StoredItem | undefined = items.get(
      itemKeyOf({ productId: line.product_id, combinationId: line.combination_id }),
    )
    const [image] = lines[place]?.images ?? []
    return {
      line: place + 1,
      product_id: line.product_id,
      name: line.name,
      options: lines[place]?.options ?? [],
      product_code: item?.code ?? null,
      bin: item?.bin ?? null,
      barcode: item?.barcode ?? null,
      image_url: image ? pictureAddress(image.hash) : null,
      units: line.quantity,
      amount: naira(line.amount_kobo),
      paid: naira(paid[place] ?? 0),
      refunded_units: line.refunded,
    }
  })
}

const soldLines = rareStatement(
  'office-order-lines',
  {
    product_id: number,
    combination_id: nullable(number),
    name: text,
    quantity: number,
    amount_kobo: number,
    coupon_kobo: nullable(number),
    refunded: number,
  },
  `SELECT product_id, combination_id, name, quantity, amount_kobo, coupon_kobo, coalesce((
     SELECT sum(quantity)::integer FROM order_line_refunds WHERE line_id = order_lines.id
   ), 0) AS refunded
   FROM order_lines WHERE order_id = $1 ORDER BY position`,
)

function naira(amountKobo: number): number {
  return toNaira(kobo(amountKobo))
}
