import { idempotencyKeyHours } from '#contract/limits.ts'
import { run } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { KeyClaim } from '#server/platform/http/key-claim.ts'

export const retainMs = idempotencyKeyHours * 3_600_000

/** Another call has claimed the key: this one's transaction ends without an effect. */
export class KeyTaken extends Error {}

/**
 * Claims the key of a call for the change that this transaction makes: before its first entry of the audit. A second call
 * with the key waits here for the end of the first, and is undone.
 */
export async function claimKey(tx: Tx, claim: KeyClaim, at: Date): Promise<void> {
  if (claim.isClaimed) return
  const { memberId, call, key } = claim
  const oldest = new Date(at.getTime() - retainMs)
  const claimed = await run(tx, insert, [memberId, call, key, claim.hash(), at, oldest])
  if (claimed === 0) throw new KeyTaken(`${call} was done with this key before`)
  claim.isClaimed = true
}

const insert = statement(
  'office-keys-claim',
  {},
  `INSERT INTO office_keys (member_id, call, key, body_hash, stored_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (member_id, call, key) DO UPDATE SET body_hash = $4, answer = NULL, stored_at = $5
   WHERE office_keys.stored_at < $6`,
)
