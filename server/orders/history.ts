import { addressLine } from '#server/delivery/delivery.ts'
import { number, text, time } from '#server/platform/database/columns.ts'
import { type Db, many, maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { formatNaira } from '#server/platform/naira.ts'
import { readNotes } from './life/notes.ts'
import { dayAndTime } from './life/notify-customer.ts'
import { readOrder } from './read.ts'

/** Everything of an order in lines for the people of the mall. Refuses with `not_found`. */
export async function describeOrder(db: Db, orderCode: string): Promise<string[]> {
  const { id, account_id } = (await maybe(db, orderByCode, [orderCode])) ?? refuse('not_found')
  const order = (await readOrder(db, account_id, orderCode)) ?? refuse('not_found')
  const moves = await many(db, movesOfOrder, [id])
  const notes = await readNotes(db, id)
  return [
    `${order.order_code}  ${order.status}, ${order.payment_code} ${order.payment_status}`,
    `account ${account_id}, placed ${dayAndTime(order.placed_at)}`,
    `${order.shipping_method}${order.carrier_name ? ` (${order.carrier_name})` : ''}`,
    ...[addressLine(order), order.phone].filter((line) => line !== null),
    ...order.lines.map(
      ({ quantity, name, options, amount_kobo }) =>
        `  ${quantity} × ${[name, ...options].join(', ')} at ${formatNaira(amount_kobo)}`,
    ),
    `goods ${formatNaira(order.sub_total_kobo)}, delivery ${formatNaira(order.shipping_kobo)}`,
    ...(order.coupon_code
      ? [`coupon ${order.coupon_code} ${formatNaira(-order.coupon_kobo)}`]
      : []),
    `total ${formatNaira(order.total_kobo)}, given back ${formatNaira(order.refunded_kobo)}`,
    ...moves.map(
      (move) =>
        `  ${dayAndTime(move.moved_at)}  ${move.status}, ${move.payment_status}, goods ${move.stock_state} (${move.moved_by})`,
    ),
    ...notes.map(({ note, created_at }) => `  ${dayAndTime(new Date(created_at))}  ${note}`),
  ]
}

const orderByCode = rareStatement(
  'order-by-code',
  { id: number, account_id: number },
  'SELECT id, account_id FROM orders WHERE order_code = upper($1)',
)

const movesOfOrder = rareStatement(
  'order-moves',
  { status: text, payment_status: text, stock_state: text, moved_at: time, moved_by: text },
  `SELECT status, payment_status, stock_state, moved_at, moved_by
   FROM order_moves WHERE order_id = $1 ORDER BY id`,
)
