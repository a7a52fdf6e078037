import { boolean, number, type Row, text } from '#server/platform/database/columns.ts'
import { type Db, maybe } from '#server/platform/database/query.ts'
import { statement, variants } from '#server/platform/database/statement.ts'
import { type Contact, contactModes } from '../codes/contact.ts'

const credentialsRow = {
  id: number,
  password_hash: text,
  /** The browser was signed in to this account before. */
  knows_device: boolean,
}
export type AccountCredentials = Row<typeof credentialsRow>

/** The account that has this contact; null where there is none. */
export function findAccount(
  db: Db,
  { mode, value }: Contact,
  deviceHash?: Buffer,
): Promise<AccountCredentials | null> {
  return maybe(db, accountBy(mode), [value, deviceHash ?? null])
}

const accountBy = variants(contactModes, (mode) =>
  statement(
    `account-by-${mode}`,
    credentialsRow,
    `SELECT id, password_hash, EXISTS (
       SELECT FROM account_devices WHERE account_id = accounts.id AND device_hash = $2
     ) AS knows_device
     FROM accounts WHERE ${columnOf(mode)} = $1`,
  ),
)

/** The column that holds contacts of this kind. */
export function columnOf(mode: Contact['mode']): 'email' | 'phone_number' {
  return mode === 'email' ? 'email' : 'phone_number'
}
