import { boolean, nullable, number, type Row, time } from '#server/platform/database/columns.ts'
import { type Db, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse, signedIn } from '#server/platform/http/handler.ts'
import { recordChange } from '../changes/record-change.ts'
import type { AccountDeps } from '../deps.ts'
import { lockExclusive } from '../profile/active-account.ts'
import { requireConfirmed } from '../sessions/confirmation.ts'
import { deleteRecoveryCodes } from './recovery-codes.ts'

const factorsRow = {
  /** Null: a login by password needs nothing else. */
  required_since: nullable(time),
  has_totp: boolean,
  has_passkeys: boolean,
  recovery_codes_left: number,
}
export type Factors = Row<typeof factorsRow>

/** What an account has beside its password. */
export function factorsOf(db: Db, accountId: number): Promise<Factors> {
  return one(db, readFactors, [accountId])
}

const readFactors = rareStatement(
  'factors-read',
  factorsRow,
  `SELECT
     (SELECT required_since FROM account_second_factors WHERE account_id = $1) AS required_since,
     EXISTS (
       SELECT FROM account_second_factors WHERE account_id = $1 AND totp_secret IS NOT NULL
     ) AS has_totp,
     EXISTS (SELECT FROM account_passkeys WHERE account_id = $1) AS has_passkeys,
     (
       SELECT count(*) FROM account_recovery_codes WHERE account_id = $1 AND used_at IS NULL
     ) AS recovery_codes_left`,
)

/**
 * Runs for a caller who has confirmed who they are, and one call at a time: each sees what the one before
 * has left of the account's factors.
 */
export async function withFactors<T>(
  deps: AccountDeps,
  call: Call,
  work: (tx: Tx, accountId: number) => Promise<T>,
): Promise<T> {
  const { id } = signedIn(call)
  await requireConfirmed(deps, call)
  return await inTransaction(deps.database.pool, async (tx) => {
    if (!(await lockExclusive(tx, id))) refuse('unauthenticated')
    return await work(tx, id)
  })
}

/** The same for a change of how the caller signs in: every contact hears of it, with a link to undo it. */
export function changeFactors<T>(
  deps: AccountDeps,
  call: Call,
  change: (tx: Tx, accountId: number) => Promise<T>,
): Promise<T> {
  return withFactors(deps, call, async (tx, accountId) => {
    await recordChange(deps, tx, { accountId, kind: 'second_factor' })
    return await change(tx, accountId)
  })
}

/** Logins by password need nothing else. App and recovery codes go; passkeys stay, to sign in. */
export async function switchOff(tx: Tx, accountId: number): Promise<void> {
  await run(tx, deleteFactor, [accountId])
  await deleteRecoveryCodes(tx, accountId)
}

const deleteFactor = rareStatement(
  'factors-switch-off',
  {},
  'DELETE FROM account_second_factors WHERE account_id = $1',
)

/**
 * Undoes what an account got at or after a time: passkeys, an app, recovery codes. What was removed since
 * does not come back.
 */
export async function undoFactors(tx: Tx, accountId: number, since: Date): Promise<void> {
  await run(tx, deleteNewPasskeys, [accountId, since])
  await run(tx, clearNewTotp, [accountId, since])
  await run(tx, deleteNewCodes, [accountId, since])
  const { required_since, has_totp, has_passkeys } = await factorsOf(tx, accountId)
  if (!required_since) return
  if (required_since >= since || !(has_totp || has_passkeys)) await switchOff(tx, accountId)
}

const deleteNewPasskeys = rareStatement(
  'factors-undo-passkeys',
  {},
  'DELETE FROM account_passkeys WHERE account_id = $1 AND created_at >= $2',
)

const clearNewTotp = rareStatement(
  'factors-undo-totp',
  {},
  `UPDATE account_second_factors SET
     totp_secret = NULL, totp_step = NULL, totp_since = NULL,
     new_totp_secret = NULL, new_totp_at = NULL
   WHERE account_id = $1 AND (totp_since >= $2 OR new_totp_at >= $2)`,
)

const deleteNewCodes = rareStatement(
  'factors-undo-codes',
  {},
  'DELETE FROM account_recovery_codes WHERE account_id = $1 AND created_at >= $2',
)
