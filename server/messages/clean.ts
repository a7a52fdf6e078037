import type { Clock } from '../platform/clock.ts'
import { type Db, run } from '../platform/database/query.ts'
import { rareStatement } from '../platform/database/statement.ts'
import { cleanUpPhoneBudgets } from './budgets.ts'

/** How long messages are stored. */
const retainDays = 30

/** Ends expired messages, wipes their values, and deletes old ones. */
export async function cleanMessages({ database, clock }: { database: Db; clock: Clock }) {
  const now = clock.now()
  await run(database, endExpired, [now])
  const oldest = new Date(now.getTime() - retainDays * 86_400_000)
  await run(database, deleteMessages, [oldest])
  await run(database, deleteReports, [oldest])
  await cleanUpPhoneBudgets(database, now)
}

const endExpired = rareStatement(
  'messages-end-expired',
  {},
  `UPDATE messages SET
     sealed_values = NULL,
     state = CASE state WHEN 'waiting' THEN 'dead' ELSE state END,
     reason = CASE state WHEN 'waiting' THEN concat_ws('; ', 'expired', reason) ELSE reason END
   WHERE sealed_values IS NOT NULL AND expires_at <= $1
     AND (claimed_until IS NULL OR claimed_until <= $1)`,
)
const deleteMessages = rareStatement(
  'messages-delete-old',
  {},
  'DELETE FROM messages WHERE created_at < $1',
)
const deleteReports = rareStatement(
  'messages-delete-old-reports',
  {},
  'DELETE FROM message_reports WHERE received_at < $1',
)
