import type { Attempts } from '#server/accounts/accounts.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Announce } from '#server/platform/database/announce.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { Logger } from '#server/platform/log.ts'
import type { BvnHasher } from './bvn-hash.ts'
import type { IdentityProvider } from './dojah.ts'

/** Callbacks into the wallet (`server/events.ts`). */
export interface IdentityEvents {
  /** An account is verified; in the transaction of the match. */
  verified(tx: Tx, about: { accountId: number; at: Date }): Promise<unknown>
  /**
   * After the commit of a match, with the BVN that is still in memory: the wallet needs it to open a
   * deposit account, and must not store it either.
   */
  matched(about: {
    accountId: number
    bvn: string
    name: string
    email: string | null
  }): Promise<unknown>
  /** The consent is withdrawn, and all checks are deleted; in its transaction. */
  withdrawn(tx: Tx, about: { accountId: number }): Promise<unknown>
}

export interface CheckDeps {
  database: Database
  clock: Clock
  log: Logger
  /** Sends an account event to open pages, after the commit. */
  announce: Announce
  provider: IdentityProvider
  bvnHash: BvnHasher
  /** Checks of a range of addresses and of the mall. */
  attempts: Attempts
  events: IdentityEvents
}
