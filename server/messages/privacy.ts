import { oneOf, text, time } from '../platform/database/columns.ts'
import { type Db, many, run } from '../platform/database/query.ts'
import { rareStatement } from '../platform/database/statement.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { channels } from './send.ts'

const messagesTo = rareStatement(
  'messages-export',
  {
    contact: text,
    channel: oneOf(channels),
    template: text,
    state: oneOf(['waiting', 'sent', 'delivered', 'dead']),
    created_at: time,
  },
  `SELECT contact, channel, template, state, created_at FROM messages
   WHERE contact = ANY ($1) ORDER BY id`,
)

/** The messages to these contacts, for their owner's download; their texts are not stored. */
export function exportMessages(db: Db, contacts: string[]): Promise<object[]> {
  return many(db, messagesTo, [contacts])
}

const deleteMessagesTo = rareStatement(
  'messages-erase',
  {},
  'DELETE FROM messages WHERE contact = ANY ($1)',
)

/** Deletes the messages to these contacts, also those not sent yet, in the caller's transaction. */
export async function eraseMessages(tx: Tx, contacts: string[]): Promise<void> {
  await run(tx, deleteMessagesTo, [contacts])
}
