import { count, counted, type Db } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** Messages that wait though they were written before this time, and can still be sent. */
export function countLate(db: Db, before: Date, now: Date): Promise<number> {
  return count(db, lateMessages, [before, now])
}

const lateMessages = rareStatement(
  'messages-late',
  counted,
  `SELECT count(*) FROM messages
   WHERE state = 'waiting' AND created_at < $1 AND expires_at > $2`,
)
