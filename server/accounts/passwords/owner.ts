import { nullable, type Row, text } from '#server/platform/database/columns.ts'
import { type Db, maybe } from '#server/platform/database/query.ts'
import { rareStatement, variants } from '#server/platform/database/statement.ts'
import { type Contact, contactModes } from '../codes/contact.ts'
import { columnOf } from '../sessions/find-account.ts'
import type { PasswordOwner } from './personal.ts'

const ownerRow = {
  first_name: text,
  middle_name: nullable(text),
  last_name: nullable(text),
  email: nullable(text),
  phone_number: nullable(text),
}
const ownerColumns = Object.keys(ownerRow).join(', ')

/** Whose password it is. Of a contact without an account nothing is known. */
export async function ownerOfContact(db: Db, { mode, value }: Contact): Promise<PasswordOwner> {
  return ownerOf(await maybe(db, ownerByContact(mode), [value]))
}

const ownerByContact = variants(contactModes, (mode) =>
  rareStatement(
    `password-owner-by-${mode}`,
    ownerRow,
    `SELECT ${ownerColumns} FROM accounts WHERE ${columnOf(mode)} = $1`,
  ),
)

export async function ownerOfAccount(db: Db, accountId: number): Promise<PasswordOwner> {
  return ownerOf(await maybe(db, ownerById, [accountId]))
}

const ownerById = rareStatement(
  'password-owner',
  ownerRow,
  `SELECT ${ownerColumns} FROM accounts WHERE id = $1`,
)

function ownerOf(row: Row<typeof ownerRow> | null): PasswordOwner {
  return {
    names: [row?.first_name ?? null, row?.middle_name ?? null, row?.last_name ?? null],
    contacts: [row?.email ?? null, row?.phone_number ?? null],
  }
}
