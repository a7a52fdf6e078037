import type { Pool } from 'pg'
import type { badges } from '#contract/badges.ts'
import { type Handlers, signedIn } from '#server/platform/http/handler.ts'
import { progressOf, readBadges } from './read.ts'

export interface BadgeDeps {
  pool: Pool
  /** Orders of an account that were delivered. */
  deliveredCount: (accountId: number) => Promise<number>
}

/** The list has the cache tag `badges`. */
export function badgeRoutes({ pool, deliveredCount }: BadgeDeps): Handlers<typeof badges> {
  return {
    async list(_, call) {
      call.cacheTags('badges')
      return { data: { badges: { data: await readBadges(pool) } } }
    },
    async mine(_, call) {
      const [all, orderCount] = await Promise.all([
        readBadges(pool),
        deliveredCount(signedIn(call).id),
      ])
      return { data: progressOf(all, orderCount) }
    },
  }
}
