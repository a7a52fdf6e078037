import { toKobo } from '#contract/money.ts'
import type { search as officeSearch } from '#contract/office/search.ts'
import type { search } from '#contract/shop/search.ts'
import {
  cardsByIds,
  filtersOf,
  type ListingQuery,
  listTags,
  pageOf,
  searchTag,
  visibleCategory,
} from '#server/catalogue/catalogue.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Domain } from '#server/platform/domain.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { pageAddresses } from '#server/platform/http/paging.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Logger } from '#server/platform/log.ts'
import { failureRecorder } from './failures.ts'
import { listSearch } from './listed.ts'
import { suggest } from './matches.ts'
import { searchOffice } from './office.ts'
import { cleanUpRequests, requestProduct } from './requests.ts'
import type { TuningDeps } from './tuning.ts'

/** The public module of search: other domains import nothing else. */
export { documentDifferences, searchFaults } from './figures.ts'
export { countSearch, listSearch } from './listed.ts'
export { search } from './matches.ts'
export { pinsOf } from './pins-of.ts'
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

interface SearchDeps {
  database: Database
  clock: Clock
  log: Logger
}

const path = '/api/v1/search-and-filter-products'

function searchHandlers(deps: SearchDeps): Handlers<typeof search> {
  const { database, clock, log } = deps
  const recordFailure = failureRecorder(database, clock, (error) =>
    log.warn({ err: error }, 'a search without matches was not recorded'),
  )

  return {
    async searchAndFilter({ query }, call) {
      const { db } = call
      const listing: ListingQuery = {
        scope: 0,
        brands: query.brands ?? [],
        ...filtersOf(query),
        sort: query.sorting_key,
        page: query.page,
      }
      const term = query.search_term.trim()
      const { facts = [] } = query
      const found = await listSearch(db, term, { ...listing, facts })
      const { list, didYouMean, isMissing, missingWords } = found
      if (isMissing && listing.brands.length === 0) recordFailure(term)

      const products = pageOf(list, listing, pageAddresses(path, query))
      call.cacheTags(...listTags(products.data), ...(term === '' ? [] : [searchTag]))
      return { products, did_you_mean: didYouMean, missing_words: missingWords }
    },

    async suggestions({ query }, call) {
      const { db } = call
      const { ids, category, prices, ...said } = await suggest(db, query.search_term)
      const { minPrice = 0, maxPrice = Number.MAX_SAFE_INTEGER } = prices
      const cards = (await cardsByIds(db, ids)).filter(
        ({ amount }) => toKobo(amount) >= minPrice && toKobo(amount) <= maxPrice,
      )
      call.cacheTags(...listTags(cards), 'categories', searchTag)
      const suggestions = cards.map(({ images, ...card }) => ({
        id: card.id,
        p_slug: card.p_slug,
        name: card.name,
        image_url: images[0]?.image_url ?? null,
        amount: card.amount,
        highest_amount: card.highest_amount,
        in_stock: card.in_stock,
        is_fixed: card.is_fixed,
      }))
      const named = category === null ? null : await visibleCategory(db, category)
      return {
        data: {
          suggestions,
          category: named,
          did_you_mean: said.didYouMean,
          missing_words: said.missingWords,
        },
      }
    },

    async requestProduct({ body }, call) {
      await requestProduct(deps, {
        term: body.search_term,
        accountId: call.customer?.id ?? null,
        phone: body.phone_number || null,
      })
      return {}
    },
  }
}
