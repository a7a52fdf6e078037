import type { search as officeSearch } from '#contract/office/search.ts'
import type { search } from '#contract/shop/search.ts'
import type { Domain } from '#server/platform/domain.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { searchOffice } from './office.ts'
import { cleanUpRequests } from './requests.ts'
import { type SearchDeps, searchHandlers } from './routes.ts'
import type { TuningDeps } from './tuning.ts'

/** The public module of search: other domains import nothing else. */
export { searchFaults } from './faults.ts'
export { documentDifferences } from './figures.ts'
export { search } from './matches.ts'
export { eraseRequests, exportRequests } from './requests.ts'

export function openSearch(
  deps: SearchDeps & TuningDeps,
): Domain<typeof search, typeof officeSearch> {
  return {
    handlers: searchHandlers(deps),
    office: searchOffice(deps),
    jobs: [defineJob('search-clean-up', '50 3 * * *', () => cleanUpRequests(deps))],
  }
}
