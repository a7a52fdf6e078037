import type { Pool } from 'pg'
import type { Account, User } from '#contract/accounts.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { genderName } from './genders.ts'

interface AccountRow {
  id: number
  slug: string
  first_name: string
  middle_name: string | null
  last_name: string | null
  email: string | null
  phone_number: string | null
  gender_id: number | null
  date_of_birth: string | null
  address: string | null
}

/**
 * Who is signed in. Read by primary key and nothing else, since every open page asks for it each 15
 * seconds; an unchanged answer then leaves as a 304.
 */
export async function readAccount(
  pool: Pool,
  accountId: number,
  unreadCount: (accountId: number) => Promise<number>,
): Promise<Account> {
  const [account, unread] = await Promise.all([readRow(pool, accountId), unreadCount(accountId)])
  return {
    user: userOf(account ?? refuse('unauthenticated'), unread),
    verification: null,
    wallet: { available_balance: 0 },
    order_count: 0,
    bank: null,
  }
}

async function readRow(pool: Pool, accountId: number): Promise<AccountRow | undefined> {
  const { rows } = await pool.query<AccountRow>({
    name: 'account-read',
    text: `
      SELECT id, slug, first_name, middle_name, last_name, email, phone_number, gender_id,
        date_of_birth::text, address
      FROM accounts WHERE id = $1`,
    values: [accountId],
  })
  return rows[0]
}

function userOf({ gender_id, ...row }: AccountRow, unread: number): User {
  return {
    ...row,
    gender: genderName(gender_id),
    badge: null,
    unread_notification_count: unread,
  }
}
