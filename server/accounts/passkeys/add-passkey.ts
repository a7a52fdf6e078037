import type { CreationOptions, NewCredential } from '#contract/shop/sign-in.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Call, refuse, signedIn } from '#server/platform/http/handler.ts'
import type { AccountDeps } from '../deps.ts'
import { changeFactors, factorsOf, switchOff } from '../factors/factors.ts'
import { contactsOf } from '../profile/contacts.ts'
import { readUser } from '../profile/read.ts'
import { requireConfirmed } from '../sessions/confirmation.ts'
import { deviceName } from '../sessions/device.ts'
import { addChallenge, type ChallengeUse, takeChallenge } from './challenges.ts'
import {
  deletePasskey,
  insertPasskey,
  maxPasskeys,
  type PasskeyRow,
  passkeysOf,
} from './passkeys.ts'
import { requireRelyingParty } from './relying-party.ts'
import { creationOptions, verifyNewPasskey } from './webauthn.ts'

/** What the browser needs to make a passkey for the caller. */
export async function newPasskeyOptions(deps: AccountDeps, call: Call): Promise<CreationOptions> {
  const { database, clock } = deps
  const { id } = signedIn(call)
  const relyingParty = requireRelyingParty(deps)
  await requireConfirmed(deps, call)
  const existing = await passkeysOf(database, id)
  requireSpace(existing.length)
  const challenge = await addChallenge(database, additionBy(call), clock.now())
  return creationOptions(relyingParty, challenge, await passkeyUser(database, id), existing)
}

/** How a passkey's own list names the account. */
async function passkeyUser(database: Database, accountId: number) {
  const [{ slug }, { firstName, lastName, email, phoneNumber }] = await Promise.all([
    readUser(database, accountId, {}),
    contactsOf(database, accountId),
  ])
  const displayName = [firstName, lastName].filter(Boolean).join(' ')
  return { slug, name: email ?? phoneNumber ?? displayName, displayName }
}

/** Adds the passkey that a browser has made. Refuses with `passkey_refused`, `list_full`. */
export async function addPasskey(
  deps: AccountDeps,
  { credential, name }: { credential: NewCredential; name?: string | undefined },
  call: Call,
): Promise<PasskeyRow> {
  const { database, clock } = deps
  const relyingParty = requireRelyingParty(deps)
  const { clientDataJSON, transports = [] } = credential.response
  const challenge = await takeChallenge(database, additionBy(call), clientDataJSON, clock.now())
  const made = challenge && (await verifyNewPasskey(relyingParty, credential, challenge))
  if (!made) refuse('passkey_refused')
  const passkey = { ...made, transports, name: name ?? deviceName(call.userAgent) }
  return await changeFactors(deps, call, async (tx, id) => {
    requireSpace((await passkeysOf(tx, id)).length)
    return (await insertPasskey(tx, id, passkey, clock.now())) ?? refuse('passkey_refused')
  })
}

function requireSpace(count: number): void {
  if (count < maxPasskeys) return
  refuse('list_full', { message: `You have ${maxPasskeys} passkeys. Remove one first.` })
}

function additionBy(call: Call): ChallengeUse {
  return { purpose: 'add', requester: `session ${signedIn(call).sessionId}` }
}

/**
 * Removes a passkey. Answers whether that switched the second factor off, since no passkey and no app is
 * left for it. Refuses with `not_found`.
 */
export function removePasskey(
  deps: AccountDeps,
  passkeyId: number,
  call: Call,
): Promise<{ isOff: boolean }> {
  return changeFactors(deps, call, async (tx, id) => {
    if (!(await deletePasskey(tx, id, passkeyId))) refuse('not_found')
    const { required_since, has_totp, has_passkeys } = await factorsOf(tx, id)
    const isOff = required_since !== null && !has_totp && !has_passkeys
    if (isOff) await switchOff(tx, id)
    return { isOff }
  })
}
