import { idempotencyKeyHours } from '#contract/limits.ts'
import { run } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { KeyClaim } from '#server/platform/http/key-claim.ts'

export const retainMs = idempotencyKeyHours * 3_600_000

/** Another call has claimed the key: this one's transaction ends without an effect. */
export class KeyTaken extends Error {}

/** One member's key of one call. */
export interface CallKey {
  memberId: number
  /** As the contract names it. */
  call: string
  key: string
  /** Of all that was sent, once it is read. */
  hash(): Buffer
}

export interface Claim extends KeyClaim {
  isTaken: boolean
}

/**
 * The claim of a call's key. A second call with the key waits in `take` for the end of the first, and is undone.
 */
export function claimOf({ memberId, call, key, hash }: CallKey, now: () => Date): Claim {
  return {
    isTaken: false,
    async take(tx: Tx) {
      if (this.isTaken) return
      const at = now()
      const oldest = new Date(at.getTime() - retainMs)
      const claimed = await run(tx, insert, [memberId, call, key, hash(), at, oldest])
      if (claimed === 0) throw new KeyTaken(`${call} was done with this key before`)
      this.isTaken = true
    },
  }
}

const insert = statement(
  'office-keys-claim',
  {},
  `INSERT INTO office_keys (member_id, call, key, body_hash, stored_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (member_id, call, key) DO UPDATE SET body_hash = $4, answer = NULL, stored_at = $5
   WHERE office_keys.stored_at < $6`,
)
