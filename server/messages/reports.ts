import type pg from 'pg'
import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import { inTransaction } from '../platform/database/transaction.ts'
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

/**
 * Takes in a signed report, once however often it comes. Reports of unknown messages, and events that are
 * no delivery reports, change nothing.
 */
export async function takeReport(body: unknown, { pool, clock }: { pool: pg.Pool; clock: Clock }) {
  const report = Report.safeParse(body)
  if (!report.success || report.data.type.toLowerCase() !== 'outbound') return
  const { message_id_str, message_id, status } = report.data
  const providerId = message_id_str ?? String(message_id ?? '')
  if (!providerId || providerId.length > 100) return
  const now = clock.now()
  await inTransaction(pool, async (client) => {
    await lockProviderId(client, providerId)
    const { rowCount } = await client.query(
      `INSERT INTO messages_reports (provider_id, status, received_at) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING`,
      [providerId, status.slice(0, 100), now],
    )
    if (rowCount === 1) await apply(client, providerId, status, now)
  })
}

/** Applies the reports that came before the answer to the sending, which has the id. */
export async function applyEarlierReports(client: pg.PoolClient, providerId: string, now: Date) {
  await lockProviderId(client, providerId)
  const { rows } = await client.query<{ status: string }>(
    'SELECT status FROM messages_reports WHERE provider_id = $1 ORDER BY received_at',
    [providerId],
  )
  for (const { status } of rows) await apply(client, providerId, status, now)
}

/** Serialises the reports of a message and the recording of its id, so that none is missed. */
async function lockProviderId(client: pg.PoolClient, providerId: string): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `messages ${providerId}`,
  ])
}

async function apply(client: pg.PoolClient, providerId: string, status: string, now: Date) {
  const verdict = verdictOf(status)
  if (verdict === 'delivered') {
    await client.query(
      `UPDATE messages SET state = 'delivered', sealed_values = NULL
       WHERE provider_id = $1 AND state IN ('waiting', 'sent')`,
      [providerId],
    )
  }
  if (verdict === 'lost') await lose(client, providerId, status, now)
}

/** A message that WhatsApp lost goes by SMS until it expires; a lost SMS is not repeated. */
async function lose(client: pg.PoolClient, providerId: string, status: string, now: Date) {
  const reason = `lost on the way: ${status.slice(0, 100)}`
  await client.query(
    `WITH lost AS (
       UPDATE messages SET
         channel = CASE WHEN again THEN 'sms' ELSE channel END, tries = 0, next_try_at = $3,
         reason = $2,
         state = CASE WHEN again THEN 'waiting' ELSE 'dead' END,
         sealed_values = CASE WHEN again THEN sealed_values END
       FROM (SELECT id, channel = 'whatsapp' AND expires_at > $3 AND sealed_values IS NOT NULL AS again
             FROM messages WHERE provider_id = $1 AND state = 'sent' FOR UPDATE) AS found
       WHERE messages.id = found.id
       RETURNING state
     )
     SELECT pg_notify($4, '') FROM lost WHERE state = 'waiting'`,
    [providerId, reason, now, messageWaiting],
  )
}

/** By the leading words, in any letter case: Termii appends details after a bar. */
function verdictOf(status: string): Verdict {
  if (/^delivered/i.test(status)) return 'delivered'
  return /^(dnd|message failed|failed|rejected|expired)/i.test(status) ? 'lost' : 'nothing new'
}
