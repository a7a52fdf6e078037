import type { Actor } from '#server/platform/actor.ts'
import { count, counted } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { OrderDeps } from '../deps.ts'
import type { PlacedOrder } from '../rows.ts'
import { lockOrder } from './lock.ts'
import { moveOrder } from './move.ts'
import { noteOrder, wasNoted } from './notes.ts'
import { notifyCustomer } from './notify-customer.ts'
import { statusMoves } from './status.ts'

/** A carrier's event about an order's parcel. */
export interface TrackingEvent {
  orderId: number
  status: 'in-transit' | 'delivered' | 'delayed'
  /** Shown on the order's page; a delay always has one. */
  note: string | null
  by: Actor
  at: Date
}

/** A carrier that says the same again within this time, ms, tells nothing new. */
const repetitionMs = 2 * 86_400_000

/**
 * Moves an order as its parcel moved. Events that are repeated, late or out of order, or that reach an order
 * that has gone further or was refunded, leave it as it is.
 */
export async function moveParcel(
  deps: OrderDeps,
  tx: Tx,
  { orderId, status, note, by, at }: TrackingEvent,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const since = new Date(at.getTime() - repetitionMs)
  if (note && !(await wasNoted(tx, { orderId, note, since }))) {
    await noteOrder(tx, { orderId, note, by, at })
    await notifyCustomer(deps, tx, order, { event: 'delayed', note, at })
  }
  const next = nextStatus[status]
  if (!next) return
  if (await isWithdrawn(tx, order)) return leftAnyway(deps, tx, order, at)
  if (order.paymentStatus !== 'PAID') return
  if (!statusMoves[order.status].includes(next)) return
  await moveOrder(tx, order, { status: next, by, at })
  await deps.events.left(tx, { orderId, by, at })
  await notifyCustomer(deps, tx, order, { event: next === 'DELIVERED' ? 'delivered' : 'sent', at })
}

/** Its money went back before it left the store: its parcel should not have left. */
async function isWithdrawn(tx: Tx, { id, paymentStatus }: PlacedOrder): Promise<boolean> {
  return paymentStatus === 'REFUNDED' && (await count(tx, movesOutside, [id])) === 0
}

const movesOutside = rareStatement(
  'order-moves-outside',
  counted,
  `SELECT count(*) FROM order_moves WHERE order_id = $1 AND status IN ('IN TRANSIT', 'DELIVERED')`,
)

const leftNote =
  'The carrier collected this parcel before we could stop it. Please do not accept it: it is coming back to us.'

/** Once: a carrier reports the collection and later the delivery, or the delivery alone. */
async function leftAnyway(deps: OrderDeps, tx: Tx, order: PlacedOrder, at: Date): Promise<void> {
  if (await wasNoted(tx, { orderId: order.id, note: leftNote, since: new Date(0) })) return
  await noteOrder(tx, { orderId: order.id, note: leftNote, by: null, at })
  await notifyCustomer(deps, tx, order, { event: 'left before it was withdrawn', at })
}

const nextStatus = { 'in-transit': 'IN TRANSIT', delivered: 'DELIVERED', delayed: null } as const
