import { boolean, nullable, number, text, time } from '#server/platform/database/columns.ts'
import { type Db, many, maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse, signedIn } from '#server/platform/http/handler.ts'
import { type Attempt, deleteAttempts } from './codes/attempts.ts'
import { deletePhoneBudget } from './codes/phone-budgets.ts'
import type { AccountDeps } from './deps.ts'
import { genderName } from './profile/read.ts'
import { deleteDevices } from './sessions/known-device.ts'
import { endAllSessions } from './sessions/sessions.ts'

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
  obstacle(tx: Tx, accountId: number): Promise<string | null>
  /** Deletes what may go and makes anonymous what must stay. */
  erase(tx: Tx, person: Person): Promise<void>
}

/** All that the mall stores of the caller (Nigeria Data Protection Act 2023, sections 34 and 38). */
export async function downloadData(
  { database, clock }: AccountDeps,
  accountId: number,
  personalData: PersonalData | undefined,
): Promise<Record<string, unknown>> {
  const { person, account } = await readAll(database, accountId)
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
  await inTransaction(database.pool, async (tx) => {
    const row = (await maybe(tx, lockPerson, [accountId])) ?? refuse('unauthenticated')
    const person = { accountId, email: row.email, phoneNumber: row.phone_number }
    const requireNoObstacle = async () => {
      const obstacle = await personalData?.obstacle(tx, accountId)
      if (obstacle) refuse('account_in_use', { message: obstacle })
    }
    await requireNoObstacle()
    await personalData?.erase(tx, person)
    // Its orders are locked now: one may have been reopened while we waited for its lock.
    await requireNoObstacle()
    await erasePerson(tx, person, clock.now())
    await endAllSessions(tx, accountId)
  })
}

const lockPerson = rareStatement(
  'account-lock-person',
  { email: nullable(text), phone_number: nullable(text) },
  `SELECT email, phone_number FROM accounts
   WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
)

/** Limited like the attempts of a login, so that a stolen session gives no further guesses. */
async function requirePassword(
  { database, passwords, attempts }: AccountDeps,
  accountId: number,
  password: string,
  call: Call,
): Promise<void> {
  const account = await maybe(database, passwordHash, [accountId])
  const { password_hash } = account ?? refuse('unauthenticated')
  const attempt: Attempt = { action: 'password', subject: `account ${accountId}`, ip: call.ip }
  await attempts.check(attempt)
  const isRight = await passwords.isRight(password, password_hash, () => attempts.take(attempt))
  if (!isRight) refuse('wrong_credentials', { message: 'The password is not right.' })
  await attempts.succeed(attempt)
}

const passwordHash = rareStatement(
  'account-password-hash',
  { password_hash: text },
  'SELECT password_hash FROM accounts WHERE id = $1 AND deleted_at IS NULL',
)

async function erasePerson(tx: Tx, person: Person, at: Date): Promise<void> {
  const { accountId } = person
  const contacts = [person.email, person.phoneNumber].filter((contact) => contact !== null)
  await deleteDevices(tx, accountId)
  await run(tx, deleteCodes, [contacts])
  await run(tx, deleteResets, [contacts])
  await deleteAttempts(tx, contacts)
  if (person.phoneNumber !== null) await deletePhoneBudget(tx, person.phoneNumber)
  await run(tx, emptyAccount, [accountId, at])
}

const deleteCodes = rareStatement(
  'codes-delete',
  {},
  'DELETE FROM account_codes WHERE contact = ANY ($1)',
)

const deleteResets = rareStatement(
  'resets-delete',
  {},
  'DELETE FROM account_resets WHERE contact = ANY ($1)',
)

const emptyAccount = rareStatement(
  'account-empty',
  {},
  `UPDATE accounts SET first_name = 'Deleted', middle_name = NULL, last_name = NULL, email = NULL,
     phone_number = NULL, gender_id = NULL, date_of_birth = NULL, address = NULL,
     password_hash = '$argon2id$', deleted_at = $2
   WHERE id = $1`,
)

async function readAll(db: Db, accountId: number) {
  const row = (await maybe(db, wholeAccount, [accountId])) ?? refuse('unauthenticated')
  const { gender_id, ...about } = row
  const signed_in = await many(db, wholeSessions, [accountId])
  const known_browsers = await many(db, wholeDevices, [accountId])
  return {
    person: { accountId, email: about.email, phoneNumber: about.phone_number },
    account: { ...about, gender: genderName(gender_id), signed_in, known_browsers },
  }
}

const wholeAccount = rareStatement(
  'account-whole',
  {
    slug: text,
    first_name: text,
    middle_name: nullable(text),
    last_name: nullable(text),
    email: nullable(text),
    phone_number: nullable(text),
    is_staff: boolean,
    date_of_birth: nullable(text),
    address: nullable(text),
    gender_id: nullable(number),
    created_at: time,
  },
  `SELECT slug, first_name, middle_name, last_name, email, phone_number, is_staff,
     date_of_birth::text, address, gender_id, created_at
   FROM accounts WHERE id = $1`,
)

const wholeSessions = rareStatement(
  'sessions-whole',
  { device: text, created_at: time, last_seen_at: time, expires_at: time },
  `SELECT device, created_at, last_seen_at, expires_at FROM account_sessions
   WHERE account_id = $1 ORDER BY id`,
)

const wholeDevices = rareStatement(
  'devices-whole',
  { last_used_at: time },
  'SELECT last_used_at FROM account_devices WHERE account_id = $1 ORDER BY last_used_at',
)
