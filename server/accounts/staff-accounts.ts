import { nullable, number, text } from '#server/platform/database/columns.ts'
import { type Db, many, maybe } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { digestOf } from './factors/pending-login.ts'
import { findAccount } from './sessions/find-account.ts'

/** What the staff's domain reads of the accounts that its members have. */

/** The account with this address, in lower case; null where there is none. */
export async function accountIdOf(db: Db, email: string): Promise<number | null> {
  return (await findAccount(db, { mode: 'email', value: email }))?.id ?? null
}

/** Of its present password, to notice a new one; null where the account has ended. */
export async function passwordDigestOf(db: Db, accountId: number): Promise<Buffer | null> {
  const row = await maybe(db, presentHash, [accountId])
  return row && digestOf(row.password_hash)
}

const presentHash = statement(
  'account-present-hash',
  { password_hash: text },
  'SELECT password_hash FROM accounts WHERE id = $1 AND deleted_at IS NULL',
)

/** The accounts with this address, in lower case, or this number, in E.164. */
export async function accountsWith(
  db: Db,
  contact: { email: string } | { phoneNumber: string },
): Promise<number[]> {
  const mode = 'email' in contact ? 'email' : 'phone'
  const value = 'email' in contact ? contact.email : contact.phoneNumber
  const found = await findAccount(db, { mode, value })
  return found ? [found.id] : []
}

export interface NamedAccount {
  name: string
  email: string | null
}

/** Names and addresses, by account. */
export async function namedAccounts(db: Db, ids: number[]): Promise<Map<number, NamedAccount>> {
  const rows = await many(db, namesOfAccounts, [ids])
  return new Map(
    rows.map(({ id, first_name, last_name, email }) => [
      id,
      { name: [first_name, last_name].filter(Boolean).join(' '), email },
    ]),
  )
}

const namesOfAccounts = statement(
  'account-names',
  { id: number, first_name: text, last_name: nullable(text), email: nullable(text) },
  'SELECT id, first_name, last_name, email FROM accounts WHERE id = ANY ($1)',
)
