import type { catalogue } from '#contract/shop/catalogue.ts'
import type { ProductCard, ProductDetails, ProductReview } from '#contract/shop/product.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Reader } from '#server/platform/database/database.ts'
import type { Db } from '#server/platform/database/query.ts'
import { pipelined } from '#server/platform/database/transaction.ts'
import {
  type Call,
  type Handlers,
  type LaggingCall,
  refuse,
} from '#server/platform/http/handler.ts'
import { pageAddresses } from '#server/platform/http/paging.ts'
import { accessoriesOf } from './accessories.ts'
import { listBrands } from './brands.ts'
import { categoryExists, categoryTree, popularCategories } from './categories.ts'
import { countFacets, type Facets } from './listing/facets.ts'
import { countChosenKinds, factGroups } from './listing/fact-counts.ts'
import { type Filters, filtersOf } from './listing/filters.ts'
import { type ListingResult, listProducts, listWithFacts } from './listing/listing.ts'
import {
  type ListingQuery,
  type MatchedProducts,
  type Narrowing,
  narrowedTo,
  type SearchNarrowing,
} from './listing/listing-query.ts'
import { priceRange } from './listing/price-range.ts'
import { findDetails } from './product/details.ts'
import { findProductId } from './product/product-key.ts'
import { stockTags } from './product/stock.ts'
import { findCombination } from './product/variation.ts'
import { listTags, onePage, pageOf, searchTag } from './product-page.ts'
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
  search(db: Db, term: string, within: SearchNarrowing): Promise<MatchedProducts>
  /** A page of what the words find, and what is said above it. */
  listSearch(db: Reader, term: string, query: SearchQuery): Promise<SearchedList>
  /** The facets of what the words find: matched among all brands, and counted with those that are chosen. */
  countSearch(db: Reader, term: string, within: SearchNarrowing): Promise<Facets>
}

interface SearchQuery extends ListingQuery {
  facts: string[]
}

interface SearchedList {
  list: ListingResult
  didYouMean: string | null
  missingWords: string[]
}

export function catalogueHandlers(deps: CatalogueDeps): Handlers<typeof catalogue> {
  const { database } = deps

  return {
    async categories(_, call) {
      call.cacheTags('categories')
      return { data: { category: await categoryTree(call.db, { visibleOnly: false }) } }
    },
    async navSubCategories(_, call) {
      call.cacheTags('categories')
      return { categories_sub: await categoryTree(call.db, { visibleOnly: true }) }
    },
    async popularCategories(_, call) {
      call.cacheTags('categories')
      return { data: { categories: await popularCategories(call.db) } }
    },
    async brands(_, call) {
      call.cacheTags('brands')
      return { data: { brands: await listBrands(call.db, 'all') } }
    },
    async bestBrands(_, call) {
      call.cacheTags('brands')
      return { data: { brands: await listBrands(call.db, 'best') } }
    },

    async listing({ params, query }, call) {
      const { accessories_for, page: number } = query
      if (accessories_for) return accessories(deps, { accessories_for, page: number }, call)
      const scope = params.categoryId === 'null' ? 0 : Number(params.categoryId)
      const path = `/api/v1/products/all/category/${params.categoryId}`
      const { list, didYouMean, missingWords } = await listOf(deps, call.db, {
        ...query,
        categoryId: scope,
      })
      const page = pageOf(list, query, pageAddresses(path, query))
      if (page.total === 0) await requireScope(call.db, scope)
      tagList(call, query, page.data)
      const said = { did_you_mean: didYouMean, missing_words: missingWords }
      return { data: { products: page, ...said } }
    },
    async facets({ query }, call) {
      call.cacheTags('listing', 'brands', ...tagsOfWords(query))
      return { data: await facetsOf(deps, call.db, query) }
    },
    async priceRange({ query }, call) {
      const range = await priceRange(call.db, await narrowingOf(deps, call.db, query))
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
}

/** Words are searched for as the search call does. A list by facts alone is soon read where its category and brands are small. */
async function listOf(
  deps: CatalogueDeps,
  db: Reader,
  query: ListQuery & { key: ListingQuery['sort']; page: number },
): Promise<SearchedList> {
  const { key: sort, page, facts = [], search_term: term = '' } = query
  const listing = { ...narrowingBy(query), sort, page }
  if (hasWords(query)) return deps.listSearch(db, term.trim(), { ...listing, facts })
  const soon = facts.length > 0 ? await listWithFacts(db, listing, facts) : null
  const list =
    soon ?? (await listProducts(db, { ...(await narrowingOf(deps, db, query)), sort, page }))
  return { list, didYouMean: null, missingWords: [] }
}

async function facetsOf(deps: CatalogueDeps, db: Reader, query: ListQuery) {
  const { facts = [] } = query
  const narrowedBy = (facts: string[]) => narrowingOf(deps, db, { ...query, facts })
  const [counted, chosen] = await Promise.all([
    allFacets(deps, db, query),
    countChosenKinds(db, { facts, narrowedBy }),
  ])
  return { ...counted, facts: factGroups(counted.facts, chosen) }
}

/** Matched among all brands, so that those not ticked are counted too. */
async function allFacets(deps: CatalogueDeps, db: Reader, query: ListQuery): Promise<Facets> {
  const { brand: brands = [], search_term: term = '', key: sort, facts = [] } = query
  if (hasWords(query)) {
    return deps.countSearch(db, term.trim(), { ...narrowingBy(query), sort, facts })
  }
  return countFacets(db, { ...(await narrowingOf(deps, db, { ...query, brand: [] })), brands })
}

async function details(
  deps: CatalogueDeps,
  key: string,
  call: LaggingCall,
): Promise<ProductDetails> {
  const read = await call.db.onOneConnection(async (db) => {
    const product = await findDetails(db, key)
    return { ...product, ...(await reviewsOf(deps, db, product)) }
  })
  call.cacheTags(`product:${read.id}`, ...stockTags([read.id]))
  if (call.customer) await viewed(deps, call.customer.id, read.id)
  return read
}

/** Both statements go out at once; of a product that nobody has rated, none does. */
async function reviewsOf(
  { newestReviews, verifiedReviews }: CatalogueDeps,
  db: Db,
  { id, rating_count }: { id: number; rating_count: number },
): Promise<Pick<ProductDetails, 'product_orders' | 'verified_count'>> {
  if (rating_count === 0) return { verified_count: 0, product_orders: [] }
  const [product_orders, verified_count] = await pipelined(
    newestReviews(db, id),
    verifiedReviews(db, id),
  )
  return { verified_count, product_orders }
}

/** As one page, whatever else the query narrows. */
async function accessories(
  { boughtTogether }: CatalogueDeps,
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
  { search }: CatalogueDeps,
  db: Db,
  query: ListQuery,
): Promise<Narrowing> {
  const { search_term: term = '', key: sort, facts = [] } = query
  const narrowing = narrowingBy(query)
  if (!hasWords(query) && facts.length === 0) return narrowing
  const among = await search(db, term.trim(), { ...narrowing, sort, facts })
  return narrowedTo(narrowing, among)
}

/** Without words and facts. */
function narrowingBy(query: ListQuery): Narrowing {
  const { categoryId: scope = 0, brand: brands = [] } = query
  return { scope, brands, ...filtersOf(query) }
}

function hasWords({ search_term: term = '' }: ListQuery): boolean {
  return term.trim() !== ''
}

function tagsOfWords(query: ListQuery): string[] {
  return hasWords(query) ? [searchTag] : []
}

function tagList(call: Call, query: ListQuery, cards: ProductCard[]) {
  const { min_price: min, max_price: max } = query
  call.cacheTags(...listTags(cards), 'categories', ...tagsOfWords(query))
  // The slider sends any price: few such lists are requested twice.
  if (min !== undefined || max !== undefined) call.cacheOnSecondUse()
}

/** An unknown category is `not_found`, not an empty list. */
async function requireScope(db: Db, scope: number): Promise<void> {
  if (scope === 0 || (await categoryExists(db, scope))) return
  refuse('not_found', { message: 'We could not find this category.' })
}
