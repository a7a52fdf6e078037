import { nullable, text, time } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** An account's checks, for its owner's download. */
export function exportIdentity(db: Db, accountId: number): Promise<object[]> {
  return many(db, wholeChecks, [accountId])
}

const wholeChecks = rareStatement(
  'identity-whole',
  {
    state: text,
    reason: nullable(text),
    provider_reference: nullable(text),
    consent_words: text,
    consent_at: time,
    asked_at: time,
    settled_at: nullable(time),
  },
  `SELECT state, reason, provider_reference, consent_words, consent_at,
     requested_at AS asked_at, settled_at
   FROM identity_checks WHERE account_id = $1 AND state <> 'asking' ORDER BY id`,
)

/** When an account withdrew its consent, for its owner's download. */
export function exportConsentWithdrawals(db: Db, accountId: number): Promise<object[]> {
  return many(db, wholeWithdrawals, [accountId])
}

const wholeWithdrawals = rareStatement(
  'identity-whole-withdrawals',
  { withdrawn_at: time },
  'SELECT withdrawn_at FROM identity_withdrawals WHERE account_id = $1 ORDER BY id',
)

/** Deletes an account's checks, in the transaction in which it ends. */
export async function eraseIdentity(tx: Db, accountId: number): Promise<void> {
  await run(tx, deleteChecks, [accountId])
  await run(tx, deleteWithdrawals, [accountId])
}

const deleteChecks = rareStatement(
  'identity-delete',
  {},
  'DELETE FROM identity_checks WHERE account_id = $1',
)

const deleteWithdrawals = rareStatement(
  'identity-delete-withdrawals',
  {},
  'DELETE FROM identity_withdrawals WHERE account_id = $1',
)
