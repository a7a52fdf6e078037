import { bytes, nullable, time } from '#server/platform/database/columns.ts'
import { maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type Call, refuse, signedIn } from '#server/platform/http/handler.ts'
import type { AccountDeps } from '../deps.ts'
import { contactsOf } from '../profile/contacts.ts'
import { changeFactors, factorsOf, switchOff, withFactors } from './factors.ts'
import { wrongTotp } from './prove-totp.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { newTotpSecret, qrPath, sealTotp, totpStep, totpUri, unsealTotp } from './totp.ts'

/** For how long a new secret can be proved. */
const newSecretMs = 60 * 60_000

/** A new secret for the caller's app. The one in use, if any, works until the new one is proved. */
export async function beginTotp(deps: AccountDeps, call: Call) {
  const { database, clock, keys, storeName } = deps
  const secret = newTotpSecret()
  await withFactors(deps, call, (tx, id) =>
    run(tx, storeNewSecret, [id, sealTotp(secret, id, keys), clock.now()]),
  )
  const { email, phoneNumber, firstName } = await contactsOf(database, signedIn(call).id)
  const uri = totpUri(secret, storeName, email ?? phoneNumber ?? firstName)
  return { secret, uri, qr: qrPath(uri) }
}

const storeNewSecret = rareStatement(
  'totp-new',
  {},
  `INSERT INTO account_second_factors (account_id, new_totp_secret, new_totp_at)
   VALUES ($1, $2, $3)
   ON CONFLICT (account_id) DO UPDATE SET
     new_totp_secret = excluded.new_totp_secret, new_totp_at = excluded.new_totp_at`,
)

/**
 * Makes the app the second factor, once a code proves that it has the secret. Answers recovery codes where
 * this switches the second factor on. Refuses with `wrong_code`, and with `conflict` without a new secret.
 */
export function confirmTotp(deps: AccountDeps, code: string, call: Call): Promise<string[]> {
  const now = deps.clock.now()
  return changeFactors(deps, call, async (tx, id) => {
    const begun = await maybe(tx, newSecret, [id, new Date(now.getTime() - newSecretMs)])
    const { new_totp_secret: sealed, required_since } = begun ?? refuse('conflict')
    if (!sealed) refuse('conflict')
    const step = totpStep(await unsealTotp(sealed, id, deps.keys), code, now)
    if (step === null) refuse('wrong_code', { message: wrongTotp })
    await run(tx, adoptNewSecret, [id, step, now])
    return required_since ? [] : await replaceRecoveryCodes(tx, id, now)
  })
}

const newSecret = rareStatement(
  'totp-new-read',
  { new_totp_secret: nullable(bytes), required_since: nullable(time) },
  `SELECT new_totp_secret, required_since FROM account_second_factors
   WHERE account_id = $1 AND new_totp_at > $2`,
)

const adoptNewSecret = rareStatement(
  'totp-new-use',
  {},
  `UPDATE account_second_factors SET
     totp_secret = new_totp_secret, totp_step = $2, totp_since = $3, new_totp_secret = NULL, new_totp_at = NULL,
     required_since = coalesce(required_since, $3)
   WHERE account_id = $1`,
)

/**
 * Removes the app; without passkeys the second factor ends with it. Answers whether it did. Refuses with
 * `not_found`.
 */
export function removeTotp(deps: AccountDeps, call: Call): Promise<{ isOff: boolean }> {
  return changeFactors(deps, call, async (tx, id) => {
    const { has_totp, has_passkeys } = await factorsOf(tx, id)
    if (!has_totp) refuse('not_found')
    if (has_passkeys) await run(tx, clearTotp, [id])
    else await switchOff(tx, id)
    return { isOff: !has_passkeys }
  })
}

const clearTotp = rareStatement(
  'totp-clear',
  {},
  `UPDATE account_second_factors SET totp_secret = NULL, totp_step = NULL, totp_since = NULL
   WHERE account_id = $1`,
)

/** Requires one of the caller's passkeys at logins by password. Answers recovery codes. */
export function requireSecondFactor(deps: AccountDeps, call: Call): Promise<string[]> {
  const now = deps.clock.now()
  return changeFactors(deps, call, async (tx, id) => {
    const { required_since, has_passkeys } = await factorsOf(tx, id)
    if (required_since) refuse('conflict', { message: 'The second step is already on.' })
    if (!has_passkeys) refuse('conflict', { message: 'Add a passkey first.' })
    await run(tx, storeRequired, [id, now])
    return await replaceRecoveryCodes(tx, id, now)
  })
}

const storeRequired = rareStatement(
  'factors-require',
  {},
  `INSERT INTO account_second_factors (account_id, required_since) VALUES ($1, $2)
   ON CONFLICT (account_id) DO UPDATE SET required_since = excluded.required_since`,
)

/** Refuses with `conflict` where there is none. */
export async function endSecondFactor(deps: AccountDeps, call: Call): Promise<void> {
  await changeFactors(deps, call, async (tx, id) => {
    const { required_since } = await factorsOf(tx, id)
    if (!required_since) refuse('conflict', { message: 'The second step is already off.' })
    await switchOff(tx, id)
  })
}

/** Ten new recovery codes for the caller. Refuses with `conflict` where there is no second factor. */
export function renewRecoveryCodes(deps: AccountDeps, call: Call): Promise<string[]> {
  return changeFactors(deps, call, async (tx, id) => {
    const { required_since } = await factorsOf(tx, id)
    if (!required_since) refuse('conflict', { message: 'Switch the second step on first.' })
    return await replaceRecoveryCodes(tx, id, deps.clock.now())
  })
}
