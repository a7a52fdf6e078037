import type { Tx } from '#server/platform/database/transaction.ts'
import { lockOrder } from './lock.ts'
import { moveOrder } from './move.ts'
import { noteOrder } from './notes.ts'
import type { OrderParts } from './parts.ts'
import { statusMoves } from './status.ts'
import { tell } from './tell.ts'

/** What a carrier tells of an order's parcel. */
export interface ParcelNews {
  orderId: number
  status: 'in-transit' | 'delivered' | 'delayed'
  /** Shown on the order's page; a delay always has one. */
  note: string | null
  at: Date
}

/**
 * Moves an order as its parcel moved. News that come twice, late or in the wrong order, for an order that
 * has gone further or was refunded meanwhile, leave it as it is.
 */
export async function moveParcel(
  parts: OrderParts,
  tx: Tx,
  { orderId, status, note, at }: ParcelNews,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (note) {
    await noteOrder(tx, { orderId, note, at })
    await tell(parts, tx, order, { event: 'delayed', note, at })
  }
  const next = nextStatus[status]
  if (!next || order.paymentStatus !== 'PAID') return
  if (!statusMoves[order.status].includes(next)) return
  await moveOrder(tx, order, { status: next, by: 'carrier', at })
  await tell(parts, tx, order, { event: next === 'DELIVERED' ? 'delivered' : 'sent', at })
}

const nextStatus = { 'in-transit': 'IN TRANSIT', delivered: 'DELIVERED', delayed: null } as const
