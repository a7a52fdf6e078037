import type { ErrorCode } from '#contract/errors.ts'
import { type Actor, actorText } from '#server/platform/actor.ts'
import type { Clock } from '#server/platform/clock.ts'
import { bytes, number } from '#server/platform/database/columns.ts'
import { one, run } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { type Caller, refuse } from '#server/platform/http/handler.ts'
import type { KeyClaim } from '#server/platform/http/key-claim.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { hashOfEntry } from './canonical.ts'
import { type AuditFields, storedFields } from './fields.ts'

/** Who did something, and by what. */
export interface AuditSource {
  actor: Actor
  /** The office session. */
  sessionId: number | null
  /** `POST /office/members`, or the name of a command or job. */
  call: string
  requestId: string | null
  /** Of a call with a key: the first entry of its change claims it. */
  claim?: KeyClaim | undefined
}

/** What was done, or refused. */
export interface AuditChange {
  /** A kind and what names one of it: `product:12`. */
  subject: string
  /** The fields that changed, and no others. */
  before?: AuditFields
  after?: AuditFields
  /** As the member gave it. */
  reason?: string | null
  refused?: ErrorCode
}

/**
 * Writes an entry in the transaction of the change, as its last statement: other writers wait from here to the
 * commit. No entry, no change.
 */
export type RecordAudit = (tx: Tx, source: AuditSource, change: AuditChange) => Promise<void>

/** Of a call by a member of the staff. */
export function auditSource(call: Caller): AuditSource {
  const { id, sessionId } = call.staff ?? refuse('unauthenticated')
  const { name, requestId, claim } = call
  return { actor: { staff: id }, sessionId, call: name, requestId, claim }
}

export function auditRecorder({ clock, keys }: { clock: Clock; keys: Keys }): RecordAudit {
  return async function recordAudit(tx, { actor, sessionId, call, requestId, claim }, change) {
    await claim?.take(tx)
    const { id: keyId, key } = keys.newest('audit')
    const head = await one(tx, lockHead)
    const entry = {
      id: head.last_id + 1,
      actor: actorText(actor),
      session_id: sessionId,
      recorded_at: clock.now(),
      call,
      subject: change.subject,
      refused: change.refused ?? null,
      before: storedFields(change.before ?? {}),
      after: storedFields(change.after ?? {}),
      reason: change.reason?.toWellFormed() || null,
      request_id: requestId,
      key_id: keyId,
      previous_hash: head.hash,
    }
    await run(tx, addEntry, [...Object.values(entry), hashOfEntry(entry, key)])
  }
}

const lockHead = statement(
  'audit-lock-head',
  { last_id: number, hash: bytes },
  'SELECT last_id, hash FROM audit_head FOR UPDATE',
)

const addEntry = statement(
  'audit-add',
  {},
  `WITH head AS (UPDATE audit_head SET last_id = $1, hash = $14)
   INSERT INTO audit_entries (id, actor, session_id, recorded_at, call, subject, refused, before,
     after, reason, request_id, key_id, previous_hash, hash)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
)
