import { localNumber } from '#contract/forms/written-number.ts'
import type { Account } from '#contract/shop/accounts.ts'
import { nullable, number, type Row, text } from '#server/platform/database/columns.ts'
import { maybe, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { AccountDeps } from '../deps.ts'
import { genders } from './read.ts'

/** What an account form sends. Left out: the field stays as it is; null or empty: it is cleared. */
export interface SentProfile {
  first_name: string
  /** Empty only where the account has had none. */
  last_name: string
  middle_name?: string | null
  /** `YYYY-MM-DD`. */
  date_of_birth?: string | null
  /** One of `/list-genders`, by name or id. */
  gender?: string | number | null
  /** Only for information: a new number needs a code first. */
  phone_number?: string | null
  address?: string | null
}

const profileRow = {
  first_name: text,
  middle_name: nullable(text),
  last_name: nullable(text),
  date_of_birth: nullable(text),
  gender_id: nullable(number),
  phone_number: nullable(text),
  address: nullable(text),
}
type Profile = Row<typeof profileRow>

/** The status of an account's identity check, as on the account page. */
export type CheckOf = (
  tx: Tx,
  accountId: number,
) => Promise<Pick<NonNullable<Account['verification']>, 'status'> | null>

/**
 * Changes an account's fields. Names and date of birth cannot change once they are verified, or while a
 * check is open, since its result arrives without names. Refuses with `already_verified` and `conflict`.
 */
export async function updateAccount(
  { database, clock }: Pick<AccountDeps, 'database' | 'clock'>,
  accountId: number,
  sent: SentProfile,
  checkOf: CheckOf,
): Promise<void> {
  await inTransaction(database.pool, async (tx) => {
    const before = (await maybe(tx, lockProfile, [accountId])) ?? refuse('unauthenticated')
    const after = changed(before, sent)
    requireValid(before, sent, after, clock.now())
    if (changesIdentity(before, after)) requireNoCheck(await checkOf(tx, accountId))
    await run(tx, update, [
      accountId,
      after.first_name,
      after.middle_name,
      after.last_name,
      after.date_of_birth,
      after.gender_id,
      after.address,
    ])
  })
}

/** The same lock as `lockAccountHolder`: names do not change while an identity check compares them. */
const lockProfile = rareStatement(
  'account-lock-profile',
  profileRow,
  `SELECT first_name, middle_name, last_name, date_of_birth::text, gender_id, phone_number, address
   FROM accounts WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
)

const update = statement(
  'account-update',
  {},
  `UPDATE accounts SET first_name = $2, middle_name = $3, last_name = $4, date_of_birth = $5,
     gender_id = $6, address = $7
   WHERE id = $1`,
)

function changed(before: Profile, sent: SentProfile): Profile {
  return {
    ...before,
    first_name: emptied(sent.first_name) ?? before.first_name,
    last_name: emptied(sent.last_name),
    middle_name: sent.middle_name === undefined ? before.middle_name : emptied(sent.middle_name),
    date_of_birth:
      sent.date_of_birth === undefined ? before.date_of_birth : sent.date_of_birth || null,
    gender_id: sent.gender === undefined ? before.gender_id : genderId(sent.gender),
    address: sent.address === undefined ? before.address : emptied(sent.address),
  }
}

function emptied(text: string | null | undefined): string | null {
  return text || null
}

function genderId(sent: string | number | null): number | null {
  if (sent === null || sent === '') return null
  const name = String(sent).toLowerCase()
  const gender = genders.find(
    ({ id, name: known }) => known.toLowerCase() === name || `${id}` === name,
  )
  return gender?.id ?? refuseField('gender', 'Choose one of the list')
}

const maxAgeYears = 120

function requireValid(before: Profile, sent: SentProfile, after: Profile, now: Date): void {
  if (before.last_name !== null && after.last_name === null)
    refuseField('last_name', 'Fill in all fields')
  const born = after.date_of_birth
  if (born && born !== before.date_of_birth) {
    const today = lagosDay.format(now)
    const oldest = `${Number(today.slice(0, 4)) - maxAgeYears}${today.slice(4)}`
    if (born >= today || born < oldest) refuseField('date_of_birth', 'Enter your date of birth')
  }
  const number = sent.phone_number
  if (number && `+234${localNumber(number)}` !== before.phone_number) {
    refuseField('phone_number', 'Confirm the new phone number with a code first')
  }
}

/** Days as `YYYY-MM-DD`. */
const lagosDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' })

function requireNoCheck(check: Awaited<ReturnType<CheckOf>>): void {
  if (check?.status === 'verified') {
    refuse('already_verified', {
      message:
        'Your account is verified, so you can’t change your names and date of birth. Write to us if they are wrong.',
    })
  }
  if (check?.status === 'pending') {
    refuse('conflict', {
      message:
        'Your identity is being checked. You can change your names and date of birth afterwards.',
    })
  }
}

function changesIdentity(before: Profile, after: Profile): boolean {
  const checked = ['first_name', 'middle_name', 'last_name', 'date_of_birth'] as const
  return checked.some((field) => before[field] !== after[field])
}

function refuseField(field: string, message: string): never {
  refuse('validation_failed', { message, errors: { [field]: [message] } })
}
