import { boolean } from '#server/platform/database/columns.ts'
import { type Db, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { noTraces, type Traces } from '../add.ts'
import type { PlacedOrder } from '../rows.ts'
import {
  holdFor,
  isOfRange,
  refuseShare,
  requirePhone,
  trustLevel,
  type UnpaidOrder,
} from './bounds.ts'
import type { Hold } from './holds.ts'
import { type TrustLevel, trustLimits } from './limits.ts'
import type { UnpaidSums } from './unpaid.ts'

/** What is known of a customer who places an order that waits for its money. */
export interface Known {
  hasPhone: boolean
  unpaid: UnpaidSums
  /** Null: the range of addresses is not the customer's. */
  rangeHash: Buffer | null
}

/** What an unpaid order reserves, for how long, and what is stored of whom it came from. */
export interface Reservation {
  level: TrustLevel
  hold: Hold
  traces: Traces
  cardMinutes: number
  pickupHours: number
}

/**
 * Decides it by how far the customer is known (`limits.ts`). Refuses `phone_needed` and `unpaid_limit`, with what
 * would help.
 */
export function reservationOf(known: Known, order: UnpaidOrder): Reservation {
  const { hasPhone, unpaid, rangeHash } = known
  const level = trustLevel({ hasPhone, ...unpaid })
  const { cardMinutes, pickupHours } = trustLimits[level]
  if (order.isOnTrust) requirePhone(hasPhone && pickupHours > 0)
  const hold = holdFor(level, unpaid, order)
  const traces = {
    rangeHash: isOfRange(level) ? rangeHash : null,
    phoneHash: unpaid.phoneHash,
  }
  return { level, hold, traces: hold === 'none' ? noTraces : traces, cardMinutes, pickupHours }
}

/**
 * The newcomers' share of units or of a coupon was used up by others after it was read: a card order goes on without a reservation, a
 * pick-up is refused with `unpaid_limit`. In the transaction that has added the order.
 */
export async function unreserve(
  tx: Db,
  added: PlacedOrder,
  { level }: Reservation,
  order: UnpaidOrder,
): Promise<PlacedOrder> {
  if (order.isOnTrust) refuseShare(level, order)
  await run(tx, release, [added.id])
  return { ...added, hold: 'none', stockState: 'free' }
}

const release = rareStatement(
  'order-unreserve',
  {},
  `UPDATE orders SET hold = 'none', stock_state = 'free', range_hash = NULL, phone_hash = NULL
   WHERE id = $1`,
)

/** Whether an order was placed with its units: held or sold. */
export async function isReserved(db: Db, orderCode: string): Promise<boolean> {
  return (await one(db, reserved, [orderCode])).is_reserved
}

const reserved = rareStatement(
  'order-is-reserved',
  { is_reserved: boolean },
  "SELECT hold <> 'none' AS is_reserved FROM orders WHERE order_code = $1",
)
