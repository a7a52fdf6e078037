import type { discovery } from '#contract/shop/discovery.ts'
import type { Domain } from '#server/platform/domain.ts'
import { type DiscoveryDeps, discoveryHandlers } from './routes.ts'

/** The public module of discovery: other domains import nothing else. */
export { looksPersonal } from './failures.ts'
export {
  documentDifferences,
  factDifferences,
  listingDifferences,
  listingFaults,
  searchFaults,
} from './figures.ts'
export { find } from './find.ts'
export { everything } from './listing/filters.ts'
export { lowestPrices } from './listing/price-range.ts'
export type { Draft } from './words/draft.ts'
export { readMeaning, readTerm } from './words/understand.ts'
export type { DiscoveryDeps }

export function openDiscovery(deps: DiscoveryDeps): Domain<typeof discovery> {
  return { handlers: discoveryHandlers(deps) }
}
