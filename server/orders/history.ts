import { orderStatuses, paymentStatuses } from '#contract/shop/orders.ts'
import { type StockState, stockStates } from '#server/catalogue/catalogue.ts'
import { addressLine } from '#server/delivery/delivery.ts'
import { type Actor, actorOf } from '#server/platform/actor.ts'
import { certain, number, oneOf, text, time } from '#server/platform/database/columns.ts'
import { type Db, many, maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { readNotes } from './life/notes.ts'
import type { OrderStatus, PaymentStatus } from './life/status.ts'
import { readOrder } from './read.ts'

/** All of an order, for the people of the mall. Money is kobo. */
export interface OrderDescription {
  orderCode: string
  accountId: number
  status: OrderStatus
  paymentCode: string
  paymentStatus: PaymentStatus
  placedAt: Date
  shippingMethod: string
  carrierName: string | null
  /** On one line; null for a pick-up. */
  address: string | null
  /** E.164. */
  phone: string | null
  lines: {
    quantity: number
    name: string
    options: string[]
    amountKobo: number
    /** Whose money went back line by line. */
    refundedUnits: number
  }[]
  subTotalKobo: number
  shippingKobo: number
  coupon: { code: string; amountKobo: number } | null
  totalKobo: number
  refundedKobo: number
  /** Oldest first. */
  moves: OrderMove[]
  /** Oldest first. */
  notes: { note: string; at: Date }[]
}

/** What an order was after a move. */
export interface OrderMove {
  status: OrderStatus
  paymentStatus: PaymentStatus
  stockState: StockState
  /** In all, by then. */
  refundedKobo: number
  at: Date
  by: Actor
}

/** Refuses with `not_found`. */
export async function describeOrder(db: Db, orderCode: string): Promise<OrderDescription> {
  const { id, account_id } = (await maybe(db, orderByCode, [orderCode])) ?? refuse('not_found')
  const order = (await readOrder(db, account_id, orderCode)) ?? refuse('not_found')
  const moves = await many(db, movesOfOrder, [id])
  const notes = await readNotes(db, id)
  const refunded = await many(db, refundedUnits, [id])
  const { coupon_code: code, coupon_kobo: amountKobo } = order
  return {
    orderCode: order.order_code,
    accountId: account_id,
    status: order.status,
    paymentCode: order.payment_code,
    paymentStatus: order.payment_status,
    placedAt: order.placed_at,
    shippingMethod: order.shipping_method,
    carrierName: order.carrier_name,
    address: addressLine(order),
    phone: order.phone,
    lines: order.lines.map(({ id: lineId, quantity, name, options, amount_kobo }) => ({
      quantity,
      name,
      options,
      amountKobo: amount_kobo,
      refundedUnits: refunded.find((line) => line.line_id === lineId)?.quantity ?? 0,
    })),
    subTotalKobo: order.sub_total_kobo,
    shippingKobo: order.shipping_kobo,
    coupon: code === null ? null : { code, amountKobo },
    totalKobo: order.total_kobo,
    refundedKobo: order.refunded_kobo,
    moves: moves.map((move) => ({
      status: move.status,
      paymentStatus: move.payment_status,
      stockState: move.stock_state,
      refundedKobo: move.refunded_kobo,
      at: move.moved_at,
      by: actorOf(move.moved_by),
    })),
    notes: notes.map(({ note, created_at }) => ({ note, at: new Date(created_at) })),
  }
}

const orderByCode = rareStatement(
  'order-by-code',
  { id: number, account_id: number },
  'SELECT id, account_id FROM orders WHERE order_code = $1',
)

const refundedUnits = rareStatement(
  'order-refunded-units',
  // Of parts that are units of a line.
  { line_id: certain(number), quantity: certain(number) },
  `SELECT line_id, sum(refund.quantity)::integer AS quantity
   FROM order_line_refunds AS refund
   WHERE order_id = $1 AND line_id IS NOT NULL GROUP BY line_id`,
)

const movesOfOrder = rareStatement(
  'order-moves',
  {
    // A trigger copies them from the order, which has no others.
    status: certain(oneOf(orderStatuses)),
    payment_status: certain(oneOf(paymentStatuses)),
    stock_state: certain(oneOf(stockStates)),
    refunded_kobo: number,
    moved_at: time,
    moved_by: text,
  },
  `SELECT status, payment_status, stock_state, refunded_kobo, moved_at, moved_by
   FROM order_moves WHERE order_id = $1 ORDER BY id`,
)
