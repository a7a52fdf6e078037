import type { search as officeSearch } from '#contract/office/search.ts'
import type { search } from '#contract/shop/search.ts'
import type { Domain } from '#server/platform/domain.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { searchOffice } from './office.ts'
import { cleanUpRequests, requestProduct } from './requests.ts'
import type { TuningDeps } from './tuning.ts'

/** The public module of search: other domains import nothing else. */
export { pinsOf } from './pins-of.ts'
export { eraseRequests, exportRequests } from './requests.ts'

export function openSearch(deps: TuningDeps): Domain<typeof search, typeof officeSearch> {
  return {
    handlers: {
      async requestProduct({ body }, call) {
        await requestProduct(deps, {
          term: body.search_term,
          accountId: call.customer?.id ?? null,
          phone: body.phone_number || null,
        })
        return {}
      },
    },
    office: searchOffice(deps),
    jobs: [defineJob('search-clean-up', '50 3 * * *', () => cleanUpRequests(deps))],
  }
}
