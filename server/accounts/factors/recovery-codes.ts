import { createHash } from 'node:crypto'
import { type Db, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { publicCode } from '#server/platform/secret.ts'

/** At a time. */
export const recoveryCodeCount = 10
/** 78 random bits. */
const characters = 16

/** Ten new codes for an account, such as `7KQM-29XB-RT4H-WE8N`; the former ones are void. */
export async function replaceRecoveryCodes(
  tx: Tx,
  accountId: number,
  now: Date,
): Promise<string[]> {
  const { codes, hashes } = newRecoveryCodes()
  await deleteRecoveryCodes(tx, accountId)
  await run(tx, insertCodes, [accountId, hashes, now])
  return codes
}

/** Ten codes as people read them, and what is stored of them. */
export function newRecoveryCodes(): { codes: string[]; hashes: Buffer[] } {
  const made = Array.from({ length: recoveryCodeCount }, () => publicCode(characters))
  const codes = made.map((code) => (code.match(/.{4}/g) ?? []).join('-'))
  return { codes, hashes: made.map(hashOf) }
}

const insertCodes = rareStatement(
  'recovery-codes-add',
  {},
  `INSERT INTO account_recovery_codes (account_id, code_hash, created_at)
   SELECT $1, code_hash, $3 FROM unnest($2::bytea[]) AS new (code_hash)`,
)

/** Uses a code up, however its groups were typed; false where it is wrong or was used before. */
export async function spendRecoveryCode(
  db: Db,
  accountId: number,
  typed: string,
  now: Date,
): Promise<boolean> {
  return (await run(db, markUsed, [accountId, hashOfTyped(typed), now])) === 1
}

export function hashOfTyped(typed: string): Buffer {
  return hashOf(typed.toUpperCase().replace(/[^0-9A-Z]/g, ''))
}

const markUsed = rareStatement(
  'recovery-code-use',
  {},
  `UPDATE account_recovery_codes SET used_at = $3
   WHERE account_id = $1 AND code_hash = $2 AND used_at IS NULL`,
)

/** SHA-256. A code can't be guessed, so its hash needs to be neither slow nor salted. */
function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}

export async function deleteRecoveryCodes(tx: Tx, accountId: number): Promise<void> {
  await run(tx, deleteCodes, [accountId])
}

const deleteCodes = rareStatement(
  'recovery-codes-delete',
  {},
  'DELETE FROM account_recovery_codes WHERE account_id = $1',
)
