import type { badges } from '#contract/shop/badges.ts'
import { deliveredCount } from '#server/orders/orders.ts'
import type { Db } from '#server/platform/database/query.ts'
import { type Handlers, signedIn } from '#server/platform/http/handler.ts'
import { progressOf, readBadges } from './read.ts'

export interface BadgeDeps {
  database: Db
}

/** The list has the cache tag `badges`. */
export function badgeHandlers({ database }: BadgeDeps): Handlers<typeof badges> {
  return {
    async list(_, call) {
      call.cacheTags('badges')
      return { data: { badges: { data: await readBadges(call.db) } } }
    },
    async mine(_, call) {
      const [all, orderCount] = await Promise.all([
        readBadges(database),
        deliveredCount(database, signedIn(call).id),
      ])
      return { data: progressOf(all, orderCount) }
    },
  }
}
