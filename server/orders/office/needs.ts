import { officeCountedRows } from '#contract/limits.ts'
import { type OrderNeed, orderNeeds } from '#contract/office/order-needs.ts'
import { codesOnTrust } from '#contract/shop/payment-methods.ts'
import type { Clock } from '#server/platform/clock.ts'
import { certain, number, time } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { deadline } from '../rows.ts'

/** Orders of one kind, by id, with the time since when each is so. */
export type OrdersSince = Map<number, Date>

/** Of what other domains know, the orders that need somebody; `max` at most, the newest. */
export type NeedOf = (db: Db, max: number) => Promise<OrdersSince>

export interface NeedDeps {
  clock: Clock
  /** A parcel that no carrier took. */
  failedParcels: NeedOf
  /** A refund that the card provider refused. */
  refusedRefunds: NeedOf
  /** Card money that differs from what an order says. */
  openDiscrepancies: NeedOf
}

/** Orders that are read of each need at most. */
const maxOrders = 5_000

/** A pick-up that nobody has paid is called for so long before it ends, ms. */
const endsSoonMs = 6 * 3_600_000

/** A paid order is late after so long in the store, ms. */
const lateMs = 24 * 3_600_000

export type Needs = Record<OrderNeed, OrdersSince>

/** The store's work: the orders to pick, and the closed boxes. */
export interface StoreDeps {
  ordersToPick: NeedOf
  closedBoxes: NeedOf
}

/** How many orders wait for each step in the store, and since when the oldest does. */
export async function storeWork(db: Db, { ordersToPick, closedBoxes }: StoreDeps) {
  const [inHouse, toPick, closed] = await Promise.all([
    ordersToHandOver(db),
    ordersToPick(db, maxOrders),
    closedBoxes(db, maxOrders),
  ])
  return { in_store: waiting(inHouse), to_pick: waiting(toPick), to_hand_over: waiting(closed) }
}

/** All orders that need somebody, by what calls for it. */
export async function readNeeds(db: Db, deps: NeedDeps): Promise<Needs> {
  const now = deps.clock.now().getTime()
  const [parcel, refund, money, ending, late] = await Promise.all([
    deps.failedParcels(db, maxOrders),
    deps.refusedRefunds(db, maxOrders),
    deps.openDiscrepancies(db, maxOrders),
    ordersSince(db, endingOrders, [new Date(now + endsSoonMs), codesOnTrust(), maxOrders]),
    ordersSince(db, lateOrders, [new Date(now - lateMs), maxOrders]),
  ])
  return { parcel, refund, money, ending, late }
}

/** Of one order, by name. */
export function needsOf(needs: Needs, orderId: number): OrderNeed[] {
  return orderNeeds.filter((need) => needs[need].has(orderId))
}

/** Orders that are paid or reserved, and still in the store. */
export function ordersToHandOver(db: Db): Promise<OrdersSince> {
  return ordersSince(db, inStore, [codesOnTrust(), maxOrders])
}

/** How many there are, and since when the oldest is so. */
export function waiting(orders: OrdersSince): { count: number; oldest_at: string | null } {
  const oldest = Math.min(...[...orders.values()].map((at) => at.getTime()))
  return {
    count: Math.min(orders.size, officeCountedRows),
    oldest_at: orders.size === 0 ? null : new Date(oldest).toISOString(),
  }
}

async function ordersSince(
  db: Db,
  statement: typeof inStore,
  values: unknown[],
): Promise<OrdersSince> {
  const rows = await many(db, statement, values)
  return new Map(rows.map(({ id, since }) => [id, since]))
}

const orderSince = { id: number, since: time }

const endingOrders = rareStatement(
  'orders-ending',
  orderSince,
  // As the index `orders_waiting` has it. A card order lives for half an hour: nobody is called for it.
  `SELECT id, placed_at AS since FROM orders
   WHERE ${deadline} < $1 AND payment_code = ANY ($2) AND payment_status IN ('PENDING', 'FAILED')
     AND status IN ('PENDING', 'PROCESSING')
   ORDER BY id DESC LIMIT $3`,
)

const lateOrders = rareStatement(
  'orders-late',
  // It is below $1.
  { id: number, since: certain(time) },
  `SELECT id, paid_at AS since
   FROM orders CROSS JOIN LATERAL (
     SELECT min(moved_at) AS paid_at FROM order_moves
     WHERE order_id = orders.id AND payment_status = 'PAID'
   ) AS paid
   WHERE status = 'PROCESSING' AND payment_status = 'PAID' AND paid_at < $1
   ORDER BY id DESC LIMIT $2`,
)

const inStore = rareStatement(
  'orders-in-store',
  orderSince,
  `SELECT id, placed_at AS since FROM orders
   WHERE status IN ('PENDING', 'PROCESSING')
     AND (payment_status = 'PAID' OR payment_code = ANY ($1) AND hold <> 'none')
   ORDER BY id DESC LIMIT $2`,
)
