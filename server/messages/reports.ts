import { z } from 'zod'
import type { Pool } from '#server/platform/database/pool.ts'
import type { Clock } from '../platform/clock.ts'
import { text } from '../platform/database/columns.ts'
import { many, run } from '../platform/database/query.ts'
import { rareStatement } from '../platform/database/statement.ts'
import { inTransaction, type Tx } from '../platform/database/transaction.ts'
import { messageWaiting } from './send.ts'

/** A delivery report of Termii; its other fields are dropped. */
const Report = z.object({
  type: z.string(),
  message_id: z.union([z.string(), z.number()]).optional(),
  message_id_str: z.string().optional(),
  status: z.string(),
})

/** Termii's statuses and what they mean. The other ones ('Message Sent') change nothing. */
type Verdict = 'delivered' | 'lost' | 'nothing new'

const addReport = rareStatement(
  'messages-add-report',
  {},
  `INSERT INTO message_reports (provider_id, status, received_at) VALUES ($1, $2, $3)
   ON CONFLICT DO NOTHING`,
)

/**
 * Takes in a signed report, once however often it comes. Reports of unknown messages, and events that are
 * no delivery reports, change nothing.
 */
export async function takeReport(body: unknown, { pool, clock }: { pool: Pool; clock: Clock }) {
  const report = Report.safeParse(body)
  if (!report.success || report.data.type.toLowerCase() !== 'outbound') return
  const { message_id_str, message_id, status } = report.data
  const providerId = message_id_str ?? String(message_id ?? '')
  if (!providerId || providerId.length > 100) return
  const now = clock.now()
  await inTransaction(pool, async (tx) => {
    await lockProviderId(tx, providerId)
    const added = await run(tx, addReport, [providerId, status.slice(0, 100), now])
    if (added === 1) await apply(tx, providerId, status, now)
  })
}

const reportsOf = rareStatement(
  'messages-reports-of',
  { status: text },
  'SELECT status FROM message_reports WHERE provider_id = $1 ORDER BY received_at',
)

/** Applies the reports that came before the answer to the sending, which has the id. */
export async function applyEarlierReports(tx: Tx, providerId: string, now: Date) {
  await lockProviderId(tx, providerId)
  for (const { status } of await many(tx, reportsOf, [providerId])) {
    await apply(tx, providerId, status, now)
  }
}

const lockId = rareStatement(
  'messages-lock-provider-id',
  {},
  'SELECT FROM pg_advisory_xact_lock(hashtextextended($1, 0))',
)

/** Serialises the reports of a message and the recording of its id, so that none is missed. */
async function lockProviderId(tx: Tx, providerId: string): Promise<void> {
  await run(tx, lockId, [`messages ${providerId}`])
}

async function apply(tx: Tx, providerId: string, status: string, now: Date) {
  const verdict = verdictOf(status)
  if (verdict === 'delivered') await run(tx, markDelivered, [providerId])
  if (verdict === 'lost') {
    const reason = `lost on the way: ${status.slice(0, 100)}`
    await run(tx, markLost, [providerId, reason, now, messageWaiting])
  }
}

const markDelivered = rareStatement(
  'messages-delivered',
  {},
  `UPDATE messages SET state = 'delivered', sealed_values = NULL
   WHERE provider_id = $1 AND state IN ('waiting', 'sent')`,
)

// A message that WhatsApp lost goes by SMS until it expires; a lost SMS is not repeated.
const markLost = rareStatement(
  'messages-lost',
  {},
  `WITH lost AS (
     UPDATE messages SET
       channel = CASE WHEN again THEN 'sms' ELSE channel END, attempts = 0, next_attempt_at = $3,
       reason = $2,
       state = CASE WHEN again THEN 'waiting' ELSE 'dead' END,
       sealed_values = CASE WHEN again THEN sealed_values END
     FROM (SELECT id, channel = 'whatsapp' AND expires_at > $3 AND sealed_values IS NOT NULL AS again
           FROM messages WHERE provider_id = $1 AND state = 'sent' FOR UPDATE) AS found
     WHERE messages.id = found.id
     RETURNING state
   )
   SELECT FROM lost, pg_notify($4, '') WHERE state = 'waiting'`,
)

/** By the leading words, in any letter case: Termii appends details after a bar. */
function verdictOf(status: string): Verdict {
  if (/^delivered/i.test(status)) return 'delivered'
  return /^(dnd|message failed|failed|rejected|expired)/i.test(status) ? 'lost' : 'nothing new'
}
