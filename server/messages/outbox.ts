import type pg from 'pg'
import { inTransaction } from '../platform/database/transaction.ts'
import { applyEarlierReports } from './reports.ts'
import { type Channel, messageWaiting } from './send.ts'

/** How long a worker may have a message in hand; well above every provider's timeout. */
const holdMs = 30_000

/** A message that this process has in hand. */
export interface Claimed {
  id: number
  claims: number
  reference: string
  contact: string
  channel: Channel
  template: string
  sealed_values: Buffer
  tries: number
  expires_at: Date
  created_at: Date
  /** Whoever had it before is gone, and may have sent it. */
  interrupted: boolean
}

/** What becomes of a message after a try. */
export type Fate =
  | { next: 'sent'; providerId: string | null }
  /** Nothing will tell more about it. */
  | { next: 'delivered'; providerId: string | null }
  | { next: 'again'; at: Date; reason: string; countsAsTry: boolean }
  | { next: 'by-sms'; reason: string }
  | { next: 'dead'; reason: string }

// Of one template to one contact only one is in hand at a time, the older first: a code that hangs
// in a slow try can't overtake the one that replaced it.
const claimDue = `
  WITH due AS (
    SELECT id, claimed_until IS NOT NULL AS interrupted
    FROM messages AS message
    WHERE state = 'waiting' AND channel = $1 AND next_try_at <= $2 AND expires_at > $2
      AND (claimed_until IS NULL OR claimed_until <= $2)
      AND NOT EXISTS (
        SELECT FROM messages AS older
        WHERE older.contact = message.contact AND older.template = message.template
          AND older.id < message.id AND older.claimed_until > $2
      )
    ORDER BY next_try_at
    LIMIT $3
    FOR UPDATE SKIP LOCKED
  )
  UPDATE messages SET claimed_until = $4, claims = claims + 1
  FROM due WHERE messages.id = due.id
  RETURNING messages.id, claims, reference, contact, channel, template, sealed_values, tries,
    expires_at, created_at, due.interrupted`

/** Takes due messages of a channel in hand; several processes never get the same one. */
export async function claim(
  pool: pg.Pool,
  { channel, now, most }: { channel: Channel; now: Date; most: number },
): Promise<Claimed[]> {
  const { rows } = await pool.query<Claimed>({
    name: 'messages-claim',
    text: claimDue,
    values: [channel, now, most, new Date(now.getTime() + holdMs)],
  })
  return rows
}

/** Lets go of a message and writes down what became of it, if it is still this process's. */
export async function settle(pool: pg.Pool, message: Claimed, fate: Fate, now: Date) {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ state: string }>(
      'UPDATE messages SET claimed_until = NULL WHERE id = $1 AND claims = $2 RETURNING state',
      [message.id, message.claims],
    )
    // Replaced while it was on its way, or taken over by another process.
    if (rows[0]?.state !== 'waiting') return
    await write(client, message, fate, now)
  })
}

async function write(client: pg.PoolClient, { id }: Claimed, fate: Fate, now: Date) {
  switch (fate.next) {
    case 'sent':
      await client.query(
        "UPDATE messages SET state = 'sent', provider_id = $2, tries = tries + 1 WHERE id = $1",
        [id, fate.providerId],
      )
      if (fate.providerId) await applyEarlierReports(client, fate.providerId, now)
      return
    case 'delivered':
      await client.query(
        `UPDATE messages SET state = 'delivered', provider_id = $2, tries = tries + 1,
           sealed_values = NULL
         WHERE id = $1`,
        [id, fate.providerId],
      )
      return
    case 'again':
      await client.query(
        'UPDATE messages SET next_try_at = $2, reason = $3, tries = tries + $4 WHERE id = $1',
        [id, fate.at, fate.reason, Number(fate.countsAsTry)],
      )
      return
    case 'by-sms':
      await client.query(
        `UPDATE messages SET channel = 'sms', tries = 0, next_try_at = $2, reason = $3
         WHERE id = $1`,
        [id, now, fate.reason],
      )
      await client.query("SELECT pg_notify($1, '')", [messageWaiting])
      return
    case 'dead':
      await client.query(
        "UPDATE messages SET state = 'dead', reason = $2, sealed_values = NULL WHERE id = $1",
        [id, fate.reason],
      )
  }
}
