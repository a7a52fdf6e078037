import type { badges } from '#contract/shop/badges.ts'
import type { Domain } from '#server/platform/domain.ts'
import { type BadgeDeps, badgeHandlers } from './routes.ts'

/** The public module of badges: all that other domains may import. */
export { badgeName } from './read.ts'

export function openBadges(deps: BadgeDeps): Domain<typeof badges> {
  return { handlers: badgeHandlers(deps) }
}
