import type { Pool } from 'pg'
import type { Account, User } from '#contract/accounts.ts'
import { kobo, toNaira } from '#contract/money.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { genderName } from './genders.ts'

type Verification = NonNullable<Account['verification']>

/** What other domains contribute to the account page. Left out: nothing. */
export interface AccountFacts {
  /** Unread notifications. */
  unreadCount: ReadFact<number>
  verification: ReadFact<Verification | null>
  /** The ranking badge's name. */
  badge: ReadFact<string | null>
  /** Kobo. */
  balance: ReadFact<number>
  bank: ReadFact<Account['bank']>
  /** Delivered orders. */
  orderCount: ReadFact<number>
}
type ReadFact<T> = (accountId: number) => Promise<T>

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
 * The signed-in account. Read by primary key and nothing else, since every open page requests it each 15
 * seconds; an unchanged answer is then a 304.
 */
export async function readAccount(
  pool: Pool,
  accountId: number,
  facts: Partial<AccountFacts>,
): Promise<Account> {
  const [account, unread, verification, badge, balance, bank, orderCount] = await Promise.all([
    readRow(pool, accountId),
    facts.unreadCount?.(accountId),
    facts.verification?.(accountId),
    facts.badge?.(accountId),
    facts.balance?.(accountId),
    facts.bank?.(accountId),
    facts.orderCount?.(accountId),
  ])
  return {
    user: userOf(account ?? refuse('unauthenticated'), badge ?? null, unread ?? 0),
    verification: verification ?? null,
    wallet: { available_balance: toNaira(kobo(balance ?? 0)) },
    order_count: orderCount ?? 0,
    bank: bank ?? null,
  }
}

/** The account's own fields, after a change. */
export async function readUser(
  pool: Pool,
  accountId: number,
  facts: Partial<AccountFacts>,
): Promise<User> {
  const [account, unread, badge] = await Promise.all([
    readRow(pool, accountId),
    facts.unreadCount?.(accountId),
    facts.badge?.(accountId),
  ])
  return userOf(account ?? refuse('unauthenticated'), badge ?? null, unread ?? 0)
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

function userOf({ gender_id, ...row }: AccountRow, badge: string | null, unread: number): User {
  return {
    ...row,
    gender: genderName(gender_id),
    badge,
    unread_notification_count: unread,
  }
}
