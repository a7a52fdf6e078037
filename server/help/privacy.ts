import { list, nullable, text, time } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** Contact messages from a proved e-mail address with their pictures, for the data export. */
export function exportContactMessages(db: Db, email: string | null): Promise<object[]> {
  return many(db, messagesFrom, [email])
}

const messagesFrom = rareStatement(
  'help-messages-from',
  {
    first_name: text,
    last_name: text,
    email: text,
    phone_number: nullable(text),
    message: text,
    created_at: time,
    answer: nullable(text),
    answered_at: nullable(time),
    pictures: list(text),
  },
  `SELECT first_name, last_name, email, phone_number, message, created_at, answer, answered_at, ARRAY(
     SELECT 'data:image/jpeg;base64,' || translate(encode(bytes, 'base64'), E'\\n', '')
     FROM contact_pictures WHERE message_id = contact_messages.id ORDER BY id
   ) AS pictures
   FROM contact_messages WHERE lower(email) = $1 ORDER BY id`,
)

/**
 * Deletes these messages with their pictures, and removes the number from those sent with other addresses, in the
 * transaction that deletes the account. `phoneNumber`: E.164.
 */
export async function eraseContactMessages(
  tx: Db,
  { email, phoneNumber }: { email: string | null; phoneNumber: string | null },
): Promise<void> {
  await run(tx, deleteMessagesFrom, [email])
  await run(tx, deletePhoneNumber, [phoneNumber])
}

const deleteMessagesFrom = rareStatement(
  'help-delete-messages-from',
  {},
  'DELETE FROM contact_messages WHERE lower(email) = $1',
)

const deletePhoneNumber = rareStatement(
  'help-delete-phone-number',
  {},
  'UPDATE contact_messages SET phone_number = NULL WHERE phone_number = $1',
)
