import { createHmac } from 'node:crypto'
import type { SendMessage } from '#server/messages/messages.ts'
import type { Clock } from '#server/platform/clock.ts'
import { time } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { Keys } from '#server/platform/keys/keys.ts'

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
}

export interface ContactMessageDeps {
  database: Database
  clock: Clock
  sendMessage: SendMessage
  /** For the keyed hashes of senders' addresses. A rotation begins their counts anew. */
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
  const senderKey = createHmac('sha256', deps.keys.newest('help').key).update(ip).digest()
  const phoneNumber = contactMessage.phone_number || null
  await inTransaction(database.pool, async (tx) => {
    await requireBelowRateLimit(tx, senderKey, now)
    await run(tx, storeContactMessage, [
      contactMessage.first_name,
      contactMessage.last_name,
      contactMessage.email,
      phoneNumber,
      contactMessage.message,
      senderKey,
      now,
    ])
    await sendMessage(tx, {
      to: { email: contactMail.toLowerCase() },
      channel: 'email',
      template: 'letter',
      values: {
        writer: `${contactMessage.first_name} ${contactMessage.last_name}`,
        writerEmail: contactMessage.email,
        writerPhone: phoneNumber,
        letter: contactMessage.message,
      },
      expiresAt: new Date(now.getTime() + mailTtlMs),
    })
  })
}

const storeContactMessage = rareStatement(
  'help-store-contact-message',
  {},
  `INSERT INTO contact_messages
     (first_name, last_name, email, phone_number, message, sender_key, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
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

/** Deletes senders' address hashes after a day, and contact messages after two years. */
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
