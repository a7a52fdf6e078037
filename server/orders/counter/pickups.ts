import { codesOnTrust } from '#contract/shop/payment-methods.ts'
import { boolean, nullable, number, text, time } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { expireJob } from '../life/cancel.ts'
import { deadline } from '../rows.ts'

/** Pick-ups in preparation, those that were so first at first: paid ones, and those that are made ready and paid at the counter. */
export function pickupsInStore(db: Db) {
  return many(db, inStore)
}

const inStore = rareStatement(
  'orders-pick-ups-in-store',
  {
    id: number,
    order_code: text,
    product_count: number,
    is_due: boolean,
    moved_at: time,
    ends_at: nullable(time),
  },
  `SELECT id, order_code, product_count, payment_status <> 'PAID' AS is_due, moved_at, ${deadline} AS ends_at
   FROM orders WHERE status = 'PROCESSING' AND shipping_code = 'pick-up'
   ORDER BY moved_at, id LIMIT 500`,
)

/** Pick-ups that nobody came for in time since then, the newest first; 100 at most. By the BRIN index of moves. */
export async function lapsedPickups(db: Db, since: Date) {
  const rows = await many(db, lapsed, [since, codesOnTrust()])
  return rows.map(({ order_code: code, moved_at: at }) => ({ code, at }))
}

const lapsed = rareStatement(
  'orders-pick-ups-lapsed',
  { order_code: text, moved_at: time },
  `SELECT order_code, moved.moved_at FROM order_moves AS moved JOIN orders ON orders.id = order_id
   WHERE moved.moved_at > $1 AND moved.status = 'CANCELLED' AND moved.moved_by = 'job:${expireJob}'
     AND payment_code = ANY ($2::text[])
   ORDER BY moved.id DESC LIMIT 100`,
)
