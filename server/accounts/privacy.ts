import { deletePhoneBudget } from '#server/messages/messages.ts'
import { nullable, number, type Row, text, time } from '#server/platform/database/columns.ts'
import { type Db, many, maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse, signedIn } from '#server/platform/http/handler.ts'
import { deleteAllChanges } from './changes/undo-change.ts'
import { deleteAttempts } from './codes/attempts.ts'
import type { AccountDeps } from './deps.ts'
import { factorsOf, switchOff } from './factors/factors.ts'
import { deletePendingLogins } from './factors/pending-login.ts'
import { deletePasskeys, passkeysOf, toPasskey } from './passkeys/passkeys.ts'
import { requirePassword } from './passwords/require-password.ts'
import { genderName } from './profile/read.ts'
import { deleteDevices } from './sessions/known-device.ts'
import { endAllSessions } from './sessions/sessions.ts'

/** Whose data it is; contacts are proved, or the number was told at the telephone. */
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
  { database, clock }: Pick<AccountDeps, 'database' | 'clock'>,
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
  await requirePassword(deps, password, call)
  await inTransaction(database.pool, async (tx) => {
    if (!(await endAccount(tx, accountId, clock.now(), personalData))) refuse('unauthenticated')
  })
}

/** Ends an account as `deleteAccount` does, in the caller's transaction; false: there is none. Refuses `account_in_use`. */
export async function endAccount(
  tx: Tx,
  accountId: number,
  at: Date,
  personalData: PersonalData | undefined,
): Promise<boolean> {
  const row = await maybe(tx, lockPerson, [accountId])
  if (!row) return false
  const person = { accountId, email: row.email, phoneNumber: await numberOf(tx, row) }
  const requireNoObstacle = async () => {
    const obstacle = await personalData?.obstacle(tx, accountId)
    if (obstacle) refuse('account_in_use', { message: obstacle })
  }
  await requireNoObstacle()
  await personalData?.erase(tx, person)
  // Its orders are locked now: one may have been reopened while we waited for its lock.
  await requireNoObstacle()
  await erasePerson(tx, person, at)
  await endAllSessions(tx, accountId)
  return true
}

const numbers = { phone_number: nullable(text), unproved_number: nullable(text) }

const lockPerson = rareStatement(
  'account-lock-person',
  { email: nullable(text), ...numbers },
  `SELECT email, phone_number, unproved_number FROM accounts
   WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
)

/** The number whose messages are the account's: proved, or told at the telephone and proved by nobody else. */
async function numberOf(
  db: Db,
  { phone_number, unproved_number }: Row<typeof numbers>,
): Promise<string | null> {
  if (phone_number !== null || unproved_number === null) return phone_number
  return (await run(db, provedNumber, [unproved_number])) === 0 ? unproved_number : null
}

const provedNumber = rareStatement(
  'account-proved-number',
  {},
  'SELECT FROM accounts WHERE phone_number = $1',
)

async function erasePerson(tx: Tx, person: Person, at: Date): Promise<void> {
  const { accountId } = person
  const contacts = [person.email, person.phoneNumber].filter((contact) => contact !== null)
  await deleteDevices(tx, accountId)
  await deletePasskeys(tx, accountId)
  await deletePendingLogins(tx, accountId)
  await switchOff(tx, accountId)
  await run(tx, deleteCodes, [contacts])
  await run(tx, deleteResets, [contacts])
  await deleteAttempts(tx, contacts)
  await deleteAllChanges(tx, accountId)
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
     email_since = NULL, phone_number = NULL, phone_number_since = NULL, unproved_number = NULL, gender_id = NULL,
     date_of_birth = NULL, address = NULL, unconfirmed_kobo = 0, unconfirmed_from = NULL,
     password_hash = '$argon2id$', deleted_at = $2
   WHERE id = $1`,
)

async function readAll(db: Db, accountId: number) {
  const row = (await maybe(db, wholeAccount, [accountId])) ?? refuse('unauthenticated')
  const { gender_id, ...about } = row
  const signed_in = await many(db, wholeSessions, [accountId])
  const known_browsers = await many(db, wholeDevices, [accountId])
  const changes = await many(db, wholeChanges, [accountId])
  const passkeys = (await passkeysOf(db, accountId)).map(toPasskey)
  const second_factor = await factorsOf(db, accountId)
  return {
    person: { accountId, email: about.email, phoneNumber: await numberOf(db, about) },
    account: {
      ...about,
      gender: genderName(gender_id),
      signed_in,
      known_browsers,
      passkeys,
      second_factor,
      changes,
    },
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
    email_since: nullable(time),
    phone_number: nullable(text),
    phone_number_since: nullable(time),
    unproved_number: nullable(text),
    wallet_limit_kobo: number,
    unconfirmed_kobo: number,
    unconfirmed_from: nullable(time),
    date_of_birth: nullable(text),
    address: nullable(text),
    gender_id: nullable(number),
    created_at: time,
  },
  `SELECT slug, first_name, middle_name, last_name, email, email_since, phone_number,
     phone_number_since, unproved_number, wallet_limit_kobo, unconfirmed_kobo, unconfirmed_from,
     date_of_birth::text, address, gender_id, created_at
   FROM accounts WHERE id = $1`,
)

const wholeSessions = rareStatement(
  'sessions-whole',
  {
    device: text,
    created_at: time,
    last_seen_at: time,
    expires_at: time,
    confirmed_at: nullable(time),
  },
  `SELECT device, created_at, last_seen_at, expires_at, confirmed_at FROM account_sessions
   WHERE account_id = $1 ORDER BY id`,
)

const wholeDevices = rareStatement(
  'devices-whole',
  { last_used_at: time },
  'SELECT last_used_at FROM account_devices WHERE account_id = $1 ORDER BY last_used_at',
)

const wholeChanges = rareStatement(
  'changes-whole',
  {
    kind: text,
    changed_at: time,
    former_email: nullable(text),
    former_phone_number: nullable(text),
  },
  `SELECT kind, changed_at, email AS former_email, phone_number AS former_phone_number
   FROM account_changes WHERE account_id = $1 ORDER BY id`,
)
