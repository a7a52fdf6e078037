import type { SendMessage } from '#server/messages/messages.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Db, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { startOfDay } from '#server/platform/date-range.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import type { Logger } from '#server/platform/log.ts'
import { verifyAudit } from './verify.ts'

export interface NightlyDeps {
  database: Database
  clock: Clock
  log: Pick<Logger, 'error'>
  keys: Keys
  sendMessage: SendMessage
  /** The mail addresses of the active owners. */
  ownerMails: (db: Db) => Promise<string[]>
}

const dayMs = 24 * 3_600_000

/**
 * Once a day: verifies the audit, and mails its newest hash to the owners. In their mailboxes it is out of reach of
 * whoever can change the database: a tail that was cut off no longer leads to it.
 */
export async function reportAudit(deps: NightlyDeps): Promise<void> {
  const { database, clock, log, keys, sendMessage, ownerMails } = deps
  const now = clock.now()
  const { entries, hash, fault } = await verifyAudit(database, keys)
  if (fault) log.error({ fault }, 'the audit does not add up')
  await inTransaction(database.pool, async (tx) => {
    if ((await run(tx, claimDay, [now, startOfDay(now)])) === 0) return
    for (const email of await ownerMails(tx)) {
      await sendMessage(tx, {
        to: { email },
        channel: 'email',
        template: 'audit_report',
        values: { entries, hash, fault, at: now },
        expiresAt: new Date(now.getTime() + dayMs),
      })
    }
  })
}

/** Of several runs in a day one reports; an audit without entries has nothing to report. */
const claimDay = rareStatement(
  'audit-claim-day',
  {},
  `UPDATE audit_head SET reported_at = $1
   WHERE last_id > 0 AND (reported_at IS NULL OR reported_at < $2)`,
)
