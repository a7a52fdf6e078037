import type { search } from '#contract/shop/search.ts'
import type { Domain } from '#server/platform/domain.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { cleanUpRequests } from './requests.ts'
import { type SearchDeps, searchHandlers } from './routes.ts'

/** The public module of search: other domains import nothing else. */
export { search } from './matches.ts'
export { eraseRequests, exportRequests } from './requests.ts'

export function openSearch(deps: SearchDeps): Domain<typeof search> {
  return {
    handlers: searchHandlers(deps),
    jobs: [defineJob('search-clean-up', '50 3 * * *', () => cleanUpRequests(deps))],
  }
}
