import type { catalogue } from '#contract/shop/catalogue.ts'
import type { ProductCard, ProductDetails, ProductReview } from '#contract/shop/product.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Db } from '#server/platform/database/query.ts'
import { type Call, type Handlers, refuse } from '#server/platform/http/handler.ts'
import { pageAddresses } from '#server/platform/http/paging.ts'
import { accessoriesOf } from './accessories.ts'
import { listBrands } from './brands.ts'
import { categoryExists, categoryTree, popularCategories } from './categories.ts'
import { countFacets } from './listing/facets.ts'
import { countFacts } from './listing/fact-counts.ts'
import { type Filters, filtersOf } from './listing/filters.ts'
import {
  type ListingQuery,
  type MatchedProducts,
  type Narrowing,
  narrowedTo,
} from './listing/listing-query.ts'
import { priceRange } from './listing/price-range.ts'
import { findDetails } from './product/details.ts'
import { findProductId } from './product/product-key.ts'
import { stockTags } from './product/stock.ts'
import { findCombination } from './product/variation.ts'
import { listTags, onePage, productPage, searchTag } from './product-page.ts'
import { bestDeals, latest, likeable, mostRated, phones, similar } from './strips.ts'

export interface CatalogueDeps {
  database: Database
  clock: Clock
  /** Products bought together with a product, by how many customers did so. */
  boughtTogether(db: Db, productId: number): Promise<number[]>
  /** A product's reviews, newest first. */
  newestReviews(db: Db, productId: number): Promise<ProductReview[]>
  /** How many of its reviews are of customers who bought it here. */
  verifiedReviews(db: Db, productId: number): Promise<number>
  /** Called when a signed-in customer views a product. */
  recordView(db: Db, view: { accountId: number; productId: number; at: Date }): Promise<void>
  /** The matches of a search term, to be listed with these filters. */
  search(
    db: Db,
    term: string,
    within: Narrowing & Partial<Pick<ListingQuery, 'sort'>> & { facts: string[] },
  ): Promise<MatchedProducts>
}

export function catalogueHandlers(deps: CatalogueDeps): Handlers<typeof catalogue> {
  const { database } = deps

  return {
    async categories(_, call) {
      call.cacheTags('categories')
      return { data: { category: await categoryTree(database, { visibleOnly: false }) } }
    },
    async navSubCategories(_, call) {
      call.cacheTags('categories')
      return { categories_sub: await categoryTree(database, { visibleOnly: true }) }
    },
    async popularCategories(_, call) {
      call.cacheTags('categories')
      return { data: { categories: await popularCategories(database) } }
    },
    async brands(_, call) {
      call.cacheTags('brands')
      return { data: { brands: await listBrands(database, 'all') } }
    },
    async bestBrands(_, call) {
      call.cacheTags('brands')
      return { data: { brands: await listBrands(database, 'best') } }
    },

    async listing({ params, query }, call) {
      const { accessories_for, page: number } = query
      if (accessories_for) return accessories(deps, { accessories_for, page: number }, call)
      const scope = params.categoryId === 'null' ? 0 : Number(params.categoryId)
      const narrowing = await narrowingOf(deps, { ...query, categoryId: scope })
      const path = `/api/v1/products/all/category/${params.categoryId}`
      const page = await productPage(
        database,
        { ...narrowing, sort: query.key, page: query.page },
        pageAddresses(path, query),
      )
      if (page.total === 0) await requireScope(database, scope)
      tagList(call, query, page.data)
      return { data: { products: page } }
    },
    async facets({ query }, call) {
      call.cacheTags('listing', 'brands', ...tagsOfWords(query))
      return { data: await facetsOf(deps, query) }
    },
    async priceRange({ query }, call) {
      const range = await priceRange(database, await narrowingOf(deps, query))
      call.cacheTags('listing', ...tagsOfWords(query))
      return range
    },

    details: async ({ params }, call) => ({
      data: { product: await details(deps, params.id, call) },
    }),
    async variationDetails({ params, query }) {
      const id = await findProductId(database, params.id)
      return { product_variation: await findCombination(database, id, query.variation_ids) }
    },
    async similar({ params }, call) {
      const id = await findProductId(database, params.id)
      call.cacheTags(`product:${id}`)
      return strip(await similar(database, id), call)
    },
    async phones(_, call) {
      call.cacheTags('categories')
      return strip(await phones(database), call)
    },
    async likeable(_, call) {
      call.cacheTags('categories')
      const { products } = strip(await likeable(database), call).data
      return { data: { likeable_products: products } }
    },
    bestDeals: async (_, call) => strip(await bestDeals(database), call),
    latest: async (_, call) => strip(await latest(database), call),
    mostRated: async (_, call) => strip(await mostRated(database), call),
  }
}

async function facetsOf(deps: CatalogueDeps, query: ListQuery) {
  // Matched among all brands, so that those not ticked are counted too.
  const narrowing = await narrowingOf(deps, { ...query, brand: [] })
  const { brand: brands = [], facts = [], search_term: term = '' } = query
  const [facets, factCounts] = await Promise.all([
    countFacets(deps.database, { ...narrowing, brands }),
    countFacts(deps.database, {
      narrowing: { ...narrowing, brands },
      facts,
      isSearched: term.trim() !== '',
      narrowedBy: (facts) => narrowingOf(deps, { ...query, facts }),
    }),
  ])
  return { ...facets, facts: factCounts }
}

async function details(deps: CatalogueDeps, key: string, call: Call): Promise<ProductDetails> {
  const { database, newestReviews, verifiedReviews } = deps
  const product = await findDetails(database, key)
  call.cacheTags(`product:${product.id}`, ...stockTags([product.id]))
  const product_orders = await newestReviews(database, product.id)
  const isRated = product.rating_count > 0
  const verified_count = isRated ? await verifiedReviews(database, product.id) : 0
  if (call.customer) await viewed(deps, call.customer.id, product.id)
  return { ...product, verified_count, product_orders }
}

/** As one page, whatever else the query narrows. */
async function accessories(
  { database, boughtTogether }: CatalogueDeps,
  { accessories_for, page }: { accessories_for: string; page: number },
  call: Call,
) {
  const id = await findProductId(database, accessories_for)
  const cards = await accessoriesOf(database, id, await boughtTogether(database, id))
  call.cacheTags(`product:${id}`, 'categories', ...listTags(cards))
  const address = pageAddresses('/api/v1/products/all/category/null', { accessories_for })
  const listed = page === 1 ? cards : []
  return { data: { products: onePage(listed, { page, total: cards.length }, address) } }
}

function strip(products: ProductCard[], call: Call) {
  call.cacheTags(...listTags(products))
  return { data: { products } }
}

function viewed(
  { database, clock, recordView }: CatalogueDeps,
  accountId: number,
  productId: number,
) {
  return recordView(database, { accountId, productId, at: clock.now() })
}

interface ListQuery extends Filters {
  categoryId?: number
  brand?: number[]
  search_term?: string
  key?: ListingQuery['sort']
}

async function narrowingOf(
  { database, search }: CatalogueDeps,
  query: ListQuery,
): Promise<Narrowing> {
  const { categoryId: scope = 0, brand: brands = [], search_term: term = '', key: sort } = query
  const { facts = [] } = query
  const narrowing = { scope, brands, ...filtersOf(query) }
  if (term.trim() === '' && facts.length === 0) return narrowing
  const among = await search(database, term.trim(), { ...narrowing, sort, facts })
  return narrowedTo(narrowing, among)
}

function tagsOfWords({ search_term: term = '' }: ListQuery): string[] {
  return term.trim() === '' ? [] : [searchTag]
}

function tagList(call: Call, query: ListQuery, cards: ProductCard[]) {
  const { min_price: min, max_price: max } = query
  call.cacheTags(...listTags(cards), 'categories', ...tagsOfWords(query))
  // The slider sends any price: few such lists are requested twice.
  if (min !== undefined || max !== undefined) call.cacheOnSecondUse()
}

/** An unknown category is `not_found`, not an empty list. */
async function requireScope(database: Database, scope: number): Promise<void> {
  if (scope === 0 || (await categoryExists(database, scope))) return
  refuse('not_found', { message: 'We could not find this category.' })
}
