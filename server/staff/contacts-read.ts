import { auditSource, wasEntered } from '#server/audit/audit.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Caller, refuse } from '#server/platform/http/handler.ts'
import type { StaffDeps } from './deps.ts'

/** What a member reads of the same subject within it, ms, is one reading: a list is paged, filtered and come back to. */
const readingMs = 15 * 60_000

/** Enters that a member has read contacts of people, never the contacts themselves. */
export function readingRecorder({
  database,
  clock,
  recordAudit,
}: Pick<StaffDeps, 'database' | 'clock' | 'recordAudit'>) {
  return async function contactsRead(caller: Caller, subject: string): Promise<void> {
    if (!caller.staff) refuse('unauthenticated')
    const source = auditSource(caller)
    const since = new Date(clock.now().getTime() - readingMs)
    await inTransaction(database.pool, async (tx) => {
      if (await wasEntered(tx, source, { subject, since })) return
      await recordAudit(tx, source, { subject, after: { read: 'contacts' } })
    })
  }
}
