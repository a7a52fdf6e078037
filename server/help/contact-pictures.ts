import { createHmac, randomUUID } from 'node:crypto'
import type { Clock } from '#server/platform/clock.ts'
import { bytes, text, time } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import type { Media } from '#server/platform/media/media.ts'
import { sentPicture } from '#server/platform/media/sent-picture.ts'

const hour = 60 * 60 * 1000
/** From one network address: of ten messages. */
export const maxPicturesPerHour = 40
/** A picture whose message does not come is deleted. */
const waitMs = hour
/** Enough to see a scratch. A photograph has about 300 kB then. */
const width = 1_600

export interface ContactPictureDeps {
  database: Database
  clock: Clock
  keys: Keys
  media: Pick<Media, 'portrait'>
}

/**
 * Keeps a picture until a contact message names it, and answers its name. Nothing of the sent file is kept but what
 * can be seen: it is encoded anew. Refuses with `validation_failed`, `too_many_requests` and `overloaded`.
 */
export async function storeContactPicture(
  deps: ContactPictureDeps,
  sent: string,
  ip: string,
): Promise<string> {
  const { database, clock, media } = deps
  const senderKey = senderKeyOf(deps.keys, ip)
  await requireBelowLimit(database, senderKey, clock.now())
  const picture = await sentPicture(sent, media, { field: 'picture', width })
  const key = randomUUID()
  await inTransaction(database.pool, async (tx) => {
    const at = clock.now()
    // The lock serialises pictures from one address, so that the count is exact.
    await run(tx, lockSender, [senderKey])
    await requireBelowLimit(tx, senderKey, at)
    await run(tx, addPicture, [key, picture, senderKey, at])
  })
  return key
}

async function requireBelowLimit(db: Db, senderKey: Buffer, now: Date): Promise<void> {
  const rows = await many(db, recentPictures, [senderKey, new Date(now.getTime() - hour)])
  const [oldest] = rows
  if (!oldest || rows.length < maxPicturesPerHour) return
  refuse('too_many_requests', {
    message: 'Many pictures came from your network. Please try again in an hour.',
    retryAfterSeconds: Math.ceil((oldest.created_at.getTime() + hour - now.getTime()) / 1_000),
  })
}

const lockSender = rareStatement(
  'help-lock-picture-sender',
  {},
  `SELECT FROM pg_advisory_xact_lock(hashtextextended(encode($1, 'hex'), 2))`,
)

const recentPictures = rareStatement(
  'help-recent-pictures',
  { created_at: time },
  `SELECT created_at FROM contact_pictures WHERE sender_key = $1 AND created_at > $2
   ORDER BY created_at`,
)

const addPicture = rareStatement(
  'help-add-picture',
  {},
  'INSERT INTO contact_pictures (key, bytes, sender_key, created_at) VALUES ($1, $2, $3, $4)',
)

/**
 * Attaches waiting pictures to their message, in its transaction, and answers them in the order of their names.
 * Refuses with `validation_failed` where one is not there any more.
 */
export async function attachPictures(
  tx: Db,
  messageId: number,
  keys: readonly string[],
): Promise<Buffer[]> {
  if (keys.length === 0) return []
  const rows = await many(tx, attach, [messageId, keys])
  const found = new Map(rows.map(({ key, bytes }) => [key, bytes]))
  const pictures = keys.flatMap((key) => found.get(key.toLowerCase()) ?? [])
  if (pictures.length < keys.length) {
    const message = 'A picture was sent too long ago. Choose the pictures again.'
    refuse('validation_failed', { message, errors: { pictures: [message] } })
  }
  return pictures
}

const attach = rareStatement(
  'help-attach-pictures',
  { key: text, bytes },
  `UPDATE contact_pictures SET message_id = $1
   WHERE key = ANY ($2::uuid[]) AND message_id IS NULL
   RETURNING key::text, bytes`,
)

/** Deletes pictures without a message after an hour, and the hashes of senders' addresses after a day. */
export async function cleanUpContactPictures({
  database,
  clock,
}: Pick<ContactPictureDeps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now().getTime()
  await run(database, deleteWaiting, [new Date(now - waitMs)])
  await run(database, clearSenders, [new Date(now - 24 * hour)])
}

const deleteWaiting = rareStatement(
  'help-delete-waiting-pictures',
  {},
  'DELETE FROM contact_pictures WHERE message_id IS NULL AND created_at <= $1',
)

const clearSenders = rareStatement(
  'help-clear-picture-senders',
  {},
  'UPDATE contact_pictures SET sender_key = NULL WHERE sender_key IS NOT NULL AND created_at <= $1',
)

/**
 * A keyed hash of a network address: it counts what comes from there and names nobody. A rotation of the key begins
 * the counts anew.
 */
export function senderKeyOf(keys: Keys, ip: string): Buffer {
  return createHmac('sha256', keys.newest('help').key).update(ip).digest()
}
