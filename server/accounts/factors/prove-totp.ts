import { bytes, nullable, number, time } from '#server/platform/database/columns.ts'
import { maybe, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import type { Attempt } from '../codes/attempts.ts'
import type { AccountDeps } from '../deps.ts'
import { deviceHashOf } from '../sessions/known-device.ts'
import { notifyContacts } from './notify.ts'
import type { PendingAccount } from './pending-login.ts'
import { totpStep, unsealTotp } from './totp.ts'

/**
 * Wrong codes in a day for an account, from browsers that it does not know. Of a million codes three are
 * right at a time, so somebody with the password gets in with a probability of 0.00003 a day. The owner is
 * notified at the last one, and still gets in by passkey, recovery code or a browser that was signed in before.
 */
export const maxWrongCodes = 10
const wrongCodesMs = 24 * 3_600_000

/** Proves the digits of an app. Refuses with `wrong_code` and `too_many_tries`. */
export async function proveTotp(
  deps: AccountDeps,
  account: PendingAccount,
  code: string,
  call: Call,
): Promise<void> {
  const { database, attempts } = deps
  const attempt: Attempt | null = account.knows_device
    ? {
        action: 'secondFactor',
        subject: String(account.id),
        ip: call.ip,
        device: deviceHashOf(call)?.toString('hex'),
      }
    : null
  const wrongCodes = attempt ? await attempts.take(attempt) : await takeWrongCode(deps, account.id)
  if (!(await spendTotp(deps, account.id, code))) {
    if (wrongCodes === maxWrongCodes) {
      await notifyContacts(deps, database, account.id, 'second_factor_guessed')
    }
    refuse('wrong_code', { message: wrongTotp })
  }
  if (attempt) await attempts.succeed(attempt)
  else await run(database, releaseWrongCode, [account.id])
}

export const wrongTotp =
  'This code is wrong. Your app makes a new code every 30 seconds: try the latest one.'

/** Counts an attempt as wrong before its outcome is known; answers how many there are. */
async function takeWrongCode({ database, clock }: AccountDeps, accountId: number): Promise<number> {
  const now = clock.now()
  const values = [accountId, now, new Date(now.getTime() + wrongCodesMs)]
  const taken = await maybe(database, countWrongCode, values)
  if (taken) return taken.wrong_codes
  const { wrong_codes_until: until } = await one(database, wrongCodesUntil, [accountId])
  const seconds = Math.ceil(((until ?? now).getTime() - now.getTime()) / 1000)
  const message =
    'Too many wrong codes. Log in with a passkey or a recovery code, or from a device that you have used before.'
  refuse('too_many_tries', { retryAfterSeconds: Math.max(seconds, 1), message })
}

const countWrongCode = rareStatement(
  'totp-wrong-code',
  { wrong_codes: number },
  `UPDATE account_second_factors SET
     wrong_codes = CASE WHEN wrong_codes_until > $2 THEN wrong_codes ELSE 0 END + 1,
     wrong_codes_until = CASE WHEN wrong_codes_until > $2 THEN wrong_codes_until ELSE $3 END
   WHERE account_id = $1
     AND (wrong_codes < ${maxWrongCodes} OR wrong_codes_until IS NULL OR wrong_codes_until <= $2)
   RETURNING wrong_codes`,
)

const wrongCodesUntil = rareStatement(
  'totp-wrong-codes-until',
  { wrong_codes_until: nullable(time) },
  // No row: the second factor was switched off meanwhile.
  `SELECT max(wrong_codes_until) AS wrong_codes_until FROM account_second_factors
   WHERE account_id = $1`,
)

const releaseWrongCode = rareStatement(
  'totp-right-code',
  {},
  `UPDATE account_second_factors SET wrong_codes = greatest(wrong_codes - 1, 0)
   WHERE account_id = $1`,
)

/** False where the code is wrong, or it or a newer one was used before. */
async function spendTotp(
  { database, clock, keys }: AccountDeps,
  accountId: number,
  code: string,
): Promise<boolean> {
  const sealed = (await maybe(database, totpSecret, [accountId]))?.totp_secret
  if (!sealed) return false
  const step = totpStep(await unsealTotp(sealed, accountId, keys), code, clock.now())
  return step !== null && (await run(database, claimStep, [accountId, sealed, step])) === 1
}

const totpSecret = rareStatement(
  'totp-secret',
  { totp_secret: nullable(bytes) },
  'SELECT totp_secret FROM account_second_factors WHERE account_id = $1',
)

const claimStep = rareStatement(
  'totp-use-step',
  {},
  // Two calls with one code wait for each other here, and the second one finds the step used.
  `UPDATE account_second_factors SET totp_step = $3
   WHERE account_id = $1 AND totp_secret = $2 AND totp_step < $3`,
)
