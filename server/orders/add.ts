import type { PaymentCode } from '#contract/shop/payment-methods.ts'
import { choiceRow, type ShippingChoice } from '#server/delivery/delivery.ts'
import { type Actor, actorText } from '#server/platform/actor.ts'
import {
  namesOf,
  number,
  parametersOf,
  type Row,
  valuesOf,
} from '#server/platform/database/columns.ts'
import { type Db, one } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import {
  type OrderContents,
  type OrderedLine,
  orderContents,
  type PlacedOrder,
  placedColumns,
} from './rows.ts'
import type { Hold } from './trust/holds.ts'

/** A line as it is sold. */
export interface NewLine extends OrderedLine {
  pSlug: string
  /** Of one unit. */
  amountKobo: number
  weightGrams: number
}

/** An order as it is placed; its units have moved already. Money is kobo. */
export interface NewOrder {
  /** Unguessable (`publicCode`). */
  orderCode: string
  accountId: number
  /** The one who places it. */
  by: Actor
  lines: NewLine[]
  /** Wallets pay at once. */
  isPaid: boolean
  paymentCode: PaymentCode
  subTotalKobo: number
  /** `shares`: what it takes off each line, in their order; together its amount. */
  coupon: { code: string; amountKobo: number; shares: number[] } | null
  totalKobo: number
  shipping: ShippingChoice
  /** Until when it can be paid by card, or is held for a pick-up. */
  payUntil: Date | null
  pickupUntil: Date | null
  /** What it reserves while it is unpaid; any where it is paid. */
  hold: Hold
  traces: Traces
  at: Date
}

/** Keyed hashes of whom an unpaid order was placed by, until it is paid or over; null: not stored. */
export interface Traces {
  rangeHash: Buffer | null
  phoneHash: Buffer | null
}

export const noTraces: Traces = { rangeHash: null, phoneHash: null }

/** Writes an order with its lines and its first state. */
export async function addOrder(tx: Db, order: NewOrder): Promise<PlacedOrder> {
  const { lines } = order
  const row = rowOf(order)
  const shares = order.coupon?.shares ?? []
  const sold = JSON.stringify(
    lines.map((line, position) => ({ ...line, position, couponKobo: shares[position] ?? 0 })),
  )
  const { rangeHash, phoneHash } = order.traces
  const values = [...valuesOf(placedColumns, row), sold, rangeHash, phoneHash, actorText(order.by)]
  const { id } = await one(tx, insertOrder, values)
  return { id, ...contentsOf(order) }
}

/** What `addOrder` answers, but for the id: for what need not wait for it. */
export function contentsOf(order: NewOrder): OrderContents {
  return orderContents({ ...rowOf(order), refunded_kobo: 0 }, order.lines)
}

function rowOf(order: NewOrder): Row<typeof placedColumns> {
  const { lines, coupon } = order
  return {
    order_code: order.orderCode,
    account_id: order.accountId,
    status: order.isPaid ? 'PROCESSING' : 'PENDING',
    payment_status: order.isPaid ? 'PAID' : 'PENDING',
    stock_state: order.isPaid ? 'sold' : order.hold === 'none' ? 'free' : 'held',
    payment_code: order.paymentCode,
    product_count: lines.reduce((units, { quantity }) => units + quantity, 0),
    sub_total_kobo: order.subTotalKobo,
    coupon_code: coupon?.code ?? null,
    coupon_kobo: coupon?.amountKobo ?? 0,
    total_kobo: order.totalKobo,
    ...choiceRow(order.shipping),
    pay_until: order.payUntil,
    pickup_until: order.pickupUntil,
    hold: order.hold,
    placed_at: order.at,
  }
}

const width = Object.keys(placedColumns).length

// Its first move is made when it is placed, which is the last of its columns.
const insertOrder = statement(
  'order-add',
  { id: number },
  `WITH added AS (
     INSERT INTO orders (${namesOf(placedColumns)}, moved_at, moved_by, range_hash, phone_hash)
     VALUES (${parametersOf(placedColumns)}, $${width}, $${width + 4},
       $${width + 2}, $${width + 3})
     RETURNING id
   ), sold AS (
     INSERT INTO order_lines (order_id, position, product_id, combination_id, quantity, p_slug,
       name, amount_kobo, coupon_kobo, weight_grams, options, images)
     SELECT added.id, position, "productId", "combinationId", quantity, "pSlug", name,
       "amountKobo", "couponKobo", "weightGrams", options, images
     FROM added, jsonb_to_recordset($${width + 1}) AS line (position smallint, "productId" integer,
       "combinationId" integer, quantity integer, "pSlug" text, name text,
       "amountKobo" bigint, "couponKobo" bigint, "weightGrams" integer, options text[], images jsonb)
     ORDER BY position
   )
   SELECT id FROM added`,
)
