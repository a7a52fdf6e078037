import type { KeyObject } from 'node:crypto'
import { accountsOfDevices, hashOfPhone } from '#server/accounts/accounts.ts'
import type { ItemQuantity } from '#server/catalogue/catalogue.ts'
import { isVerified } from '#server/identity/identity.ts'
import {
  boolean,
  bytes,
  certain,
  json,
  list,
  nullable,
  number,
  object,
  oneOf,
} from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { joinedStatement } from '#server/platform/database/statement.ts'
import { type Hold, holds } from './holds.ts'

/** Unpaid orders for their money. */
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
  key: KeyObject
  rangeHash: Buffer | null
  productIds: number[]
}

/**
 * What is ordered and not paid, in all sums that bound one more order. Also what a failed payment has set free
 * counts: it is held anew as soon as the order is paid for again. Sums of one account are right under its
 * lock, those of its browsers under theirs; a range has none, and may be exceeded by orders of the same moment.
 */
export async function unpaidOf(db: Db, request: UnpaidRequest): Promise<UnpaidSums> {
  const { accountId, key, rangeHash, productIds } = request
  const rows = await many(db, unpaid, [accountId, key.export(), rangeHash, productIds])
  const [known] = rows
  if (!known) throw new Error(`account ${accountId} is not there`)
  return {
    hasDelivered: known.has_delivered,
    isVerified: known.is_verified,
    phoneHash: known.phone_hash,
    own: sumOf(rows.flatMap((row) => (row.is_own === true ? row : []))),
    range: sumOf(rows.flatMap((row) => (row.is_own === false ? row : []))),
  }
}

interface Waiting {
  order_id: number
  total_kobo: number
  hold: Hold
  items: { product_id: number; combination_id: number | null; quantity: number }[]
}

/** Of orders that may be named several times: one is of the account, its number and its browsers. */
function sumOf(rows: Waiting[]): Unpaid {
  const orders = new Map(rows.map((row) => [row.order_id, row]))
  const units = new Map<string, ItemQuantity>()
  let totalKobo = 0
  for (const { hold, total_kobo, items } of orders.values()) {
    if (hold === 'none') continue
    totalKobo += total_kobo
    for (const { product_id: productId, combination_id: combinationId, quantity } of items) {
      const item = `${productId} ${combinationId}`
      const before = units.get(item)?.quantity ?? 0
      units.set(item, { productId, combinationId, quantity: before + quantity })
    }
  }
  return { orders: orders.size, totalKobo, units: [...units.values()] }
}

const item = { product_id: number, combination_id: nullable(number), quantity: number }

const waiting = 'id, total_kobo, hold'
const ofAccount = (account: string) => `account_id = ${account}
       AND payment_status IN ('PENDING', 'FAILED') AND status IN ('PENDING', 'PROCESSING')`

const unpaid = joinedStatement(
  'orders-unpaid',
  {
    columns: { has_delivered: boolean, is_verified: boolean, phone_hash: nullable(bytes) },
    joined: {
      order_id: number,
      total_kobo: number,
      // Of one column, which the check does not see behind a UNION.
      hold: certain(oneOf(holds)),
      is_own: boolean,
      items: json(list(object(item))),
    },
  },
  // Only what is unpaid has a hash (`orders_traced_while_unpaid`). Saying so again would let the planner read all that
  // is unpaid in the mall, whenever little of it is. Accounts of a browser are read one by one (OFFSET 0) for the same reason.
  // The range is read for those alone for whom it counts: what is decided once (`known`) spares the others its rows.
  `WITH own_phone AS (${hashOfPhone}),
   known AS MATERIALIZED (
     SELECT EXISTS (SELECT FROM orders WHERE account_id = $1 AND status = 'DELIVERED') AS has_delivered,
       coalesce((${isVerified}), false) AS is_verified
   ), waits AS (
     SELECT ${waiting}, true AS is_own FROM orders WHERE ${ofAccount('$1')}
     UNION ALL
     SELECT ${waiting}, true FROM orders
     WHERE phone_hash = (SELECT phone_hash FROM own_phone) AND account_id <> $1
     UNION ALL
     SELECT ${waiting}, true
     FROM (SELECT account_id AS neighbour_id FROM (${accountsOfDevices}) AS near OFFSET 0) AS near
     CROSS JOIN LATERAL (
       SELECT ${waiting}, range_hash FROM orders WHERE ${ofAccount('neighbour_id')} OFFSET 0
     ) AS theirs
     WHERE neighbour_id <> $1 AND range_hash IS NOT NULL
     UNION ALL
     SELECT ${waiting}, false FROM orders
     WHERE range_hash = $3 AND NOT (SELECT has_delivered OR is_verified FROM known)
   )
   SELECT has_delivered, is_verified, (SELECT phone_hash FROM own_phone) AS phone_hash, waiting.*
   FROM known LEFT JOIN LATERAL (
     SELECT id AS order_id, total_kobo, hold, is_own, coalesce((
       SELECT json_agg(item) FROM (
         SELECT product_id, combination_id, quantity FROM order_lines
         WHERE order_id = waits.id AND hold <> 'none' AND product_id = ANY ($4::integer[])
       ) AS item
     ), '[]') AS items
     FROM waits
   ) AS waiting ON true`,
)
