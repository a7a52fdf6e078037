import { nullable, type Row, text } from '#server/platform/database/columns.ts'
import { type Db, maybe, one } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'

/** A customer's name, mail address and phone number. */
export interface Contacts {
  firstName: string
  lastName: string | null
  email: string | null
  /** E.164. */
  phoneNumber: string | null
  /** E.164, told at the telephone and not proved: messages about orders alone go there. */
  unprovedNumber: string | null
}

export const contactsRow = {
  first_name: text,
  last_name: nullable(text),
  email: nullable(text),
  phone_number: nullable(text),
  unproved_number: nullable(text),
}

/** The columns of `contactsRow`. */
export const contactNames = 'first_name, last_name, email, phone_number, unproved_number'
export const selectContacts = `SELECT ${contactNames} FROM accounts`

/**
 * A subquery of the caller's statement: a keyed hash of the number of account $1, null without one. $2: the key. Made
 * here, since the number is known no sooner than in the transaction.
 */
export const hashOfPhone = `
  SELECT sha256($2::bytea || convert_to(phone_number, 'UTF8')) AS phone_hash
  FROM accounts WHERE id = $1`

/** Throws where there is no such account: its id came from a row that refers to it. */
export async function contactsOf(db: Db, accountId: number): Promise<Contacts> {
  return toContacts(await one(db, readContacts, [accountId]))
}

const readContacts = statement('account-contacts', contactsRow, `${selectContacts} WHERE id = $1`)

export function toContacts(row: Row<typeof contactsRow>): Contacts {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phoneNumber: row.phone_number,
    unprovedNumber: row.unproved_number,
  }
}

export interface AccountHolder {
  firstName: string
  middleName: string | null
  lastName: string | null
  email: string | null
}

/** Locks an account and answers its holder's names; null where it has ended. */
export async function lockAccountHolder(tx: Db, accountId: number): Promise<AccountHolder | null> {
  const row = await maybe(tx, lockHolder, [accountId])
  return (
    row && {
      firstName: row.first_name,
      middleName: row.middle_name,
      lastName: row.last_name,
      email: row.email,
    }
  )
}

const lockHolder = rareStatement(
  'account-lock-holder',
  {
    first_name: text,
    middle_name: nullable(text),
    last_name: nullable(text),
    email: nullable(text),
  },
  `SELECT first_name, middle_name, last_name, email
   FROM accounts WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
)
