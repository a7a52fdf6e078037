import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import type { Category } from '#contract/shop/catalogue.ts'
import type { ProductPage } from '#contract/shop/discovery.ts'
import type { ProductCard, ProductDetails } from '#contract/shop/product.ts'
import { staticHtml } from '../hydration/hydration.ts'
import { type Filters, withoutSearch } from './filters.ts'

/** How long categories, brands and price ranges stay fresh: ten minutes, in ms. */
const staleTime = 10 * 60_000

/** All that menus and filters show of a category. */
export interface NamedCategory {
  id: number
  name: string
  sub_category: { id: number; name: string }[]
}

export const navCategories = (api: Api) =>
  queryOptions({
    queryKey: ['nav-categories'],
    queryFn: async () =>
      (await api('GET /categories/nav-sub-categories')).categories_sub.map(onlyNamed),
    staleTime,
  })

/** The same for the layout's menus, which only the server renders: as the API has it, the same object for every page. */
export const staticCategories = (api: Api) =>
  queryOptions({
    queryKey: [staticHtml, 'nav-categories'],
    queryFn: async () => (await api('GET /categories/nav-sub-categories')).categories_sub,
    staleTime,
  })

export const popularCategories = (api: Api) =>
  queryOptions({
    queryKey: ['popular-categories'],
    meta: { cachedAs: ['popularCategories'] },
    queryFn: async () => (await api('GET /categories/popular')).data.categories,
    staleTime,
  })

/** All that a shopper may see, for the time when the menus' own call fails. */
export const categories = (api: Api) =>
  queryOptions({
    queryKey: ['categories'],
    meta: { cachedAs: ['categories'] },
    queryFn: async () =>
      (await api('GET /categories')).data.category
        .filter(({ is_visible }) => is_visible === 1)
        .map(({ sub_category, ...category }) =>
          onlyNamed({
            ...category,
            sub_category: sub_category.filter(({ is_visible }) => is_visible === 1),
          }),
        ),
    staleTime,
  })

/** All brands, for filters that could not be counted. */
export const brands = (api: Api) =>
  queryOptions({
    queryKey: ['brands'],
    meta: { cachedAs: ['brands'] },
    queryFn: async () =>
      (await api('GET /brands')).data.brands.map(({ id, name }) => ({ id, name })),
    staleTime,
  })

/** The mall's lowest and highest price, for filters that could not be counted. */
export const priceRange = (api: Api) =>
  queryOptions({
    queryKey: ['price-range'],
    meta: { cachedAs: ['minProdPrice', 'maxProdPrice'] },
    queryFn: async () => {
      const { min_amount, max_amount } = await api('GET /products/filter/amount/ranges')
      return { min_amount, max_amount }
    },
    staleTime,
  })

export const bestBrands = (api: Api) =>
  queryOptions({
    queryKey: ['best-brands'],
    meta: { cachedAs: ['bestBrands'] },
    queryFn: async () => (await api('GET /brands/best')).data.brands,
    staleTime,
  })

export const homeLists = {
  bestDeals: (api: Api) =>
    queryOptions({
      queryKey: ['home', 'best-deals'],
      meta: { cachedAs: ['bestDeal'] },
      queryFn: async () => homeRow((await api('GET /products/best-deals')).data.products),
    }),
  latest: (api: Api) =>
    queryOptions({
      queryKey: ['home', 'latest'],
      meta: { cachedAs: ['latestProduct'] },
      queryFn: async () => homeRow((await api('GET /products/latest-products')).data.products),
    }),
  phones: (api: Api) =>
    queryOptions({
      queryKey: ['home', 'phones'],
      meta: { cachedAs: ['phones'] },
      queryFn: async () => homeRow((await api('GET /products/phones')).data.products),
    }),
  mostRated: (api: Api) =>
    queryOptions({
      queryKey: ['home', 'most-rated'],
      meta: { cachedAs: ['mostRatedProduct'] },
      queryFn: async () => homeRow((await api('GET /products-most-rated')).data.products),
    }),
} as const

/** One page of products. */
export const listing = (api: Api, filters: Filters) =>
  queryOptions({
    queryKey: ['listing', filters],
    queryFn: async () => (await readListing(api, filters)).list,
  })

/**
 * The same on the server, with the facets, where words are searched for: one call matches them once. A browser has two calls,
 * each of which may fail alone.
 */
export async function listingWithFacets(api: Api, client: QueryClient, filters: Filters) {
  const read = await readListing(api, filters, '1')
  client.setQueryData(listing(api, filters).queryKey, read.list)
  client.setQueryData(facets(api, filters).queryKey, read.facets)
  return read.list
}

/** A search over the whole mall is the search call, which notes what it did not find; everything else the listing call. */
async function readListing(api: Api, filters: Filters, with_facets?: '1') {
  const { category, search, brands, key, facts, ...others } = filters
  const narrowing = { ...others, facts: factList(facts), with_facets }
  const { products, facets, ...said } =
    search && category === undefined
      ? await api('GET /search-and-filter-products', {
          query: { search_term: search, brands: list(brands), sorting_key: key, ...narrowing },
        })
      : (
          await api('GET /products/all/category/{categoryId}', {
            params: { categoryId: category === undefined ? 'null' : String(category) },
            query: { key, brand: list(brands), search_term: search || undefined, ...narrowing },
          })
        ).data
  const { did_you_mean, missing_words } = said
  return { list: { ...forListing(products), did_you_mean, missing_words }, facets }
}

/** How many products each further filter would leave, and the ends of the price slider. Page and order are not part of the key. */
export const facets = (api: Api, filters: Filters) => {
  const { category, search, brands, key: _, page: __, facts, ...others } = filters
  const narrowing = { ...others, facts: factList(facts) }
  return queryOptions({
    queryKey: ['facets', { category, search, brands, ...narrowing }],
    queryFn: async () => {
      const { data } = await api('GET /products/filter/facets', {
        query: {
          categoryId: category?.toString(),
          brand: list(brands),
          search_term: search || undefined,
          ...narrowing,
        },
      })
      return data
    },
  })
}

/** Best sellers; also suggested when a search found nothing. */
export const popular = (api: Api) => listing(api, withoutSearch('popular'))

export const product = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['product', slug],
    queryFn: async () => {
      const { data } = await api('GET /products/details/{id}', { params: { id: slug } })
      return import.meta.env.SSR ? withPreview(data.product) : data.product
    },
  })

/** Storefront specification, section 9: a product's page shows 5 reviews. */
export const previewedReviews = 5

/** A page brings the reviews that it shows; those with a number of stars are asked for. */
function withPreview(found: ProductDetails): ProductDetails {
  return { ...found, product_orders: found.product_orders.slice(0, previewedReviews) }
}

/** One page of a product's reviews, newest first, with a number of stars; null: with any. */
export const productReviews = (api: Api, product: number, stars: number | null, page: number) =>
  queryOptions({
    queryKey: ['reviews', product, stars, page],
    queryFn: async () => {
      const { data } = await api('GET /products/reviews/{id}', {
        params: { id: product },
        query: { page, ...(stars !== null && { rating: String(stars) }) },
      })
      return data.reviews
    },
  })

/** On a product's page, at most; its skeleton has as many (storefront specification, section 9). */
export const maxSimilar = 7

export const similar = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['similar', slug],
    queryFn: async () => {
      const { data } = await api('GET /products/similar/{id}', { params: { id: slug } })
      return forCards(data.products.slice(0, maxSimilar))
    },
  })

export const likeable = (api: Api) =>
  queryOptions({
    queryKey: ['likeable'],
    queryFn: async () => forCards((await api('GET /likeable-products')).data.likeable_products),
  })

/** The combination of the chosen values; null when it is not sold. Always fetched again: stock changes. */
export const combination = (api: Api, product: number, values: number[]) =>
  queryOptions({
    queryKey: ['combination', product, values],
    queryFn: async () => {
      const { product_variation } = await api('GET /products/variation/details/{id}', {
        params: { id: String(product) },
        query: { variation_ids: values.join(',') },
      })
      return product_variation[0] ?? null
    },
    staleTime: 0,
  })

function factList(facts: string[]): string | undefined {
  return facts.length > 0 ? facts.join(',') : undefined
}
/** How many of a fixed product are left now. A call that no cache answers. */
export const currentStock = (api: Api, product: number) =>
  queryOptions({
    queryKey: ['stock', product],
    queryFn: async () => {
      const { data } = await api('POST /carts/current-prices', {
        body: { lines: [{ product_id: product }] },
      })
      return data.lines[0]?.stock_count ?? 0
    },
    staleTime: 0,
  })

/** What fits a product, nine at most; empty where nothing does. */
export const accessories = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['accessories', slug],
    queryFn: async () => {
      const { data } = await api('GET /products/all/category/{categoryId}', {
        params: { categoryId: 'null' },
        query: { key: 'popular', accessories_for: slug },
      })
      return data.products.data.slice(0, 9).map(forSmallCard)
    },
  })

function list(ids: number[]): string | undefined {
  return ids.length > 0 ? ids.join(',') : undefined
}

function onlyNamed({ id, name, sub_category }: Category): NamedCategory {
  return { id, name, sub_category: sub_category.map(({ id, name }) => ({ id, name })) }
}

/** Links to other pages are made here, of the number of pages. */
function forListing({ meta: _, data, ...page }: ProductPage) {
  return { ...page, data: forCards(data) }
}

/** All that a small card shows: of the rest a product's page would have a thirtieth of its bytes. */
function forSmallCard({ id, p_slug, name, amount, images }: ProductCard) {
  return { id, p_slug, name, amount, images: images.slice(0, 1) }
}

/** A card shows three pictures at most; more would only make every page heavier. */
function forCards(products: ProductCard[]): ProductCard[] {
  return products.map((product) => ({ ...product, images: product.images.slice(0, 3) }))
}

/** Ten are enough to scroll through; each more costs every visitor's first page. */
function homeRow(products: ProductCard[]): ProductCard[] {
  return forCards(products.slice(0, 10))
}
