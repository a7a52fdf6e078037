import { number, oneOf, time } from '#server/platform/database/columns.ts'
import { count, counted, type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Backlog } from '#server/platform/queue.ts'
import { type Channel, channels } from './send.ts'

/** What waits to be sent, by channel; a channel without any is not in it. By a partial index. */
export function messageBacklog(db: Db): Promise<(Backlog & { channel: Channel })[]> {
  return many(db, waitingMessages)
}

const waitingMessages = rareStatement(
  'messages-backlog',
  { channel: oneOf(channels), waiting: number, due_since: time },
  `SELECT channel, count(*)::integer AS waiting, min(next_attempt_at) AS due_since
   FROM messages WHERE state = 'waiting' GROUP BY channel`,
)

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
