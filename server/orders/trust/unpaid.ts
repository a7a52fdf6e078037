import { accountsOfDevices, hashOfPhone } from '#server/accounts/accounts.ts'
import type { ItemQuantity } from '#server/catalogue/catalogue.ts'
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
  /** The keyed hash of the account's number. */
  phoneHash: Buffer | null
  /** Of the account; of its number, whoever else had it; and of newcomers in the same browsers. */
  own: Unpaid
  /** Of newcomers in the same range of addresses. */
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

/** What these orders reserve, as JSON. */
function itemsIn(orders: string): string {
  return `coalesce((
    SELECT json_agg(item) FROM (
      SELECT product_id, combination_id, sum(quantity)::integer AS quantity
      FROM ${orders} JOIN order_lines ON order_id = ${orders}.id
      WHERE hold <> 'none' AND product_id = ANY ($4::integer[])
      GROUP BY product_id, combination_id
    ) AS item
  ), '[]')`
}

function koboOf(orders: string): string {
  return `coalesce((SELECT sum(total_kobo) FROM ${orders} WHERE hold <> 'none'), 0)::bigint`
}

const unpaid = statement(
  'orders-unpaid',
  {
    has_delivered: boolean,
    phone_hash: nullable(bytes),
    orders: number,
    total_kobo: number,
    items: json(list(object(item))),
    range_orders: number,
    range_total_kobo: number,
    range_items: json(list(object(item))),
  },
  `WITH own_phone AS (${hashOfPhone}),
   own AS (
     SELECT id, total_kobo, hold FROM orders WHERE account_id = $1 AND ${isUnpaid}
     UNION
     SELECT id, total_kobo, hold FROM orders
     WHERE phone_hash = (SELECT phone_hash FROM own_phone) AND ${isUnpaid}
     UNION
     SELECT id, total_kobo, hold FROM orders
     WHERE account_id IN (${accountsOfDevices}) AND range_hash IS NOT NULL AND ${isUnpaid}
   ), near AS (
     SELECT id, total_kobo, hold FROM orders WHERE range_hash = $3 AND ${isUnpaid}
   )
   SELECT
     EXISTS (SELECT FROM orders WHERE account_id = $1 AND status = 'DELIVERED') AS has_delivered,
     (SELECT phone_hash FROM own_phone) AS phone_hash,
     (SELECT count(*) FROM own) AS orders, ${koboOf('own')} AS total_kobo,
     ${itemsIn('own')} AS items,
     (SELECT count(*) FROM near) AS range_orders, ${koboOf('near')} AS range_total_kobo,
     ${itemsIn('near')} AS range_items`,
)
