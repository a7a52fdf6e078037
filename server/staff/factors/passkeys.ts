import type {
  Assertion,
  CreationOptions,
  NewCredential,
  Passkey,
  RequestOptions,
} from '#contract/shop/sign-in.ts'
import {
  addChallenge,
  type ChallengeUse,
  creationOptions,
  deviceName,
  maxPasskeys,
  namedAccounts,
  type PasskeyRow,
  passkeyColumns,
  passkeyRow,
  requestOptions,
  requireRelyingParty,
  takeChallenge,
  toPasskey,
  verifyNewPasskey,
  verifySignature,
} from '#server/accounts/accounts.ts'
import { bytes, nullable, number, text } from '#server/platform/database/columns.ts'
import { type Db, many, maybe, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type Call, refuse, staffOf } from '#server/platform/http/handler.ts'
import type { StaffDeps } from '../deps.ts'
import { changeFactors, firstFactor, requireFactorLeft } from './factors.ts'

function additionBy(call: Call): ChallengeUse {
  return { purpose: 'add', requester: `office session ${staffOf(call).sessionId}` }
}

function proofBy(call: Call): ChallengeUse {
  return { purpose: 'second-factor', requester: `office session ${staffOf(call).sessionId}` }
}

/** What the browser needs to make a passkey for the caller. */
export async function newPasskeyOptions(deps: StaffDeps, call: Call): Promise<CreationOptions> {
  const { database, clock } = deps
  const relyingParty = requireRelyingParty(deps)
  const { id } = staffOf(call)
  const existing = await passkeysOf(database, id)
  requireSpace(existing.length)
  const { handle, account_id } = await one(database, passkeyUser, [id])
  const accounts = await namedAccounts(database, account_id === null ? [] : [account_id])
  const [account] = [...accounts.values()]
  const displayName = account?.name ?? ''
  // The same person's passkeys as a customer have another user: an authenticator keeps both.
  const user = { slug: handle, name: `${account?.email ?? displayName} (office)`, displayName }
  const challenge = await addChallenge(database, additionBy(call), clock.now())
  return creationOptions(relyingParty, challenge, user, existing)
}

const passkeyUser = rareStatement(
  'staff-passkey-user',
  { handle: text, account_id: nullable(number) },
  'SELECT handle, account_id FROM staff_members WHERE id = $1',
)

/**
 * Adds the passkey that a browser has made. Answers it, and recovery codes where it is the first factor. Refuses with
 * `passkey_refused`, `list_full`.
 */
export async function addPasskey(
  deps: StaffDeps,
  { credential, name }: { credential: NewCredential; name?: string | undefined },
  call: Call,
): Promise<{ passkey: Passkey; recovery_codes: string[] }> {
  const { database, clock } = deps
  const relyingParty = requireRelyingParty(deps)
  const { clientDataJSON, transports = [] } = credential.response
  const now = clock.now()
  const challenge = await takeChallenge(database, additionBy(call), clientDataJSON, now)
  const made = challenge && (await verifyNewPasskey(relyingParty, credential, challenge))
  if (!made) refuse('passkey_refused')
  return changeFactors(deps, call, 'a passkey was added', async (tx, { id }, before) => {
    requireSpace(before.passkeys)
    const { credentialId, publicKey, counter, isBackedUp } = made
    const called = name ?? deviceName(call.userAgent)
    const values = [id, credentialId, publicKey, counter, transports, called, isBackedUp, now]
    const row = (await maybe(tx, insertPasskey, values)) ?? refuse('passkey_refused')
    const recovery_codes = await firstFactor(deps, tx, call, before)
    return { passkey: toPasskey(row), recovery_codes }
  })
}

function requireSpace(count: number): void {
  if (count < maxPasskeys) return
  refuse('list_full', { message: `You have ${maxPasskeys} passkeys. Remove one first.` })
}

/** Refuses with `not_found`, and with `conflict` where it is the only factor. */
export async function removePasskey(deps: StaffDeps, passkeyId: number, call: Call): Promise<void> {
  await changeFactors(deps, call, 'a passkey was removed', async (tx, { id }) => {
    if ((await run(tx, deletePasskey, [passkeyId, id])) === 0) refuse('not_found')
    await requireFactorLeft(tx, id)
  })
}

/** What one of the caller's passkeys has to sign as the second factor. */
export async function proofOptions(deps: StaffDeps, call: Call): Promise<RequestOptions> {
  const { database, clock } = deps
  const relyingParty = requireRelyingParty(deps)
  const passkeys = await passkeysOf(database, staffOf(call).id)
  if (passkeys.length === 0) refuse('passkeys_unavailable', { message: 'You have no passkey yet.' })
  const challenge = await addChallenge(database, proofBy(call), clock.now())
  return requestOptions(relyingParty, challenge, 'required', passkeys)
}

/** One of the caller's own passkeys has signed, with its user verified. Refuses with `passkey_refused`. */
export async function provePasskey(
  deps: StaffDeps,
  credential: Assertion,
  call: Call,
): Promise<void> {
  const { database, clock } = deps
  const relyingParty = requireRelyingParty(deps)
  const now = clock.now()
  const { clientDataJSON } = credential.response
  const challenge = await takeChallenge(database, proofBy(call), clientDataJSON, now)
  const credentialId = Buffer.from(credential.id, 'base64url')
  const key = challenge && (await maybe(database, ownKey, [credentialId, staffOf(call).id]))
  if (!key) refuse('passkey_refused')
  const signed = await verifySignature(relyingParty, credential, challenge, key, 'required')
  const values = signed && [key.id, signed.counter, signed.isBackedUp, now]
  if (!values || (await run(database, markUsed, values)) === 0) refuse('passkey_refused')
}

/** The oldest first. */
export function passkeysOf(db: Db, memberId: number): Promise<PasskeyRow[]> {
  return many(db, listPasskeys, [memberId])
}

const listPasskeys = rareStatement(
  'staff-passkeys-of',
  passkeyRow,
  `SELECT ${passkeyColumns} FROM staff_passkeys WHERE member_id = $1 ORDER BY id`,
)

const insertPasskey = rareStatement(
  'staff-passkey-add',
  passkeyRow,
  `INSERT INTO staff_passkeys
     (member_id, credential_id, public_key, counter, transports, name, is_backed_up, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
   ON CONFLICT (credential_id) DO NOTHING RETURNING ${passkeyColumns}`,
)

const deletePasskey = rareStatement(
  'staff-passkey-remove',
  {},
  'DELETE FROM staff_passkeys WHERE id = $1 AND member_id = $2',
)

const ownKey = rareStatement(
  'staff-passkey-own',
  { id: number, public_key: bytes, counter: number },
  'SELECT id, public_key, counter FROM staff_passkeys WHERE credential_id = $1 AND member_id = $2',
)

const markUsed = rareStatement(
  'staff-passkey-used',
  {},
  // Of two calls with one signature, one counts, unless the authenticator does not count.
  `UPDATE staff_passkeys SET counter = $2, is_backed_up = $3, last_used_at = $4
   WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
)
