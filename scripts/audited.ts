import type { RecordAudit } from '#server/audit/audit.ts'
import type { Actor } from '#server/platform/actor.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { CannotStart } from '#server/platform/process.ts'

export interface AuditedDeps {
  database: Database
  recordAudit: RecordAudit
  by: Actor
  /** The words behind `--reason`. */
  reason: string | null
}

/** The words of a command, and what stands behind `--reason` at its end. */
export function withReason(typed: string[]): { words: string[]; reason: string | null } {
  const at = typed.indexOf('--reason')
  if (at === -1) return { words: typed, reason: null }
  const reason = typed.slice(at + 1).join(' ')
  return { words: typed.slice(0, at), reason: reason.trim() || null }
}

/** Throws `CannotStart` where a command that changes something has no reason, with one as an example. */
export function requireReason(reason: string | null, example: string): string {
  if (reason === null) throw new CannotStart(`Say why, for the audit: --reason "${example}"`)
  if (reason.length > 500) throw new CannotStart('The reason is too long: 500 characters at most.')
  return reason
}

/** Runs a change by the command line with its entry in the audit, in one transaction. */
export function audited<T>(
  { database, recordAudit, by, reason: typed }: AuditedDeps,
  command: string,
  subject: string | ((done: T) => string),
  after: object,
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  const reason = requireReason(typed, 'the customer called')
  return inTransaction(database.pool, async (tx) => {
    const done = await change(tx)
    const source = { actor: by, sessionId: null, call: `mall ${command}`, requestId: null }
    const named = typeof subject === 'string' ? subject : subject(done)
    await recordAudit(tx, source, { subject: named, after: { ...after }, reason })
    return done
  })
}
