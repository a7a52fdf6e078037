import { type Db, maybe, run } from '#server/platform/database/query.ts'
import { statement, variants } from '#server/platform/database/statement.ts'
import { type Customer, refuse } from '#server/platform/http/handler.ts'
import { type Contacts, contactsRow, selectContacts, toContacts } from './contacts.ts'

/** Whether an account has not ended. It cannot end while the caller locks one of its orders. */
export async function isActive(tx: Db, accountId: number): Promise<boolean> {
  return (await run(tx, findActive, [accountId])) === 1
}

const findActive = statement(
  'account-is-active',
  {},
  'SELECT FROM accounts WHERE id = $1 AND deleted_at IS NULL',
)

/**
 * Locks an active account, so that it cannot end before the caller's transaction does; null where it has
 * ended. Lock it before orders and wallets, in the same order as `deleteAccount`.
 */
export function lockActive(tx: Db, accountId: number): Promise<Contacts | null> {
  return lock(tx, accountId, 'SHARE')
}

/** The same as a CTE `active` of the caller's statement: it has no row where account $1 has ended. */
export const activeAccount = `active AS (
  SELECT id FROM accounts WHERE id = $1 AND deleted_at IS NULL FOR SHARE
)`

/** The same, one caller at a time: whoever counts rows of the account under this lock counts them all. */
export function lockExclusive(tx: Db, accountId: number): Promise<Contacts | null> {
  return lock(tx, accountId, 'NO KEY UPDATE')
}

const strengths = ['SHARE', 'NO KEY UPDATE'] as const
type Strength = (typeof strengths)[number]

const lockOf = variants(strengths, (strength) =>
  statement(
    `account-lock ${strength}`,
    contactsRow,
    `${selectContacts} WHERE id = $1 AND deleted_at IS NULL FOR ${strength}`,
  ),
)

async function lock(tx: Db, accountId: number, strength: Strength): Promise<Contacts | null> {
  const row = await maybe(tx, lockOf(strength), [accountId])
  return row && toContacts(row)
}

/** Locks a customer's active account as strongly; null also where the session has ended. */
export async function lockCustomer(
  tx: Db,
  { id, sessionId }: Customer,
  strength: Strength,
): Promise<Contacts | null> {
  const row = await maybe(tx, lockSignedIn(strength), [id, sessionId])
  return row && toContacts(row)
}

const lockSignedIn = variants(strengths, (strength) =>
  statement(
    `account-lock-customer ${strength}`,
    contactsRow,
    `${selectContacts} WHERE id = $1 AND deleted_at IS NULL AND ${isSignedIn('$2')} FOR ${strength}`,
  ),
)

/** A condition on `accounts`: the session of this parameter is one of the account's. */
export function isSignedIn(session: string): string {
  return `EXISTS (
    SELECT FROM account_sessions WHERE account_sessions.id = ${session} AND account_id = accounts.id
  )`
}

/**
 * Refuses with `unauthenticated` where the account has ended. Call it before personal data is written: a
 * call that was under way while the account ended must not store anything of the person again.
 */
export async function requireActive(tx: Db, accountId: number): Promise<void> {
  if (!(await lockActive(tx, accountId))) refuse('unauthenticated')
}
