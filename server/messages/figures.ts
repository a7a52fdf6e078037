import { nullable, number, oneOf, type Row, text, time } from '#server/platform/database/columns.ts'
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

/** The messages about an order and what became of them; their texts are not stored. */
export async function messageTimeline(db: Db, { code }: { code: string }) {
  const rows = await many(db, messagesAbout, [code])
  return rows.map(({ template, channel, state, reason, created_at }) => ({
    kind: 'message' as const,
    at: created_at,
    by: null,
    title: titleOf({ channel, template, state }),
    text: state === 'dead' ? reason : null,
  }))
}

/** The newest messages to these contacts and what became of them. */
export async function messagesTo(db: Db, contacts: string[], max: number) {
  const rows = await many(db, newestTo, [contacts, max])
  return rows.map(({ reason, created_at, order_code, ...message }) => ({
    at: created_at,
    title: titleOf(message),
    reason: message.state === 'dead' ? reason : null,
    orderCode: order_code,
  }))
}

function titleOf({ channel, template, state }: Fate): string {
  return `${channelNames[channel]}: ${template.replaceAll('_', ' ')}, ${stateWords[state]}`
}

type Fate = Pick<Row<typeof fateRow>, 'template' | 'channel' | 'state'>

const channelNames = { sms: 'SMS', whatsapp: 'WhatsApp', email: 'E-mail' }

const stateWords = { waiting: 'waits', sent: 'sent', delivered: 'arrived', dead: 'not sent' }

const fateRow = {
  template: text,
  channel: oneOf(channels),
  state: oneOf(['waiting', 'sent', 'delivered', 'dead']),
  reason: nullable(text),
  created_at: time,
}

const messagesAbout = rareStatement(
  'messages-about-order',
  fateRow,
  `SELECT template, channel, state, reason, created_at FROM messages WHERE order_code = $1
   ORDER BY id DESC LIMIT 200`,
)

const newestTo = rareStatement(
  'messages-newest-to',
  { ...fateRow, order_code: nullable(text) },
  `SELECT template, channel, state, reason, created_at, order_code FROM messages
   WHERE contact = ANY ($1) ORDER BY id DESC LIMIT $2`,
)
