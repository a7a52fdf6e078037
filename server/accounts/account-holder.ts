import { nullable, text } from '#server/platform/database/columns.ts'
import { type Db, maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

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
