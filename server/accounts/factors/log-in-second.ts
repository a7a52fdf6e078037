import type { Assertion, RequestOptions } from '#contract/shop/sign-in.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import type { AccountDeps } from '../deps.ts'
import { addChallenge, type ChallengeUse } from '../passkeys/challenges.ts'
import { passkeysOf } from '../passkeys/passkeys.ts'
import { requireRelyingParty } from '../passkeys/relying-party.ts'
import { provePasskey } from '../passkeys/use-passkey.ts'
import { requestOptions } from '../passkeys/webauthn.ts'
import { deviceHashOf, rememberDevice } from '../sessions/known-device.ts'
import { type SignedIn, startSession } from '../sessions/sessions.ts'
import { hashOfToken } from '../sessions/tokens.ts'
import { notifyContacts } from './notify.ts'
import { findPending, finishPending, type PendingAccount } from './pending-login.ts'
import { proveTotp } from './prove-totp.ts'
import { spendRecoveryCode } from './recovery-codes.ts'

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

/** A recovery code has too many bits to be guessed; the digits of an app are counted. */
async function proveCode(
  deps: AccountDeps,
  account: PendingAccount,
  sent: Exclude<SecondFactor, { method: 'passkey' }>,
  call: Call,
): Promise<void> {
  if (sent.method === 'totp') return proveTotp(deps, account, sent.code, call)
  const { database, clock } = deps
  await inTransaction(database.pool, async (tx) => {
    const isRight = await spendRecoveryCode(tx, account.id, sent.recovery_code, clock.now())
    if (!isRight) refuse('wrong_code', { message: wrongRecoveryCode })
    await notifyContacts(deps, tx, account.id, 'recovery_code_used')
  })
}

const wrongRecoveryCode = 'This recovery code is wrong or has been used.'
