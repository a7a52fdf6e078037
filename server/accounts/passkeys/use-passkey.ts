import type { Assertion, RequestOptions } from '#contract/shop/sign-in.ts'
import { type Call, refuse, signedIn } from '#server/platform/http/handler.ts'
import type { AccountDeps } from '../deps.ts'
import { confirmSession } from '../sessions/confirmation.ts'
import { rememberDevice } from '../sessions/known-device.ts'
import { type SignedIn, startSession } from '../sessions/sessions.ts'
import { hashOfToken, isToken, newToken } from '../sessions/tokens.ts'
import { addChallenge, type ChallengeUse, challengeMs, takeChallenge } from './challenges.ts'
import { findPasskey, markPasskeyUsed, type PasskeyKey, passkeysOf } from './passkeys.ts'
import { requireRelyingParty } from './relying-party.ts'
import { requestOptions, userHandleOf, verifySignature } from './webauthn.ts'

/** Ties a login's challenges to the browser that requested them. */
const cookieName = 'passkey-login'

/** What any passkey of the mall has to sign to log in. Nothing says yet whose login it will be. */
export async function passkeyLoginOptions(deps: AccountDeps, call: Call): Promise<RequestOptions> {
  const relyingParty = requireRelyingParty(deps)
  const sent = call.cookie(cookieName)
  // The same one for all of a browser's tabs, each with a challenge of its own.
  const token = isToken(sent) ? sent : newToken().token
  const use = loginBy(token)
  const challenge = await addChallenge(deps.database, use, deps.clock.now())
  call.setCookie({ name: cookieName, value: token, maxAge: challengeMs / 1000 })
  return requestOptions(relyingParty, challenge, 'required')
}

function loginBy(token: string): ChallengeUse {
  return { purpose: 'log-in', requester: `browser ${hashOfToken(token).toString('hex')}` }
}

/**
 * Logs in by a passkey that has verified its user: it proves possession, and a finger, a face or a PIN, so
 * no second factor follows. Refuses with `passkey_refused`, whatever was wrong.
 */
export async function logInByPasskey(
  deps: AccountDeps,
  credential: Assertion,
  call: Call,
): Promise<SignedIn> {
  const { database, clock } = deps
  const token = call.cookie(cookieName)
  if (!isToken(token)) refuse('passkey_refused')
  const passkey = await provePasskey(deps, credential, loginBy(token), 'required')
  // The device chose the account: it has to name the one that the passkey is of.
  if (credential.response.userHandle !== userHandleOf(passkey.slug)) refuse('passkey_refused')
  const account = { id: passkey.account_id, password_hash: passkey.password_hash }
  const signedIn = await startSession(database, account, call.userAgent, clock.now())
  if (!signedIn) refuse('passkey_refused')
  await rememberDevice(database, call, account.id, clock.now())
  return signedIn
}

/** What the caller's own passkeys have to sign to confirm who is signed in. */
export async function confirmOptions(deps: AccountDeps, call: Call): Promise<RequestOptions> {
  const relyingParty = requireRelyingParty(deps)
  const { database, clock } = deps
  const passkeys = await passkeysOf(database, signedIn(call).id)
  if (passkeys.length === 0) refuse('not_found')
  const challenge = await addChallenge(database, confirmationBy(call), clock.now())
  return requestOptions(relyingParty, challenge, 'required', passkeys)
}

/** Confirms the caller's session. Refuses with `passkey_refused`. */
export async function confirmByPasskey(
  deps: AccountDeps,
  credential: Assertion,
  call: Call,
): Promise<void> {
  const { id, sessionId } = signedIn(call)
  const passkey = await provePasskey(deps, credential, confirmationBy(call), 'required')
  if (passkey.account_id !== id) refuse('passkey_refused')
  await confirmSession(deps.database, sessionId, deps.clock.now())
}

function confirmationBy(call: Call): ChallengeUse {
  return { purpose: 'confirm', requester: `session ${signedIn(call).sessionId}` }
}

/** The passkey that signed, and which account it is of. Refuses with `passkey_refused`. */
export async function provePasskey(
  deps: AccountDeps,
  credential: Assertion,
  use: ChallengeUse,
  userVerification: 'required' | 'preferred',
): Promise<PasskeyKey> {
  const { database, clock } = deps
  const relyingParty = requireRelyingParty(deps)
  const now = clock.now()
  const challenge = await takeChallenge(database, use, credential.response.clientDataJSON, now)
  const passkey = challenge && (await findPasskey(database, credential.id))
  if (!passkey) refuse('passkey_refused')
  const signature = await verifySignature(
    relyingParty,
    credential,
    challenge,
    passkey,
    userVerification,
  )
  const isFirst = signature && (await markPasskeyUsed(database, passkey.id, signature, now))
  return isFirst ? passkey : refuse('passkey_refused')
}
