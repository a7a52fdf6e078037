import { toKobo } from '#contract/money.ts'
import {
  endAllSessions,
  endSession,
  lockAccountHolder,
  seenCustomer,
} from '#server/accounts/accounts.ts'
import { auditSource, hidden, type RecordAudit } from '#server/audit/audit.ts'
import { actorText } from '#server/platform/actor.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Call, refuse, staffOf } from '#server/platform/http/handler.ts'
import { requestAdjustment } from '#server/wallet/wallet.ts'
import { addComment } from './comments.ts'

export interface ChangeDeps {
  database: Database
  clock: Clock
  recordAudit: RecordAudit
}

/**
 * Signs a customer out of one device, or of all; a device that is signed out already stays so. With its entry in the audit.
 * Refuses with `not_found`.
 */
export async function endSessionsOf(
  { database, recordAudit }: ChangeDeps,
  call: Call,
  { id, device }: { id: number; device: number | null },
): Promise<void> {
  await inTransaction(database.pool, async (tx) => {
    if (!(await seenCustomer(tx, id))) refuse('not_found')
    if (device === null) await endAllSessions(tx, id)
    else if (!(await endSession(tx, id, device))) return
    const after = { signed_out: device === null ? 'all devices' : `device ${device}` }
    await recordAudit(tx, auditSource(call), { subject: `customer:${id}`, after })
  })
}

/** Writes a comment about a customer. Refuses with `not_found`, and with `conflict` once the account has ended. */
export async function commentOnCustomer(
  { database, clock, recordAudit }: ChangeDeps,
  call: Call,
  { id, comment }: { id: number; comment: string },
): Promise<void> {
  await inTransaction(database.pool, async (tx) => {
    // The lock: what is written about an account is there before it ends, or not at all.
    if (!(await lockAccountHolder(tx, id))) await refuseEnded(tx, id)
    const by = actorText({ staff: staffOf(call).id })
    await addComment(tx, { accountId: id, comment, by, at: clock.now() })
    await recordAudit(tx, auditSource(call), {
      subject: `customer:${id}`,
      after: { comment: hidden },
    })
  })
}

/**
 * Requests that money goes into a customer's wallet or out of it; answers the request's id. Refuses with `not_found`, and with
 * `conflict` what the wallet does not have, who has left, and where such a request waits.
 */
export function requestAdjustmentOf(
  { database, clock, recordAudit }: ChangeDeps,
  call: Call,
  { id, direction, value, reason }: Adjustment,
): Promise<number> {
  return inTransaction(database.pool, async (tx) => {
    if (!(await seenCustomer(tx, id))) refuse('not_found')
    const amountKobo = direction === 'in' ? toKobo(value) : -toKobo(value)
    const by = { staff: staffOf(call).id }
    const requested = { accountId: id, amountKobo, reason, by, at: clock.now() }
    const approval = await requestAdjustment(tx, requested)
    const after = { requested_kobo: amountKobo, approval }
    await recordAudit(tx, auditSource(call), { subject: `customer:${id}`, after, reason })
    return approval
  })
}

interface Adjustment {
  id: number
  direction: 'in' | 'out'
  /** Naira. */
  value: number
  reason: string
}

async function refuseEnded(tx: Parameters<typeof seenCustomer>[0], id: number): Promise<never> {
  if (!(await seenCustomer(tx, id))) refuse('not_found')
  refuse('conflict', { message: 'This customer’s account is closed.' })
}
