import { hashOfTyped, newRecoveryCodes } from '#server/accounts/accounts.ts'
import { type Db, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

/** Ten new codes for a member; the former ones are void. */
export async function replaceRecoveryCodes(tx: Tx, memberId: number): Promise<string[]> {
  const { codes, hashes } = newRecoveryCodes()
  await run(tx, deleteCodes, [memberId])
  await run(tx, insertCodes, [memberId, hashes])
  return codes
}

const deleteCodes = rareStatement(
  'staff-recovery-codes-delete',
  {},
  'DELETE FROM staff_recovery_codes WHERE member_id = $1',
)

const insertCodes = rareStatement(
  'staff-recovery-codes-add',
  {},
  `INSERT INTO staff_recovery_codes (member_id, code_hash)
   SELECT $1, code_hash FROM unnest($2::bytea[]) AS new (code_hash)`,
)

/** Uses a code up, however its groups were typed; false where it is wrong or was used before. */
export async function spendRecoveryCode(
  db: Db,
  memberId: number,
  typed: string,
  now: Date,
): Promise<boolean> {
  return (await run(db, markUsed, [memberId, hashOfTyped(typed), now])) === 1
}

const markUsed = rareStatement(
  'staff-recovery-code-use',
  {},
  `UPDATE staff_recovery_codes SET used_at = $3
   WHERE member_id = $1 AND code_hash = $2 AND used_at IS NULL`,
)
