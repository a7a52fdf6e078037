import { accountsOfDevices, hashOfPhone } from '#server/accounts/accounts.ts'
import type { ItemQuantity } from '#server/catalogue/catalogue.ts'
import { isVerified } from '#server/identity/identity.ts'
import {
  boolean,
  bytes,
  json,
  list,
  nullable,
  number,
  object,
} from '#server/platform/database/columns.ts'
import { type Db, one } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'

/** Orders that wait for their money. */
export interface Unpaid {
  orders: number
  /** Of those that reserve something. */
  totalKobo: number
  /** What these reserve of the products that were asked about, each item once. */
  units: ItemQuantity[]
}

export interface UnpaidSums {
  hasDelivered: boolean
  isVerified: boolean
  /** The keyed hash of the account's number. */
  phoneHash: Buffer | null
  /** Of the account; of its number, whoever else had it; and of newcomers in the same browsers. */
  own: Unpaid
  /** Of newcomers in the same range of addresses: nothing where the range does not count, as `isOfRange` says. */
  range: Unpaid
}

interface UnpaidRequest {
  accountId: number
  /** Of the hashes: 256 bits. */
  key: Buffer
  rangeHash: Buffer
  productIds: number[]
}

/**
 * What is ordered and not paid, in all sums that bound one more order. Also what a failed payment has set free
 * counts: it is held anew as soon as the order is paid for again. Sums of one account are right under its
 * lock, those of its browsers under theirs; a range has none, and may be exceeded by orders of the same moment.
 */
export async function unpaidOf(db: Db, request: UnpaidRequest): Promise<UnpaidSums> {
  const { accountId, key, rangeHash, productIds } = request
  const row = await one(db, unpaid, [accountId, key, rangeHash, productIds])
  return {
    hasDelivered: row.has_delivered,
    isVerified: row.is_verified,
    phoneHash: row.phone_hash,
    own: { orders: row.orders, totalKobo: row.total_kobo, units: unitsOf(row.items) },
    range: {
      orders: row.range_orders,
      totalKobo: row.range_total_kobo,
      units: unitsOf(row.range_items),
    },
  }
}

const item = { product_id: number, combination_id: nullable(number), quantity: number }

function unitsOf(
  items: { product_id: number; combination_id: number | null; quantity: number }[],
): ItemQuantity[] {
  return items.map((each) => ({
    productId: each.product_id,
    combinationId: each.combination_id,
    quantity: each.quantity,
  }))
}

const isUnpaid = `payment_status IN ('PENDING', 'FAILED') AND status IN ('PENDING', 'PROCESSING')`

/** Number and sum of what waits in the CTE, and what its orders reserve of the products, as JSON. */
function sumsOf(orders: string, prefix: string): string {
  return `(SELECT count(*) FROM ${orders}) AS ${prefix}orders,
     coalesce((SELECT sum(total_kobo) FROM ${orders} WHERE hold <> 'none'), 0)::bigint AS ${prefix}total_kobo,
     coalesce((
       SELECT json_agg(item) FROM (
         SELECT product_id, combination_id, sum(quantity)::integer AS quantity
         FROM ${orders} JOIN order_lines ON order_id = ${orders}.id
         WHERE hold <> 'none' AND product_id = ANY ($4::integer[])
         GROUP BY product_id, combination_id
       ) AS item
     ), '[]') AS ${prefix}items`
}

const unpaid = statement(
  'orders-unpaid',
  {
    has_delivered: boolean,
    is_verified: boolean,
    phone_hash: nullable(bytes),
    orders: number,
    total_kobo: number,
    items: json(list(object(item))),
    range_orders: number,
    range_total_kobo: number,
    range_items: json(list(object(item))),
  },
  // The range is read for those alone for whom it counts: what is decided once (`known`) spares the others its rows.
  `WITH own_phone AS (${hashOfPhone}),
   known AS MATERIALIZED (
     SELECT EXISTS (SELECT FROM orders WHERE account_id = $1 AND status = 'DELIVERED') AS has_delivered,
       coalesce((${isVerified}), false) AS is_verified
   ), own AS (
     SELECT id, total_kobo, hold FROM orders WHERE account_id = $1 AND ${isUnpaid}
     UNION
     SELECT id, total_kobo, hold FROM orders
     WHERE phone_hash = (SELECT phone_hash FROM own_phone) AND ${isUnpaid}
     UNION
     SELECT id, total_kobo, hold FROM orders
     WHERE account_id IN (${accountsOfDevices}) AND range_hash IS NOT NULL AND ${isUnpaid}
   ), near AS (
     SELECT id, total_kobo, hold FROM orders
     WHERE range_hash = $3 AND ${isUnpaid} AND NOT (SELECT has_delivered OR is_verified FROM known)
   )
   SELECT has_delivered, is_verified, (SELECT phone_hash FROM own_phone) AS phone_hash,
     ${sumsOf('own', '')},
     ${sumsOf('near', 'range_')}
   FROM known`,
)
