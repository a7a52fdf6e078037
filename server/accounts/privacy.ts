import type { ClientBase, Pool } from 'pg'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Call, refuse, signedIn } from '#server/platform/http/handler.ts'
import { type Attempt, deleteAttempts } from './attempts.ts'
import type { AccountDeps } from './deps.ts'
import { genderName } from './genders.ts'
import { endAllSessions } from './sessions.ts'

/** Whose data it is; the contacts are proved. */
export interface Person {
  accountId: number
  email: string | null
  /** E.164. */
  phoneNumber: string | null
}

/** What other domains store of a person. Left out: nothing. */
export interface PersonalData {
  /** By the kind of data. */
  read(person: Person): Promise<Record<string, unknown>>
  /** Why the account cannot end now, in words for the shopper; null: it can. */
  obstacle(client: ClientBase, accountId: number): Promise<string | null>
  /** Deletes what may go and makes anonymous what must stay. */
  erase(client: ClientBase, person: Person): Promise<void>
}

/** All that the mall stores of the caller (Nigeria Data Protection Act 2023, sections 34 and 38). */
export async function downloadData(
  { database, clock }: AccountDeps,
  accountId: number,
  personalData: PersonalData | undefined,
): Promise<Record<string, unknown>> {
  const { person, account } = await readAll(database.pool, accountId)
  return {
    made_at: clock.now().toISOString(),
    account,
    ...(await personalData?.read(person)),
  }
}

/**
 * Ends an account for good, given its password. What is stored of the person is deleted; orders, the
 * ledger and reviews stay and name nobody. Refuses with `wrong_credentials`, `too_many_tries`,
 * `account_in_use`.
 */
export async function deleteAccount(
  deps: AccountDeps,
  password: string,
  call: Call,
  personalData: PersonalData | undefined,
): Promise<void> {
  const { database, clock } = deps
  const accountId = signedIn(call).id
  await requirePassword(deps, accountId, password, call)
  await inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<Person>(
      `SELECT id AS "accountId", email, phone_number AS "phoneNumber" FROM accounts
       WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
      [accountId],
    )
    const person = rows[0] ?? refuse('unauthenticated')
    const requireNoObstacle = async () => {
      const obstacle = await personalData?.obstacle(client, accountId)
      if (obstacle) refuse('account_in_use', { message: obstacle })
    }
    await requireNoObstacle()
    await personalData?.erase(client, person)
    // Its orders are locked now: one may have been reopened while we waited for its lock.
    await requireNoObstacle()
    await erasePerson(client, person, clock.now())
    await endAllSessions(client, accountId)
  })
}

/** Limited like the attempts of a login, so that a stolen session gives no further guesses. */
async function requirePassword(
  { database, passwords, attempts }: AccountDeps,
  accountId: number,
  password: string,
  call: Call,
): Promise<void> {
  const { rows } = await database.pool.query<{ password_hash: string }>(
    'SELECT password_hash FROM accounts WHERE id = $1 AND deleted_at IS NULL',
    [accountId],
  )
  const { password_hash } = rows[0] ?? refuse('unauthenticated')
  const attempt: Attempt = { action: 'password', subject: `account ${accountId}`, ip: call.ip }
  await attempts.check(attempt)
  const isRight = await passwords.isRight(password, password_hash, () => attempts.take(attempt))
  if (!isRight) refuse('wrong_credentials', { message: 'The password is not right.' })
  await attempts.succeed(attempt)
}

async function erasePerson(client: ClientBase, person: Person, at: Date): Promise<void> {
  const { accountId } = person
  const contacts = [person.email, person.phoneNumber].filter((contact) => contact !== null)
  await client.query('DELETE FROM account_devices WHERE account_id = $1', [accountId])
  await client.query('DELETE FROM account_codes WHERE contact = ANY ($1)', [contacts])
  await client.query('DELETE FROM account_resets WHERE contact = ANY ($1)', [contacts])
  await deleteAttempts(client, contacts)
  await client.query(
    `UPDATE accounts SET first_name = 'Deleted', middle_name = NULL, last_name = NULL, email = NULL,
       phone_number = NULL, gender_id = NULL, date_of_birth = NULL, address = NULL,
       password_hash = '$argon2id$', deleted_at = $2
     WHERE id = $1`,
    [accountId, at],
  )
}

async function readAll(pool: Pool, accountId: number) {
  const { rows } = await pool.query<{ gender_id: number | null } & Omit<Person, 'accountId'>>(
    `SELECT slug, first_name, middle_name, last_name, email, phone_number, is_staff,
       phone_number AS "phoneNumber", date_of_birth::text, address, gender_id, created_at
     FROM accounts WHERE id = $1`,
    [accountId],
  )
  const { gender_id, phoneNumber, ...about } = rows[0] ?? refuse('unauthenticated')
  const sessions = await pool.query<object>(
    `SELECT device, created_at, last_seen_at, expires_at FROM account_sessions
     WHERE account_id = $1 ORDER BY id`,
    [accountId],
  )
  const known = await pool.query<object>(
    'SELECT last_used_at FROM account_devices WHERE account_id = $1 ORDER BY last_used_at',
    [accountId],
  )
  const gender = genderName(gender_id)
  return {
    person: { accountId, email: about.email, phoneNumber },
    account: { ...about, gender, signed_in: sessions.rows, known_browsers: known.rows },
  }
}
