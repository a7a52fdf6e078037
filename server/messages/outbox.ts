import type { Pool } from '#server/platform/database/pool.ts'
import {
  boolean,
  bytes,
  certain,
  nullable,
  number,
  oneOf,
  type Row,
  text,
  time,
} from '../platform/database/columns.ts'
import { type Db, many, run } from '../platform/database/query.ts'
import { rareStatement, statement } from '../platform/database/statement.ts'
import { inTransaction, type Tx } from '../platform/database/transaction.ts'
import { type Claim, declareQueue } from '../platform/queue.ts'
import { applyEarlierReports } from './reports.ts'
import { type Channel, channels, messageWaiting } from './send.ts'

const row = {
  reference: text,
  contact: text,
  channel: oneOf(channels),
  template: text,
  // `messages_fillable`: what waits has them.
  sealed_values: certain(bytes),
  account_id: nullable(number),
  expires_at: time,
  created_at: time,
}

/** A message that this process has claimed. */
export type Claimed = Claim & Row<typeof row>

// Only one message of a template to a contact is claimed at a time, the older first: a code that hangs
// in a slow attempt can't overtake the one that replaced it.
const all = {
  table: 'messages',
  waiting: `state = 'waiting' AND channel = $5 AND expires_at > $1 AND NOT EXISTS (
    SELECT FROM messages AS older
    WHERE older.contact = item.contact AND older.template = item.template
      AND older.id < item.id AND older.claimed_until > $1
  )`,
  row,
  columns:
    'reference, contact, channel, template, sealed_values, account_id, expires_at, created_at',
  leaseMs: 30_000,
  // Several are settled together, below.
  outcomes: {},
} as const

/** What a worker claims: codes alone, which somebody waits for, or whatever is due. */
export type Due = 'codes' | 'all'

const outboxes = {
  all: declareQueue(all),
  // By the names of their templates, and an index of its own.
  codes: declareQueue({
    ...all,
    name: 'messages-codes',
    waiting: `right(item.template, 5) = '_code' AND ${all.waiting}`,
  }),
}

/** What follows an attempt to send a message. */
export type Fate =
  | { next: 'sent'; providerId: string | null }
  /** No delivery report will follow. */
  | { next: 'delivered'; providerId: string | null }
  | { next: 'again'; at: Date; reason: string; isCounted: boolean }
  | { next: 'by-sms'; reason: string }
  | { next: 'dead'; reason: string }

/** Claims due messages of a channel; no two processes get the same one. */
export function claim(
  db: Db,
  { due = 'all', channel, now, max }: { due?: Due; channel: Channel; now: Date; max: number },
): Promise<Claimed[]> {
  return outboxes[due].claim(db, { now, max, values: [channel] })
}

/** A message after an attempt, and what follows. */
export interface Tried {
  message: Claimed
  fate: Fate
}

/**
 * Releases messages and records their outcomes: of each that is still claimed by this process, and was not
 * replaced while it was being sent. One that cannot be recorded does not cause others to be sent again; its
 * error is thrown at the end.
 */
export async function settle(pool: Pool, tried: Tried[], now: Date): Promise<void> {
  try {
    await settleTogether(pool, tried, now)
  } catch (error) {
    if (tried.length === 1) throw error
    const failures: unknown[] = []
    for (const one of tried) {
      await settleTogether(pool, [one], now).catch((failure: unknown) => failures.push(failure))
    }
    if (failures.length > 0) throw failures[0]
  }
}

async function settleTogether(pool: Pool, tried: Tried[], now: Date): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const claims = tried.map(({ message }) => message)
    const held = await many(tx, lockHeld, [
      claims.map(({ id }) => id),
      claims.map((message) => message.claims),
    ])
    const waiting = new Map(held.map((row) => [row.id, row.is_waiting]))
    const replaced = held.filter((row) => !row.is_waiting).map(({ id }) => ({ id }))
    const settled = tried.filter(({ message }) => waiting.get(message.id))
    await write(tx, [...settled.map((each) => changesOf(each, now)), ...replaced])
    for (const { fate } of settled) await follow(tx, fate, now)
  })
}

// Those whose claims are still current. `(SELECT $1)` hides the values from the planner, so that one generic
// plan serves all calls.
const lockHeld = statement(
  'queue-held-messages',
  { id: number, is_waiting: boolean },
  `SELECT item.id AS id, state = 'waiting' AS is_waiting
   FROM unnest((SELECT $1::bigint[]), (SELECT $2::integer[])) AS held (id, claims)
   JOIN messages AS item ON item.id = held.id AND item.claims = held.claims
   ORDER BY item.id FOR UPDATE OF item`,
)

/** Omitted fields stay as they are. */
interface Changes {
  id: number
  state?: 'sent' | 'delivered' | 'dead'
  provider_id?: string | null
  channel?: Channel
  attempts?: number
  next_attempt_at?: Date
  reason?: string
}

function changesOf({ message: { id, attempts }, fate }: Tried, now: Date): Changes {
  switch (fate.next) {
    case 'sent':
    case 'delivered':
      return { id, state: fate.next, provider_id: fate.providerId, attempts: attempts + 1 }
    case 'again':
      return {
        id,
        next_attempt_at: fate.at,
        reason: fate.reason,
        attempts: attempts + Number(fate.isCounted),
      }
    case 'by-sms':
      return { id, channel: 'sms', attempts: 0, next_attempt_at: now, reason: fate.reason }
    case 'dead':
      return { id, state: 'dead', reason: fate.reason }
  }
}

const writeChanges = statement(
  'messages-settle',
  {},
  `UPDATE messages SET claimed_until = NULL,
     state = coalesce(changed.state, messages.state),
     provider_id = CASE WHEN changed.state IN ('sent', 'delivered')
       THEN changed.provider_id ELSE messages.provider_id END,
     sealed_values = CASE WHEN changed.state IN ('delivered', 'dead')
       THEN NULL ELSE sealed_values END,
     channel = coalesce(changed.channel, messages.channel),
     attempts = coalesce(changed.attempts, messages.attempts),
     next_attempt_at = coalesce(changed.next_attempt_at, messages.next_attempt_at),
     reason = coalesce(changed.reason, messages.reason)
   FROM jsonb_to_recordset($1) AS changed (id bigint, state text, provider_id text,
     channel text, attempts smallint, next_attempt_at timestamptz, reason text)
   WHERE messages.id = changed.id`,
)

async function write(tx: Tx, changes: Changes[]): Promise<void> {
  await run(tx, writeChanges, [JSON.stringify(changes)])
}

const announceWaiting = rareStatement('messages-announce', {}, "SELECT FROM pg_notify($1, '')")

async function follow(tx: Tx, fate: Fate, now: Date): Promise<void> {
  if (fate.next === 'by-sms') await run(tx, announceWaiting, [messageWaiting])
  if (fate.next === 'sent' && fate.providerId) {
    await applyEarlierReports(tx, fate.providerId, now)
  }
}
