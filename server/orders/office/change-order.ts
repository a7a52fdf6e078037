import { type AuditFields, auditSource } from '#server/audit/audit.ts'
import { type Actor, actorText } from '#server/platform/actor.ts'
import type { Clock } from '#server/platform/clock.ts'
import { number, text, time } from '#server/platform/database/columns.ts'
import { type Db, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, staffOf } from '#server/platform/http/handler.ts'
import { type RecordDeps, requireVersion } from '#server/records/records.ts'
import { withOrder } from '../life/staff.ts'
import type { PlacedOrder } from '../rows.ts'

export interface ChangeDeps extends RecordDeps {
  clock: Clock
}

interface OrderChange {
  code: string
  /** The newest move that the member's page showed; null: the change does not depend on it. */
  seenMove: number | null
  reason?: string
  /** Makes the change; answers what the audit has of it. */
  change(tx: Tx, order: PlacedOrder, by: { staff: number }): Promise<AuditFields>
}

/**
 * A change of an order by a member, with its entry in the audit, in one transaction. Refuses with `not_found`, and
 * with `edited_meanwhile` where the order has moved since the member's page was read.
 */
export function changeOrder(
  deps: ChangeDeps,
  call: Call,
  { code, seenMove, reason, change }: OrderChange,
): Promise<void> {
  return inTransaction(deps.database.pool, (tx) =>
    withOrder(deps, { orderCode: code, within: tx }, async (_, order) => {
      if (seenMove !== null) await requireSeen(tx, deps, order, seenMove)
      const after = await change(tx, order, { staff: staffOf(call).id })
      const subject = `order:${code}`
      await deps.recordAudit(tx, auditSource(call), { subject, after, reason: reason ?? null })
    }),
  )
}

/** The version of an order. */
export async function newestMoveOf(db: Db, orderId: number): Promise<number> {
  return (await one(db, newestMove, [orderId])).version
}

/** The version of an order is its newest move; its page has no fields of it. */
async function requireSeen(
  tx: Tx,
  deps: ChangeDeps,
  { id, status, paymentStatus }: PlacedOrder,
  seenMove: number,
): Promise<void> {
  const row = await one(tx, newestMove, [id])
  const fields = { status, payment_status: paymentStatus }
  const sent = { status: null, payment_status: null }
  await requireVersion(deps, tx, { row, version: seenMove, fields, sent })
}

const newestMove = rareStatement(
  'office-order-newest-move',
  { version: number, changed_by: text, changed_at: time },
  `SELECT id AS version, moved_by AS changed_by, moved_at AS changed_at
   FROM order_moves WHERE order_id = $1 ORDER BY id DESC LIMIT 1`,
)

/** Writes a comment that members alone read. */
export async function commentOn(
  tx: Tx,
  { orderId, comment, by, at }: { orderId: number; comment: string; by: Actor; at: Date },
): Promise<void> {
  await run(tx, addComment, [orderId, comment, actorText(by), at])
}

const addComment = rareStatement(
  'order-comment',
  {},
  'INSERT INTO order_comments (order_id, comment, written_by, written_at) VALUES ($1, $2, $3, $4)',
)
