import { kobo, toNaira } from '#contract/money.ts'
import type { Account, User } from '#contract/shop/accounts.ts'
import { nullable, number, type Row, text } from '#server/platform/database/columns.ts'
import { type Db, maybe } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'

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
  /** Why there is no number for deposits at the moment; null: there may be one. */
  depositsClosed: () => string | null
  /** Delivered orders. */
  orderCount: ReadFact<number>
}
type ReadFact<T> = (accountId: number) => Promise<T>

const accountRow = {
  id: number,
  slug: text,
  first_name: text,
  middle_name: nullable(text),
  last_name: nullable(text),
  email: nullable(text),
  phone_number: nullable(text),
  gender_id: nullable(number),
  date_of_birth: nullable(text),
  address: nullable(text),
}

/**
 * The signed-in account. Read by primary key and nothing else, since every open page requests it each 15
 * seconds; an unchanged answer is then a 304.
 */
export async function readAccount(
  db: Db,
  accountId: number,
  facts: Partial<AccountFacts>,
): Promise<Account> {
  const [account, unread, verification, badge, balance, bank, orderCount] = await Promise.all([
    maybe(db, accountById, [accountId]),
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
    ...bankFields(bank ?? null, facts.depositsClosed?.() ?? null),
  }
}

/** Without its number no new deposit begins; one that is on its way arrives all the same. */
function bankFields(bank: Account['bank'], closed: string | null) {
  return closed === null ? { bank } : { bank: null, deposits_closed: closed }
}

/** The account's own fields, after a change. */
export async function readUser(
  db: Db,
  accountId: number,
  facts: Partial<AccountFacts>,
): Promise<User> {
  const [account, unread, badge] = await Promise.all([
    maybe(db, accountById, [accountId]),
    facts.unreadCount?.(accountId),
    facts.badge?.(accountId),
  ])
  return userOf(account ?? refuse('unauthenticated'), badge ?? null, unread ?? 0)
}

const accountById = statement(
  'account-read',
  accountRow,
  `SELECT id, slug, first_name, middle_name, last_name, email, phone_number, gender_id,
     date_of_birth::text, address
   FROM accounts WHERE id = $1`,
)

function userOf(
  { gender_id, ...row }: Row<typeof accountRow>,
  badge: string | null,
  unread: number,
): User {
  return {
    ...row,
    gender: genderName(gender_id),
    badge,
    unread_notification_count: unread,
  }
}

/** What an account can choose from; accounts store the ids, so they never change. */
export const genders = [
  { id: 1, name: 'Female' },
  { id: 2, name: 'Male' },
  { id: 3, name: 'Rather not say' },
] as const

export function genderName(id: number | null): string | null {
  return genders.find((gender) => gender.id === id)?.name ?? null
}
