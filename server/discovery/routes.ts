import { toKobo } from '#contract/money.ts'
import type { discovery } from '#contract/shop/discovery.ts'
import type { ProductCard } from '#contract/shop/product.ts'
import {
  cardsByIds,
  categoryExists,
  findProductId,
  visibleCategory,
} from '#server/catalogue/catalogue.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Db } from '#server/platform/database/query.ts'
import {
  type Call,
  type Handlers,
  type LaggingCall,
  refuse,
} from '#server/platform/http/handler.ts'
import { pageAddresses } from '#server/platform/http/paging.ts'
import type { Logger } from '#server/platform/log.ts'
import { accessoriesOf } from './accessories.ts'
import { failureRecorder } from './failures.ts'
import { find, findPrices } from './find.ts'
import { filtersOf } from './listing/filters.ts'
import { listTags, onePage, pageOf } from './product-page.ts'
import { bestDeals, latest, likeable, mostRated, phones, similar } from './strips.ts'
import { suggest } from './words/suggest.ts'

export interface DiscoveryDeps {
  database: Database
  clock: Clock
  log: Logger
  /** Products bought together with a product, by how many customers did so. */
  boughtTogether(db: Db, productId: number): Promise<number[]>
}

/** The cache tag of what words find: it changes with synonyms and pins. */
const wordsTag = 'search'

export function discoveryHandlers(deps: DiscoveryDeps): Handlers<typeof discovery> {
  const { database, clock, log } = deps
  const recordFailure = failureRecorder(database, clock, (error) =>
    log.warn({ err: error }, 'a search without matches was not recorded'),
  )

  return {
    async listing({ params: { categoryId }, query }, call) {
      const { accessories_for, key: sort, page, min_price: min, max_price: max } = query
      if (accessories_for) return accessories(deps, { accessories_for, page }, call)
      const scope = categoryId === 'null' ? 0 : Number(categoryId)
      const words = wordsOf(query)
      const filters = filtersOf(query, { scope, brands: query.brand })
      const found = await find(call.db, {
        words,
        filters,
        page: { sort, page },
        ...facetsOf(query),
      })
      const path = `/api/v1/products/all/category/${categoryId}`
      const products = pageOf(found.list, query, pageAddresses(path, query))
      if (products.total === 0) await requireScope(call.db, scope)
      call.cacheTags(...listTags(products.data), 'categories', ...tagsOf(words, query))
      // The slider sends any price: few such lists are requested twice.
      if (min !== undefined || max !== undefined) call.cacheOnSecondUse()
      return { data: { products, ...saidOf(found.spelling), ...countedIn(found) } }
    },

    async searchAndFilter({ query }, call) {
      const words = wordsOf(query)
      const { sorting_key: sort, page, brands = [] } = query
      const filters = filtersOf(query, { brands })
      const found = await find(call.db, {
        words,
        filters,
        page: { sort, page },
        ...facetsOf(query),
      })
      if (found.spelling.isMissing && brands.length === 0) recordFailure(words)
      const path = '/api/v1/search-and-filter-products'
      const products = pageOf(found.list, query, pageAddresses(path, query))
      call.cacheTags(...listTags(products.data), ...tagsOf(words, query))
      return { products, ...saidOf(found.spelling), ...countedIn(found) }
    },

    async facets({ query }, call) {
      const words = wordsOf(query)
      const filters = filtersOf(query, { scope: query.categoryId, brands: query.brand })
      const { facets } = await find(call.db, { words, filters, facets: true })
      call.cacheTags('listing', 'brands', ...tagsOf(words))
      return { data: facets }
    },

    async priceRange({ query }, call) {
      const words = wordsOf(query)
      const filters = filtersOf({}, { scope: query.categoryId, brands: query.brand })
      call.cacheTags('listing', ...tagsOf(words))
      return findPrices(call.db, { words, filters })
    },

    async suggestions({ query }, call) {
      const { db } = call
      const { ids, category, prices, ...said } = await suggest(db, query.search_term)
      const { minPrice = 0, maxPrice = Number.MAX_SAFE_INTEGER } = prices
      const cards = (await cardsByIds(db, ids)).filter(
        ({ amount }) => toKobo(amount) >= minPrice && toKobo(amount) <= maxPrice,
      )
      call.cacheTags(...listTags(cards), 'categories', wordsTag)
      const named = category === null ? null : await visibleCategory(db, category)
      return { data: { suggestions: cards.map(suggestionOf), category: named, ...saidOf(said) } }
    },
    ...strips,
  }
}

/** The short lists of the home, product and cart pages. */
const strips: Pick<
  Handlers<typeof discovery>,
  'similar' | 'phones' | 'likeable' | 'bestDeals' | 'latest' | 'mostRated'
> = {
  async similar({ params }, call) {
    const id = await findProductId(call.db, params.id)
    call.cacheTags(`product:${id}`)
    return strip(await similar(call.db, id), call)
  },
  async phones(_, call) {
    call.cacheTags('categories')
    return strip(await phones(call.db), call)
  },
  async likeable(_, call) {
    call.cacheTags('categories')
    const { products } = strip(await likeable(call.db), call).data
    return { data: { likeable_products: products } }
  },
  bestDeals: async (_, call) => strip(await bestDeals(call.db), call),
  latest: async (_, call) => strip(await latest(call.db), call),
  mostRated: async (_, call) => strip(await mostRated(call.db), call),
}

function wordsOf({ search_term: words = '' }: { search_term?: string }): string {
  return words.trim()
}

/** Facets name brands. */
function tagsOf(words: string, query: ListedQuery = {}): string[] {
  const { facets } = facetsOf(query)
  return [...(words === '' ? [] : [wordsTag]), ...(facets ? ['brands'] : [])]
}

interface ListedQuery {
  with_facets?: string
}

function facetsOf({ with_facets }: ListedQuery): { facets: boolean } {
  return { facets: with_facets === '1' }
}

function countedIn<F>({ facets }: { facets: F | null }): { facets?: F } {
  return facets ? { facets } : {}
}

function saidOf(spelling: { didYouMean: string | null; missingWords: string[] }) {
  return { did_you_mean: spelling.didYouMean, missing_words: spelling.missingWords }
}

function suggestionOf({ images, ...card }: ProductCard) {
  return {
    id: card.id,
    p_slug: card.p_slug,
    name: card.name,
    image_url: images[0]?.image_url ?? null,
    amount: card.amount,
    highest_amount: card.highest_amount,
    in_stock: card.in_stock,
    is_fixed: card.is_fixed,
  }
}

/** As one page, whatever else the query narrows. */
async function accessories(
  { boughtTogether }: DiscoveryDeps,
  { accessories_for, page }: { accessories_for: string; page: number },
  call: LaggingCall,
) {
  const { db } = call
  const id = await findProductId(db, accessories_for)
  const cards = await accessoriesOf(db, id, await boughtTogether(db, id))
  call.cacheTags(`product:${id}`, 'categories', ...listTags(cards))
  const address = pageAddresses('/api/v1/products/all/category/null', { accessories_for })
  const listed = page === 1 ? cards : []
  const products = onePage(listed, { page, total: cards.length }, address)
  return { data: { products, did_you_mean: null, missing_words: [] } }
}

function strip(products: ProductCard[], call: Call) {
  call.cacheTags(...listTags(products))
  return { data: { products } }
}

/** An unknown category is `not_found`, not an empty list. */
async function requireScope(db: Db, scope: number): Promise<void> {
  if (scope === 0 || (await categoryExists(db, scope))) return
  refuse('not_found', { message: 'We could not find this category.' })
}
