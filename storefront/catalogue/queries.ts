import { queryOptions } from '@tanstack/react-query'
import type { ProductCard } from '#contract/catalogue.ts'
import type { Api } from '#contract/client.ts'
import { staticHtml } from '../hydration.ts'
import { type Filters, withoutSearch } from './filters.ts'

/** Categories, brands and ranges change rarely: ten minutes, in ms. */
const rarely = 10 * 60_000

export const navCategories = (api: Api) =>
  queryOptions({
    queryKey: ['nav-categories'],
    meta: { kept: ['categories'] },
    queryFn: async () => (await api('GET /categories/nav-sub-categories')).categories_sub,
    staleTime: rarely,
  })

/** The same for the frame's menus, which only the server writes. */
export const staticCategories = (api: Api) =>
  queryOptions({ ...navCategories(api), queryKey: [staticHtml, 'nav-categories'] })

export const popularCategories = (api: Api) =>
  queryOptions({
    queryKey: ['popular-categories'],
    meta: { kept: ['popularCategories'] },
    queryFn: async () => (await api('GET /categories/popular')).data.categories,
    staleTime: rarely,
  })

export const bestBrands = (api: Api) =>
  queryOptions({
    queryKey: ['best-brands'],
    meta: { kept: ['bestBrands'] },
    queryFn: async () => (await api('GET /brands/best')).data.brands,
    staleTime: rarely,
  })

export const homeLists = {
  bestDeals: (api: Api) =>
    queryOptions({
      queryKey: ['home', 'best-deals'],
      meta: { kept: ['bestDeal'] },
      queryFn: async () => homeRow((await api('GET /products/best-deals')).data.products),
    }),
  latest: (api: Api) =>
    queryOptions({
      queryKey: ['home', 'latest'],
      meta: { kept: ['latestProduct'] },
      queryFn: async () => homeRow((await api('GET /products/latest-products')).data.products),
    }),
  phones: (api: Api) =>
    queryOptions({
      queryKey: ['home', 'phones'],
      meta: { kept: ['phones'] },
      queryFn: async () => homeRow((await api('GET /products/phones')).data.products),
    }),
  mostRated: (api: Api) =>
    queryOptions({
      queryKey: ['home', 'most-rated'],
      meta: { kept: ['mostRatedProduct'] },
      queryFn: async () => homeRow((await api('GET /products-most-rated')).data.products),
    }),
} as const

/**
 * One page of products. A search over the whole mall asks the search call, which also offers the
 * nearest spelling; everything else asks the listing.
 */
export const listing = (api: Api, filters: Filters) =>
  queryOptions({
    queryKey: ['listing', filters],
    queryFn: async () => {
      const { category, search, brands, key, ...narrowing } = filters
      if (search && category === undefined) {
        const { products, did_you_mean } = await api('GET /search-and-filter-products', {
          query: { search_term: search, brands: list(brands), sorting_key: key, ...narrowing },
        })
        return { ...products, data: forCards(products.data), did_you_mean }
      }
      const { data } = await api('GET /products/all/category/{categoryId}', {
        params: { categoryId: category === undefined ? 'null' : String(category) },
        query: { key, brand: list(brands), search_term: search || undefined, ...narrowing },
      })
      return { ...data.products, data: forCards(data.products.data), did_you_mean: null }
    },
  })

/** How many products each further choice would leave; the page and the order do not matter to it. */
export const facets = (api: Api, filters: Filters) => {
  const { category, search, brands, key: _, page: __, ...narrowing } = filters
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

/** The ends of the price slider, naira. */
export const priceRange = (api: Api, { category, search, brands }: Filters) =>
  queryOptions({
    queryKey: ['price-range', { category, search, brands }],
    queryFn: async () => {
      const { min_amount, max_amount } = await api('GET /products/filter/amount/ranges', {
        query: {
          categoryId: category?.toString(),
          brand: list(brands),
          search_term: search || undefined,
        },
      })
      return { min: min_amount, max: max_amount }
    },
    staleTime: rarely,
  })

/** What sells best: offered where a search found nothing. */
export const popular = (api: Api) => listing(api, withoutSearch('popular'))

export const product = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['product', slug],
    queryFn: async () =>
      (await api('GET /products/details/{id}', { params: { id: slug } })).data.product,
  })

/** One page of a product's reviews, newest first: of so many stars, or (null) all of them. */
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

export const similar = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['similar', slug],
    queryFn: async () =>
      forCards((await api('GET /products/similar/{id}', { params: { id: slug } })).data.products),
  })

export const likeable = (api: Api) =>
  queryOptions({
    queryKey: ['likeable'],
    queryFn: async () => forCards((await api('GET /likeable-products')).data.likeable_products),
  })

/** The combination that all chosen values make; null where the maker does not offer it. Never old. */
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

function list(ids: number[]): string | undefined {
  return ids.length > 0 ? ids.join(',') : undefined
}

/** A card shows three pictures at most; the others would only make every page heavier. */
function forCards(products: ProductCard[]): ProductCard[] {
  return products.map((product) => ({ ...product, images: product.images.slice(0, 3) }))
}

/** Ten are enough to scroll through; each more costs every visitor's first page. */
function homeRow(products: ProductCard[]): ProductCard[] {
  return forCards(products.slice(0, 10))
}
