import type { search } from '#contract/shop/search.ts'
import {
  cardsByIds,
  filtersOf,
  type ListingQuery,
  listTags,
  productPage,
} from '#server/catalogue/catalogue.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { pageAddresses } from '#server/platform/http/paging.ts'
import type { Logger } from '#server/platform/log.ts'
import { failureRecorder } from './failures.ts'
import { search as searchProducts, suggest } from './matches.ts'

export interface SearchDeps {
  database: Database
  clock: Clock
  log: Logger
}

const path = '/api/v1/search-and-filter-products'

export function searchHandlers({ database, clock, log }: SearchDeps): Handlers<typeof search> {
  const recordFailure = failureRecorder(database, clock, (error) =>
    log.warn({ err: error }, 'a search without matches was not recorded'),
  )

  return {
    async searchAndFilter({ query }, call) {
      const listing: ListingQuery = {
        scope: 0,
        brands: query.brands ?? [],
        ...filtersOf(query),
        sort: query.sorting_key,
        page: query.page,
      }
      const term = query.search_term.trim()
      const matches = term === '' ? undefined : await searchProducts(database, term, listing)
      if (matches?.isMissing && listing.brands.length === 0) recordFailure(term)

      const addresses = pageAddresses(path, query)
      const products = await productPage(database, { ...listing, among: matches }, addresses)
      call.cacheTags(...listTags(products.data))
      return { products, did_you_mean: matches?.didYouMean ?? null }
    },

    async suggestions({ query }, call) {
      const cards = await cardsByIds(database, await suggest(database, query.search_term))
      call.cacheTags(...listTags(cards))
      const suggestions = cards.map(({ id, p_slug, name, images }) => ({
        id,
        p_slug,
        name,
        image_url: images[0]?.image_url ?? null,
      }))
      return { data: { suggestions } }
    },
  }
}
