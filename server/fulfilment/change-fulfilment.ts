import { type AuditFields, auditSource, type RecordAudit } from '#server/audit/audit.ts'
import { type PlacedOrder, requireMayLeave, withOrder } from '#server/orders/orders.ts'
import type { MemberNames } from '#server/platform/actor-names.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse, staffOf } from '#server/platform/http/handler.ts'
import { type BatchRow, lockBatch } from './batch.ts'

export interface FulfilmentDeps {
  database: Database
  clock: Clock
  recordAudit: RecordAudit
  memberNames: MemberNames
}

/**
 * A change of one order's fulfilment by a member, with its entry in the audit, in one transaction. The order is locked, and
 * may still leave the house. Refuses with `not_found` and `conflict`.
 */
export function changeFulfilment(
  deps: FulfilmentDeps,
  call: Call,
  orderCode: string,
  change: (tx: Tx, order: PlacedOrder, by: { staff: number }) => Promise<AuditFields>,
): Promise<void> {
  return inTransaction(deps.database.pool, (tx) =>
    withOrder(deps, { orderCode, within: tx }, async (_, order) => {
      requireMayLeave(order)
      const after = await change(tx, order, { staff: staffOf(call).id })
      await deps.recordAudit(tx, auditSource(call), { subject: `order:${orderCode}`, after })
    }),
  )
}

/** A change of a batch by the member who has it. Refuses with `not_found`, and with `conflict` whoever has it not. */
export function changeBatch<T>(
  { database, memberNames }: FulfilmentDeps,
  call: Call,
  id: number,
  change: (tx: Tx, batch: BatchRow, memberId: number) => Promise<T>,
): Promise<T> {
  return inTransaction(database.pool, async (tx) => {
    const batch = await lockBatch(tx, id)
    const { id: memberId } = staffOf(call)
    if (batch.taken_by !== memberId) {
      const names = await memberNames(tx, [batch.taken_by])
      const message = `${names.get(batch.taken_by) || 'Another member'} picks this batch.`
      refuse('conflict', { message })
    }
    return change(tx, batch, memberId)
  })
}
