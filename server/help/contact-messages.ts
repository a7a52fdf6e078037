import type { SendMessage } from '#server/messages/messages.ts'
import type { Clock } from '#server/platform/clock.ts'
import { number, time } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { many, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { attachPictures, senderKeyOf } from './contact-pictures.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
/** From one network address, which a whole village may share. */
export const maxMessagesPerHour = 20
/** Promised in the privacy policy. */
const retainMs = 730 * day
/** An e-mail that could not be sent for so long is dropped; the message stays in the table. */
const mailTtlMs = 7 * day

export interface SentContactMessage {
  first_name: string
  last_name: string
  email: string
  /** E.164. */
  phone_number?: string | null
  message: string
  /** Names of pictures that wait for it. */
  pictures?: string[] | undefined
}

export interface ContactMessageDeps {
  database: Database
  clock: Clock
  sendMessage: SendMessage
  /** For the keyed hashes of senders' addresses. */
  keys: Keys
  /** The recipient of contact messages. */
  contactMail: string
}

/** Stores a contact message and mails it to the mall, both or neither. Refuses with `too_many_requests`. */
export async function receiveContactMessage(
  deps: ContactMessageDeps,
  contactMessage: SentContactMessage,
  ip: string,
): Promise<void> {
  const { database, clock, sendMessage, contactMail } = deps
  const now = clock.now()
  const senderKey = senderKeyOf(deps.keys, ip)
  const phoneNumber = contactMessage.phone_number || null
  await inTransaction(database.pool, async (tx) => {
    await requireBelowRateLimit(tx, senderKey, now)
    const { id: messageId } = await one(tx, storeContactMessage, [
      contactMessage.first_name,
      contactMessage.last_name,
      contactMessage.email,
      phoneNumber,
      contactMessage.message,
      senderKey,
      now,
    ])
    const pictures = await attachPictures(tx, messageId, contactMessage.pictures ?? [])
    await sendMessage(tx, {
      to: { email: contactMail.toLowerCase() },
      channel: 'email',
      template: 'letter',
      values: {
        writer: `${contactMessage.first_name} ${contactMessage.last_name}`,
        writerEmail: contactMessage.email,
        writerPhone: phoneNumber,
        letter: contactMessage.message,
        pictures: pictures.map((picture) => picture.toString('base64')),
      },
      expiresAt: new Date(now.getTime() + mailTtlMs),
    })
  })
}

const storeContactMessage = rareStatement(
  'help-store-contact-message',
  { id: number },
  `INSERT INTO contact_messages
     (first_name, last_name, email, phone_number, message, sender_key, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
)

async function requireBelowRateLimit(tx: Tx, senderKey: Buffer, now: Date): Promise<void> {
  // The lock serialises messages from one address, so that the count below is exact.
  await run(tx, lockSender, [senderKey])
  const rows = await many(tx, recentMessages, [senderKey, new Date(now.getTime() - hour)])
  const [oldest] = rows
  if (!oldest || rows.length < maxMessagesPerHour) return
  const retryAfterSeconds = Math.ceil((oldest.created_at.getTime() + hour - now.getTime()) / 1000)
  refuse('too_many_requests', {
    message: 'Many messages came from your network. Please try again in an hour.',
    retryAfterSeconds,
  })
}

const lockSender = rareStatement(
  'help-lock-sender',
  {},
  `SELECT FROM pg_advisory_xact_lock(hashtextextended(encode($1, 'hex'), 1))`,
)

const recentMessages = rareStatement(
  'help-recent-messages',
  { created_at: time },
  `SELECT created_at FROM contact_messages WHERE sender_key = $1 AND created_at > $2
   ORDER BY created_at`,
)

/** Deletes senders' address hashes after a day, contact messages with their pictures after two years. */
export async function cleanUpContactMessages({
  database,
  clock,
}: Pick<ContactMessageDeps, 'database' | 'clock'>): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  await run(database, deleteSenderKeys, [before(day)])
  await run(database, deleteOldMessages, [before(retainMs)])
}

const deleteSenderKeys = rareStatement(
  'help-delete-sender-keys',
  {},
  'UPDATE contact_messages SET sender_key = NULL WHERE sender_key IS NOT NULL AND created_at <= $1',
)

const deleteOldMessages = rareStatement(
  'help-delete-old-messages',
  {},
  'DELETE FROM contact_messages WHERE created_at <= $1',
)
