import type { Assertion, RequestOptions } from '#contract/shop/sign-in.ts'
import { bytes, nullable } from '#server/platform/database/columns.ts'
import { maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import type { Attempt } from '../codes/attempts.ts'
import type { AccountDeps } from '../deps.ts'
import { addChallenge, type ChallengeUse } from '../passkeys/challenges.ts'
import { passkeysOf } from '../passkeys/passkeys.ts'
import { requireRelyingParty } from '../passkeys/relying-party.ts'
import { provePasskey } from '../passkeys/use-passkey.ts'
import { requestOptions } from '../passkeys/webauthn.ts'
import { deviceHashOf, rememberDevice } from '../sessions/known-device.ts'
import { type SignedIn, startSession } from '../sessions/sessions.ts'
import { hashOfToken } from '../sessions/tokens.ts'
import { wrongTotp } from './change-factors.ts'
import { findPending, finishPending, type PendingAccount } from './pending-login.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { totpStep, unsealTotp } from './totp.ts'

/** What a browser sends after the password. */
export type SecondFactor = { token: string } & (
  | { method: 'totp'; code: string }
  | { method: 'recovery-code'; recovery_code: string }
  | { method: 'passkey'; credential: Assertion }
)

/** What one of the account's passkeys has to sign as the second factor. */
export async function secondFactorOptions(
  deps: AccountDeps,
  token: string,
): Promise<RequestOptions> {
  const { database, clock } = deps
  const relyingParty = requireRelyingParty(deps)
  const { id } = await findPending(deps, token, 0)
  const [challenge, passkeys] = await Promise.all([
    addChallenge(database, loginUse(token), clock.now()),
    passkeysOf(database, id),
  ])
  return requestOptions(relyingParty, challenge, 'preferred', passkeys)
}

function loginUse(token: string): ChallengeUse {
  return { purpose: 'second-factor', requester: `login ${hashOfToken(token).toString('hex')}` }
}

/**
 * Finishes a login by password. Refuses with `wrong_code`, `passkey_refused` and `too_many_tries`, and
 * with `login_expired` after ten minutes, five attempts or a new password.
 */
export async function logInBySecondFactor(
  deps: AccountDeps,
  sent: SecondFactor,
  call: Call,
): Promise<SignedIn> {
  const { database, clock } = deps
  const deviceHash = deviceHashOf(call)
  const account = await findPending(deps, sent.token, 1, deviceHash)
  if (sent.method === 'passkey') await proveOwnPasskey(deps, account, sent.token, sent.credential)
  else await proveCode(deps, account, sent, call)
  await finishPending(database, sent.token)
  const now = clock.now()
  const signedIn = await startSession(database, account, call.userAgent, now)
  if (!signedIn) refuse('login_expired')
  await rememberDevice(database, call, account.id, now)
  return signedIn
}

/** The password was one factor, so it need not verify its user. */
async function proveOwnPasskey(
  deps: AccountDeps,
  account: PendingAccount,
  token: string,
  credential: Assertion,
): Promise<void> {
  const passkey = await provePasskey(deps, credential, loginUse(token), 'preferred')
  if (passkey.account_id !== account.id) refuse('passkey_refused')
}

/** Counted like the other codes: who knows the password may guess a few times a day. */
async function proveCode(
  deps: AccountDeps,
  account: PendingAccount,
  sent: Exclude<SecondFactor, { method: 'passkey' }>,
  call: Call,
): Promise<void> {
  const { database, clock, attempts } = deps
  const attempt: Attempt = {
    action: 'code',
    subject: `second-factor ${account.id}`,
    ip: call.ip,
    device: account.knows_device ? deviceHashOf(call)?.toString('hex') : undefined,
  }
  await attempts.take(attempt)
  if (sent.method === 'totp') {
    if (!(await spendTotp(deps, account.id, sent.code)))
      refuse('wrong_code', { message: wrongTotp })
  } else if (!(await spendRecoveryCode(database, account.id, sent.recovery_code, clock.now()))) {
    refuse('wrong_code', { message: 'This recovery code is not right, or it was used before.' })
  }
  await attempts.succeed(attempt)
}

/** False where the code is wrong, or it or a newer one was used before. */
async function spendTotp(
  { database, clock, totpKey }: AccountDeps,
  accountId: number,
  code: string,
): Promise<boolean> {
  const sealed = (await maybe(database, totpSecret, [accountId]))?.totp_secret
  if (!sealed) return false
  const step = totpStep(unsealTotp(sealed, accountId, totpKey), code, clock.now())
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
   WHERE account_id = $1 AND totp_secret = $2 AND (totp_step IS NULL OR totp_step < $3)`,
)
