import type { ClientBase } from 'pg'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Logger } from '#server/platform/log.ts'
import type { IdentityProvider } from './dojah.ts'

/** Who was verified, in the transaction of it. */
export type Verified = (
  client: ClientBase,
  about: { accountId: number; at: Date },
) => Promise<unknown>

/**
 * Told after the commit of a match whose number is still in memory: who opens a deposit account needs
 * it, and must not keep it either.
 */
export type Matched = (about: {
  accountId: number
  bvn: string
  name: string
  email: string | null
}) => Promise<unknown>

/** What the verbs of identity work with. */
export interface CheckDeps {
  database: Database
  clock: Clock
  log: Logger
  provider: IdentityProvider
  /** Of the hash by which a BVN is known again: 256 bits that only the mall has. */
  key: Buffer
  verified: Verified
  matched: Matched
}
