import { z } from 'zod'
import { officeCodeAttempts } from '#contract/limits.ts'
import {
  knownDevice,
  namedAccounts,
  newTotpSecret,
  qrPath,
  totpStep,
  totpUri,
} from '#server/accounts/accounts.ts'
import { bytes, nullable, number, time } from '#server/platform/database/columns.ts'
import { maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse, staffOf } from '#server/platform/http/handler.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import type { StaffDeps } from '../deps.ts'
import { changeFactors, firstFactor, requireFactorLeft, sendGuessNotice } from './factors.ts'

/** For how long a new secret can be proved. */
const newSecretMs = 60 * 60_000
const dayMs = 24 * 3_600_000

export const wrongDigits =
  'This code is wrong. Your app makes a new code every 30 seconds: try the latest one.'

/** Bound to the member, so that it opens in no other row. */
export function sealSecret(secret: string, memberId: number, keys: Keys): Buffer {
  return keys.seal('factors', { secret }, `office totp ${memberId}`)
}

/** Throws `CannotUnseal`. */
export async function unsealSecret(sealed: Buffer, memberId: number, keys: Keys): Promise<string> {
  return Sealed.parse(await keys.unseal('factors', sealed, `office totp ${memberId}`)).secret
}

const Sealed = z.object({ secret: z.string() })

/** A new secret for the caller's app. The one in use, if any, works until the new one is proved. */
export async function beginTotp(deps: StaffDeps, call: Call) {
  const { database, keys, clock, storeName } = deps
  const { id } = staffOf(call)
  const secret = newTotpSecret()
  const label = await inTransaction(database.pool, async (tx) => {
    await run(tx, storeNewSecret, [id, sealSecret(secret, id, keys), clock.now()])
    const account = (await maybe(tx, accountOf, [id]))?.account_id
    const accounts = await namedAccounts(tx, account ? [account] : [])
    return [...accounts.values()][0]?.email ?? `member ${id}`
  })
  const uri = totpUri(secret, `${storeName} office`, label)
  return { secret, uri, qr: qrPath(uri) }
}

const accountOf = rareStatement(
  'staff-totp-account',
  { account_id: nullable(number) },
  'SELECT account_id FROM staff_members WHERE id = $1',
)

const storeNewSecret = rareStatement(
  'staff-totp-new',
  {},
  `INSERT INTO staff_totp (member_id, new_secret, new_at) VALUES ($1, $2, $3)
   ON CONFLICT (member_id) DO UPDATE SET
     new_secret = excluded.new_secret, new_at = excluded.new_at`,
)

/**
 * Makes the app a second factor, once digits prove that it has the secret. Answers recovery codes where it is the
 * first one. Refuses with `wrong_code`, and with `conflict` without a new secret.
 */
export function confirmTotp(deps: StaffDeps, code: string, call: Call): Promise<string[]> {
  const now = deps.clock.now()
  return changeFactors(
    deps,
    call,
    'an authenticator app was set up',
    async (tx, { id }, before) => {
      const begun = await maybe(tx, newSecret, [id, new Date(now.getTime() - newSecretMs)])
      const sealed = begun?.new_secret ?? refuse('conflict', { message: 'Begin the set-up again.' })
      const step = totpStep(await unsealSecret(sealed, id, deps.keys), code, now)
      if (step === null) refuse('wrong_code', { message: wrongDigits })
      await run(tx, adoptNewSecret, [id, step, now])
      return firstFactor(deps, tx, call, before)
    },
  )
}

const newSecret = rareStatement(
  'staff-totp-new-read',
  { new_secret: nullable(bytes) },
  'SELECT new_secret FROM staff_totp WHERE member_id = $1 AND new_at > $2',
)

const adoptNewSecret = rareStatement(
  'staff-totp-new-use',
  {},
  `UPDATE staff_totp SET
     secret = new_secret, step = $2, since = $3, new_secret = NULL, new_at = NULL,
     wrong_codes = 0, wrong_until = NULL
   WHERE member_id = $1`,
)

/** Refuses with `not_found`, and with `conflict` where it is the only factor. */
export async function removeTotp(deps: StaffDeps, call: Call): Promise<void> {
  await changeFactors(
    deps,
    call,
    'the authenticator app was removed',
    async (tx, { id }, before) => {
      if (!before.has_totp) refuse('not_found')
      await run(tx, deleteSecret, [id])
      await requireFactorLeft(tx, id)
    },
  )
}

const deleteSecret = rareStatement(
  'staff-totp-delete',
  {},
  'DELETE FROM staff_totp WHERE member_id = $1',
)

/**
 * Proves the digits of a member's app, one call at a time; each time step counts once. Ten wrong ones in a day end guessing
 * in browsers that the account does not know, which the member and the owners hear of; a known one has a count of its own.
 * Refuses with `wrong_code`, `second_factor_closed`, `too_many_tries`.
 */
export async function proveTotp(
  deps: StaffDeps,
  memberId: number,
  code: string,
  call: Call,
): Promise<void> {
  const { database, attempts } = deps
  const accountId = (await maybe(database, accountOf, [memberId]))?.account_id
  const device = accountId ? await knownDevice(database, call, accountId) : undefined
  const attempt = { action: 'secondFactor', subject: `office ${memberId}`, ip: call.ip } as const
  if (device) await attempts.take({ ...attempt, device })
  // The count of a wrong one is committed before the call is refused.
  const outcome = await inTransaction(database.pool, (tx) =>
    spendDigits(deps, tx, { memberId, code, isCounted: !device }),
  )
  if (outcome instanceof Date) {
    const ms = outcome.getTime() - deps.clock.now().getTime()
    refuse('second_factor_closed', { retryAfterSeconds: Math.max(Math.ceil(ms / 1000), 1) })
  }
  if (outcome === 'wrong') refuse('wrong_code', { message: wrongDigits })
  if (device) await attempts.succeed({ ...attempt, device })
}

/** The time until which they are closed, where they are. */
async function spendDigits(
  deps: StaffDeps,
  tx: Tx,
  { memberId, code, isCounted }: { memberId: number; code: string; isCounted: boolean },
): Promise<'right' | 'wrong' | Date> {
  const now = deps.clock.now()
  const known = await maybe(tx, lockSecret, [memberId])
  if (!known?.secret || known.step === null) return 'wrong'
  const until = known.wrong_until && known.wrong_until > now ? known.wrong_until : null
  const wrong = until ? known.wrong_codes : 0
  if (isCounted && until && wrong >= officeCodeAttempts) return until
  const step = totpStep(await unsealSecret(known.secret, memberId, deps.keys), code, now)
  if (step !== null && step > known.step) {
    await run(tx, spendStep, [memberId, step])
    return 'right'
  }
  if (!isCounted) return 'wrong'
  await run(tx, countWrong, [memberId, wrong + 1, until ?? new Date(now.getTime() + dayMs)])
  if (wrong + 1 === officeCodeAttempts) await sendGuessNotice(deps, tx, memberId)
  return 'wrong'
}

const lockSecret = rareStatement(
  'staff-totp-lock',
  {
    secret: nullable(bytes),
    step: nullable(number),
    wrong_codes: number,
    wrong_until: nullable(time),
  },
  `SELECT secret, step, wrong_codes, wrong_until FROM staff_totp
   WHERE member_id = $1 FOR UPDATE`,
)

const spendStep = rareStatement(
  'staff-totp-spend',
  {},
  'UPDATE staff_totp SET step = $2 WHERE member_id = $1',
)

const countWrong = rareStatement(
  'staff-totp-wrong',
  {},
  'UPDATE staff_totp SET wrong_codes = $2, wrong_until = $3 WHERE member_id = $1',
)
