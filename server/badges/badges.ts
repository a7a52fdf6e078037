import type { badges } from '#contract/shop/badges.ts'
import { deliveredCount } from '#server/orders/orders.ts'
import type { Db } from '#server/platform/database/query.ts'
import type { Domain } from '#server/platform/domain.ts'
import { type Handlers, signedIn } from '#server/platform/http/handler.ts'
import { progressOf, readBadges } from './read.ts'

/** The public module of badges: all that other domains may import. */
export { badgeName, badgeRanges } from './read.ts'

export function openBadges(deps: BadgeDeps): Domain<typeof badges> {
  return { handlers: badgeHandlers(deps) }
}

interface BadgeDeps {
  database: Db
}

/** The list has the cache tag `badges`. */
function badgeHandlers({ database }: BadgeDeps): Handlers<typeof badges> {
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
