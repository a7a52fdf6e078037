import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Flag, Id, PageMeta, PageNumber, wholeNumber } from '../field.ts'
import { Naira } from '../money.ts'
import { IdList, ProductKey } from './catalogue.ts'
import { FacetCount, FactFacet, FactList } from './facts.ts'
import { ProductCard } from './product.ts'

export const sortKeys = ['all', 'popular', 'newest', 'highest-price', 'lowest-price'] as const

/** A number typed into an address; empty means that the filter is off. */
const OptionalAmount = z
  .string()
  .regex(/^(\d{1,12}(\.\d{1,2})?)?$/, 'an amount in naira')
  .transform((text) => (text === '' ? undefined : Number(text)))
  .or(z.number().nonnegative().max(1e12))
  .optional()

const Discount = z
  .enum(['', '10', '20', '30', '40'])
  .transform((text) => (text === '' ? undefined : Number(text)))
  .or(z.literal([10, 20, 30, 40]))
  .optional()

export const SearchTerm = z.string().max(200)

const OptionalId = z
  .string()
  .regex(/^(null|\d{0,9})$/, 'an id')
  .transform((text) => (text === '' || text === 'null' ? undefined : Number(text)))
  .optional()

/** Filters of listing and search: the values of one filter are ORed, different filters ANDed. */
export const filters = {
  discount: Discount,
  min_price: OptionalAmount,
  max_price: OptionalAmount,
  /** Stars, at least this many. */
  rating: wholeNumber(5).optional(),
  /** 1: only what can be bought now. */
  in_stock: z.enum(['', '0', '1']).optional(),
  /** Own addition: what the products are. */
  facts: FactList.optional(),
  page: PageNumber,
}

/** One page of a listing. `last_page` and `total` are repeated outside `meta`, by specification. */
export const ProductPage = z.object({
  data: z.array(ProductCard),
  meta: PageMeta,
  last_page: z.number().int(),
  total: z.number().int(),
  /** False where counting stopped early: there are at least `total`. */
  total_is_exact: z.boolean(),
})
export type ProductPage = z.infer<typeof ProductPage>

/** Own addition: what is said above the products of a search. */
export const asUnderstood = {
  /** The corrected spelling, where the words as typed find nothing. */
  did_you_mean: z.string().nullable(),
  /** Where no product has all the words, those that the first one lacks: 'a16' where A17 is the nearest. */
  missing_words: z.array(z.string()),
}

const products = z.object({ products: z.array(ProductCard) })
const shared = { method: 'GET', access: 'public', shared: true, mayLag: true } as const

function homeList<P extends `/${string}`>(path: P, summary: string) {
  return endpoint({ ...shared, path, summary, answer: z.object({ data: products }) })
}

const PriceRange = z.object({ min_amount: Naira, max_amount: Naira })

/** Own addition: how many products each filter choice would leave. */
const Facets = z.object({
  brands: z.array(FacetCount.extend({ id: Id, name: z.string() })),
  discounts: z.array(FacetCount.extend({ at_least: z.number().int() })),
  ratings: z.array(FacetCount.extend({ at_least: z.number().int() })),
  in_stock: FacetCount,
  facts: z.array(FactFacet),
  /** All prices, discounts and ratings that are chosen. */
  prices: PriceRange,
})

/** Own addition: a page of words lists and counts the same matches. */
const withFacets = { with_facets: z.enum(['', '0', '1']).optional() }

/** How shoppers find products: lists, what filters leave of them, and words. */
export const discovery = {
  listing: endpoint({
    ...shared,
    path: '/products/all/category/{categoryId}',
    summary: 'Products of a category (or `null` for all), filtered, sorted, 20 to a page',
    params: z.object({ categoryId: z.string().regex(/^(null|\d{1,9})$/, 'an id, or null') }),
    query: z.object({
      key: z.enum(sortKeys).default('all'),
      brand: IdList.optional(),
      search_term: SearchTerm.optional(),
      ...filters,
      ...withFacets,
      /** A product's page asks for its accessories: what fits it, and nothing that does not. */
      accessories_for: ProductKey.optional(),
    }),
    answer: z.object({
      data: z.object({ products: ProductPage, ...asUnderstood, facets: Facets.optional() }),
    }),
    errors: ['not_found'],
  }),
  facets: endpoint({
    ...shared,
    path: '/products/filter/facets',
    summary:
      'How many products each filter choice would leave (bounded counts), and the ends of the prices',
    query: z.object({
      categoryId: OptionalId,
      brand: IdList.optional(),
      search_term: SearchTerm.optional(),
      ...filters,
    }),
    answer: z.object({ data: Facets }),
  }),
  priceRange: endpoint({
    ...shared,
    path: '/products/filter/amount/ranges',
    summary: 'The lowest and the highest price of the listing',
    query: z.object({
      categoryId: OptionalId,
      brand: IdList.optional(),
      search_term: SearchTerm.optional(),
    }),
    answer: PriceRange,
  }),
  searchAndFilter: endpoint({
    method: 'GET',
    path: '/search-and-filter-products',
    access: 'public',
    shared: true,
    mayLag: true,
    summary: 'Search with spelling correction; the same filters, sorts and pages as the listing',
    query: z.object({
      search_term: SearchTerm.default(''),
      brands: IdList.optional(),
      sorting_key: z.enum(sortKeys).default('all'),
      ...filters,
      ...withFacets,
    }),
    answer: z.object({
      products: ProductPage,
      ...asUnderstood,
      facets: Facets.optional(),
    }),
  }),
  suggestions: endpoint({
    method: 'GET',
    path: '/search-suggestions',
    access: 'public',
    shared: true,
    mayLag: true,
    summary: 'Product suggestions for a half-typed search',
    query: z.object({ search_term: SearchTerm }),
    answer: z.object({
      data: z.object({
        suggestions: z.array(
          z.object({
            id: z.number().int(),
            p_slug: z.string(),
            name: z.string(),
            image_url: z.string().nullable(),
            /** As on its card: the lowest of its combinations in stock, where any is. */
            amount: Naira,
            /** The highest of the same; null: there is one price. */
            highest_amount: Naira.nullable(),
            in_stock: z.boolean(),
            is_fixed: Flag,
          }),
        ),
        /** The sub-category that most of them are in, to search there alone; null: in several. */
        category: z.object({ id: Id, name: z.string() }).nullable(),
        ...asUnderstood,
      }),
    }),
  }),
  similar: endpoint({
    ...shared,
    path: '/products/similar/{id}',
    summary: 'Products like this one',
    params: z.object({ id: ProductKey }),
    answer: z.object({ data: products }),
    errors: ['not_found'],
  }),
  likeable: endpoint({
    ...shared,
    path: '/likeable-products',
    summary: 'Gadgets you may also like',
    answer: z.object({ data: z.object({ likeable_products: z.array(ProductCard) }) }),
  }),
  phones: homeList('/products/phones', 'Smart phones'),
  bestDeals: homeList('/products/best-deals', "Today's best deals"),
  latest: homeList('/products/latest-products', 'Latest products'),
  mostRated: homeList('/products-most-rated', 'Most rated products'),
} as const
