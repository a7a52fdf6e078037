import { kobo, toNaira } from '#contract/money.ts'
import type { ListedOrder } from '#contract/office/orders.ts'
import { addressColumns } from '#server/delivery/delivery.ts'
import {
  boolean,
  certain,
  nullable,
  number,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { movesByHand } from '../life/staff.ts'
import { isWaiting } from '../life/status.ts'
import { deadline, orderColumns } from '../rows.ts'
import { type Needs, needsOf } from './needs.ts'
import type { ReadModelDeps } from './read-model.ts'

const { id, order_code, account_id, status, payment_status, payment_code } = orderColumns
const { shipping_code, carrier_name, product_count, total_kobo, refunded_kobo } = orderColumns
const { placed_at } = orderColumns
const { recipient, city, state } = addressColumns

const listedColumns = {
  id,
  order_code,
  account_id,
  status,
  payment_status,
  payment_code,
  shipping_code,
  carrier_name,
  product_count,
  total_kobo,
  refunded_kobo,
  placed_at,
  recipient,
  city,
  state,
}
type ListedRow = Row<typeof listedRow>

const listedRow = {
  ...listedColumns,
  // A trigger writes the first one when an order is placed.
  newest_move: certain(number),
  moved_at: time,
  ends_at: nullable(time),
  by_telephone: boolean,
}

/** Orders of a list, by id, as they are now. `names` are their customers', by account. */
export async function listedOrders(
  db: Db,
  ids: number[],
  needs: Needs,
  names: (db: Db, accountIds: number[]) => Promise<Map<number, { name: string }>>,
): Promise<ListedOrder[]> {
  const rows = await many(db, ordersById, [ids])
  const customers = await names(db, [...new Set(rows.map((row) => row.account_id))])
  return rows.map((row) => present(row, needs, customers.get(row.account_id)?.name ?? ''))
}

function present(row: ListedRow, needs: Needs, customer: string): ListedOrder {
  const movable = {
    status: row.status,
    paymentStatus: row.payment_status,
    paymentCode: row.payment_code,
    shippingCode: row.shipping_code,
  }
  const endsAt = isWaiting(movable) ? row.ends_at : null
  return {
    code: row.order_code,
    placed_at: row.placed_at.toISOString(),
    status: row.status,
    payment_status: row.payment_status,
    payment_code: row.payment_code,
    by_telephone: row.by_telephone,
    shipping_code: row.shipping_code,
    carrier: row.carrier_name,
    place: [row.city, row.state].filter(Boolean).join(', ') || null,
    name: row.recipient ?? customer,
    units: row.product_count,
    total: toNaira(kobo(row.total_kobo)),
    refunded: toNaira(kobo(row.refunded_kobo)),
    ends_at: endsAt?.toISOString() ?? null,
    newest_move: row.newest_move,
    moved_at: row.moved_at.toISOString(),
    needs: needsOf(needs, row.id),
    moves: movesByHand(movable),
  }
}

const ordersById = rareStatement(
  'office-orders-by-id',
  listedRow,
  `SELECT ${Object.keys(listedColumns)
    .map((name) => `orders.${name}`)
    .join(', ')},
     (SELECT max(id) FROM order_moves WHERE order_id = orders.id) AS newest_move, moved_at, ${deadline} AS ends_at,
     EXISTS (SELECT FROM orders_by_telephone WHERE order_id = orders.id) AS by_telephone
   FROM unnest($1::bigint[]) WITH ORDINALITY AS listed (id, place)
   JOIN orders ON orders.id = listed.id ORDER BY place`,
)

export interface OrderChoices {
  carriers: string[]
  states: string[]
  badges: string[]
}

/** The carriers and states that orders went to, by a walk from one value of the index to the next; and all badges. */
export async function orderChoices(
  db: Db,
  { badges }: Pick<ReadModelDeps, 'badges'>,
): Promise<OrderChoices> {
  const [carriers, states, all] = await Promise.all([
    many(db, usedCarriers),
    many(db, usedStates),
    badges(db),
  ])
  return { carriers: carriers.map(nameOf), states: states.map(nameOf), badges: all.map(nameOf) }
}

const nameOf = ({ name }: { name: string }) => name

/** Each value of a column once, of a million rows by a few look-ups. */
function distinct(column: 'carrier_name' | 'state'): string {
  return `WITH RECURSIVE used AS (
     (SELECT ${column} AS name FROM office_orders WHERE ${column} IS NOT NULL ORDER BY ${column} LIMIT 1)
     UNION ALL
     SELECT (
       SELECT ${column} FROM office_orders WHERE ${column} > used.name ORDER BY ${column} LIMIT 1
     ) FROM used WHERE used.name IS NOT NULL
   )
   SELECT name FROM used WHERE name IS NOT NULL LIMIT 200`
}

const usedName = { name: certain(text) }
const usedCarriers = rareStatement('office-orders-carriers', usedName, distinct('carrier_name'))
const usedStates = rareStatement('office-orders-states', usedName, distinct('state'))
