import { auditSource } from '#server/audit/audit.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Caller, refuse } from '#server/platform/http/handler.ts'
import type { StaffDeps } from './deps.ts'

/** Enters that a member has read contacts of people, never the contacts themselves. */
export function readingRecorder({
  database,
  recordAudit,
}: Pick<StaffDeps, 'database' | 'recordAudit'>) {
  return async function contactsRead(caller: Caller, subject: string): Promise<void> {
    if (!caller.staff) refuse('unauthenticated')
    const source = auditSource(caller)
    await inTransaction(database.pool, (tx) =>
      recordAudit(tx, source, { subject, after: { read: 'contacts' } }),
    )
  }
}
