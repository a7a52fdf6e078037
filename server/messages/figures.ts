import { number, oneOf, time } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
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
