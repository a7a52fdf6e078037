import { randomUUID } from 'node:crypto'
import type { Clock } from '../platform/clock.ts'
import { nullable, text } from '../platform/database/columns.ts'
import { type Db, run } from '../platform/database/query.ts'
import { statement } from '../platform/database/statement.ts'
import type { Keys } from '../platform/keys/keys.ts'
import { type TemplateName, type TemplateValues, templates } from './templates.ts'

export const channels = ['sms', 'whatsapp', 'email'] as const
export type Channel = (typeof channels)[number]

/** A message to send. */
export interface Message<T extends TemplateName = TemplateName> {
  /** A mail address in lower case, or a phone number in E.164. */
  to: { email: string } | { phone_number: string }
  /** How it reaches a phone; mail addresses get mail. */
  channel: Channel
  template: T
  /** Stored encrypted, wiped once they have arrived or expired. */
  values: TemplateValues[T]
  /** Not sent after this: when the code expires, or the message is out of date. */
  expiresAt: Date
  /**
   * Written like any other and never sent, so that a contact without an account takes exactly as
   * long to answer as one that has one.
   */
  decoy?: boolean
  /** Whose budget of messages to phones it is counted in, beside the number's. */
  accountId?: number
  /** The order that it is about. */
  orderCode?: string
}

/**
 * Writes a message into the outbox in the caller's transaction: it goes out once that is committed,
 * or never. Codes are announced to the workers by NOTIFY; they find other messages within a second, since NOTIFY
 * would serialise the commits of orders. A code replaces a waiting one of the same template to the same contact.
 */
export type SendMessage = <T extends TemplateName>(db: Db, message: Message<T>) => Promise<void>

/** PostgreSQL channel on which a message in the outbox is announced. */
export const messageWaiting = 'oja_message'

const writeMessage = statement(
  'messages-send',
  { announced: nullable(text) },
  `WITH replaced AS (
     UPDATE messages SET state = 'dead', reason = 'replaced by a newer one', sealed_values = NULL
     WHERE contact = $2 AND template = $4 AND state = 'waiting' AND $9
   )
   INSERT INTO messages
     (reference, contact, channel, template, sealed_values, state, reason, created_at, next_attempt_at,
      expires_at, account_id, order_code)
   VALUES ($1, $2, $3, $4, CASE WHEN $10 THEN NULL ELSE $5::bytea END,
     CASE WHEN $10 THEN 'dead' ELSE 'waiting' END, $11, $6, $6, $7, $12, $13)
   RETURNING CASE WHEN $9 THEN pg_notify($8, '')::text END AS announced`,
)

export interface SenderDeps {
  clock: Clock
  keys: Keys
  /** The country codes that messages to phones go to; default: Nigeria's. */
  countries?: readonly string[] | undefined
}

const nigeria = ['234']

export function messageSender({ clock, keys, countries = nigeria }: SenderDeps): SendMessage {
  return async function sendMessage(db, message) {
    const { to, template, values, expiresAt, decoy = false } = message
    const reference = randomUUID()
    const [contact, channel] =
      'email' in to ? [to.email, 'email'] : [to.phone_number, phoneChannel(message)]
    const isAbroad =
      'phone_number' in to && !countries.some((country) => contact.startsWith(`+${country}`))
    const unsendable = decoy
      ? 'a decoy'
      : isAbroad
        ? 'a country that is not in SMS_COUNTRIES'
        : null
    await run(db, writeMessage, [
      reference,
      contact,
      channel,
      template,
      keys.seal('messages', values, reference),
      clock.now(),
      expiresAt,
      messageWaiting,
      templates[template].isCode,
      unsendable !== null,
      unsendable,
      message.accountId ?? null,
      message.orderCode ?? null,
    ])
  }
}

/** WhatsApp is open to codes only; everything else goes by SMS. */
function phoneChannel({ channel, template }: Message): Channel {
  return channel === 'whatsapp' && templates[template].isCode ? 'whatsapp' : 'sms'
}
