import type { badges } from '#contract/badges.ts'
import type { Db } from '#server/platform/database/query.ts'
import { type Handlers, signedIn } from '#server/platform/http/handler.ts'
import { progressOf, readBadges } from './read.ts'

export interface BadgeDeps {
  database: Db
  /** Orders of an account that were delivered. */
  deliveredCount: (accountId: number) => Promise<number>
}

/** The list has the cache tag `badges`. */
export function badgeRoutes({ database, deliveredCount }: BadgeDeps): Handlers<typeof badges> {
  return {
    async list(_, call) {
      call.cacheTags('badges')
      return { data: { badges: { data: await readBadges(database) } } }
    },
    async mine(_, call) {
      const [all, orderCount] = await Promise.all([
        readBadges(database),
        deliveredCount(signedIn(call).id),
      ])
      return { data: progressOf(all, orderCount) }
    },
  }
}
