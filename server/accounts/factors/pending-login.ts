import { createHash } from 'node:crypto'
import type { FactorMethod, PendingLogin } from '#contract/shop/sign-in.ts'
import { boolean, bytes, number, type Row, text } from '#server/platform/database/columns.ts'
import { type Db, maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { AccountDeps } from '../deps.ts'
import { hashOfToken, isToken, newToken } from '../sessions/tokens.ts'
import { type Factors, factorsOf } from './factors.ts'

const pendingMs = 10 * 60_000
const maxAttempts = 5

/**
 * What a login with the right password still needs: refuses with `second_factor_required`, whose data
 * has the token for the second factor. Accounts without one go on.
 */
export async function requireFactors(
  { database, clock, relyingParty }: AccountDeps,
  account: { id: number; password_hash: string },
): Promise<void> {
  const factors = await factorsOf(database, account.id)
  if (!factors.required_since) return
  const { token, hash } = newToken()
  const expiresAt = new Date(clock.now().getTime() + pendingMs)
  const digest = digestOf(account.password_hash)
  await run(database, addPending, [hash, account.id, digest, expiresAt])
  const data: PendingLogin = { token, methods: methodsOf(factors, relyingParty !== null) }
  refuse('second_factor_required', { data })
}

/** Best first. */
function methodsOf(factors: Factors, takesPasskeys: boolean): FactorMethod[] {
  const methods: (FactorMethod | false)[] = [
    takesPasskeys && factors.has_passkeys && 'passkey',
    factors.has_totp && 'totp',
    factors.recovery_codes_left > 0 && 'recovery-code',
  ]
  return methods.filter((method) => method !== false)
}

const addPending = rareStatement(
  'pending-login-add',
  {},
  `INSERT INTO account_pending_logins (token_hash, account_id, password_digest, expires_at)
   VALUES ($1, $2, $3, $4)`,
)

const pendingRow = {
  account_id: number,
  password_hash: text,
  password_digest: bytes,
  /** The browser was signed in to this account before. */
  knows_device: boolean,
}
export type PendingAccount = Pick<Row<typeof pendingRow>, 'password_hash' | 'knows_device'> & {
  id: number
}

/**
 * The account of a login that is under way, at the cost of `attempts` of its five. Refuses with
 * `login_expired`, also after a new password.
 */
export async function findPending(
  { database, clock }: AccountDeps,
  token: string,
  attempts: 0 | 1,
  deviceHash?: Buffer,
): Promise<PendingAccount> {
  const values = [tokenHash(token), clock.now(), attempts, deviceHash ?? null]
  const pending = await maybe(database, countAttempt, values)
  if (!pending?.password_digest.equals(digestOf(pending.password_hash))) refuse('login_expired')
  const { account_id: id, password_hash, knows_device } = pending
  return { id, password_hash, knows_device }
}

const countAttempt = rareStatement(
  'pending-login-attempt',
  pendingRow,
  // The row's lock makes concurrent attempts wait for each other, so that each is counted.
  `UPDATE account_pending_logins AS pending SET attempts = attempts + $3
   FROM accounts
   WHERE token_hash = $1 AND pending.expires_at > $2 AND attempts + $3 <= ${maxAttempts}
     AND accounts.id = account_id AND deleted_at IS NULL
   RETURNING account_id, password_hash, password_digest, EXISTS (
     SELECT FROM account_devices AS devices
     WHERE devices.account_id = pending.account_id AND device_hash = $4
   ) AS knows_device`,
)

/** Ends a login that has both factors; refuses with `login_expired` where another call did so first. */
export async function finishPending(db: Db, token: string): Promise<void> {
  if ((await run(db, deletePending, [tokenHash(token)])) === 0) refuse('login_expired')
}

const deletePending = rareStatement(
  'pending-login-finish',
  {},
  'DELETE FROM account_pending_logins WHERE token_hash = $1',
)

export async function deletePendingLogins(db: Db, accountId: number): Promise<void> {
  await run(db, deleteAll, [accountId])
}

const deleteAll = rareStatement(
  'pending-logins-delete',
  {},
  'DELETE FROM account_pending_logins WHERE account_id = $1',
)

function tokenHash(token: string): Buffer {
  return isToken(token) ? hashOfToken(token) : refuse('login_expired')
}

/** Says whether a password is still the one that something began with. */
export function digestOf(passwordHash: string): Buffer {
  return createHash('sha256').update(passwordHash).digest()
}
