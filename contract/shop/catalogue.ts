import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Flag, Id, PageMeta, PageNumber, wholeNumber } from '../field.ts'
import { Naira } from '../money.ts'
import { FacetCount, FactFacet, FactList } from './facts.ts'
import { ProductCard, ProductDetails } from './product.ts'

const SubCategory = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  is_visible: Flag,
})
export const Category = SubCategory.extend({
  icon_url: z.string(),
  sub_category: z.array(SubCategory),
})
export type Category = z.infer<typeof Category>

export const Brand = z.object({ id: Id, name: z.string(), image_url: z.string() })
export type Brand = z.infer<typeof Brand>

export const sortKeys = ['all', 'popular', 'newest', 'highest-price', 'lowest-price'] as const

/** One id or several, comma-separated; empty means no filter. */
export const IdList = z
  .string()
  .regex(/^(\d{1,9}(,\d{1,9})*)?$/, 'ids, comma-separated')
  .transform((text) => (text === '' ? [] : [...new Set(text.split(',').map(Number))]))

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

/** A product's id or its `p_slug`. */
const ProductKey = z.string().regex(/^[a-z0-9-]{1,200}$/, 'a product id or p_slug')

const OptionalId = z
  .string()
  .regex(/^(null|\d{0,9})$/, 'an id')
  .transform((text) => (text === '' || text === 'null' ? undefined : Number(text)))
  .optional()

/** A chosen combination; its `id` is what carts call `combo_id`. */
export const Combination = z.object({
  id: Id,
  in_stock: z.boolean(),
  quantity: z.number().int(),
  amount: Naira,
  previous_amount: Naira.nullable(),
})

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

export const catalogue = {
  categories: endpoint({
    ...shared,
    path: '/categories',
    summary: 'The category tree',
    answer: z.object({ data: z.object({ category: z.array(Category) }) }),
  }),
  navSubCategories: endpoint({
    ...shared,
    path: '/categories/nav-sub-categories',
    summary: 'Visible categories with their visible sub-categories',
    answer: z.object({ categories_sub: z.array(Category) }),
  }),
  details: endpoint({
    ...shared,
    path: '/products/details/{id}',
    summary: 'A product, by id or p_slug',
    access: 'optional',
    params: z.object({ id: ProductKey }),
    answer: z.object({ data: z.object({ product: ProductDetails }) }),
    errors: ['not_found'],
  }),
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
      /** A product's page asks for its accessories: what fits it, and nothing that does not. */
      accessories_for: ProductKey.optional(),
    }),
    answer: z.object({ data: z.object({ products: ProductPage, ...asUnderstood }) }),
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
    answer: z.object({
      data: z.object({
        brands: z.array(FacetCount.extend({ id: Id, name: z.string() })),
        discounts: z.array(FacetCount.extend({ at_least: z.number().int() })),
        ratings: z.array(FacetCount.extend({ at_least: z.number().int() })),
        in_stock: FacetCount,
        facts: z.array(FactFacet),
        /** Whatever prices, discounts and ratings are chosen. */
        prices: PriceRange,
      }),
    }),
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
  variationDetails: endpoint({
    method: 'GET',
    path: '/products/variation/details/{id}',
    access: 'public',
    summary: 'The combination of the chosen variation values',
    params: z.object({ id: ProductKey }),
    query: z.object({ variation_ids: IdList }),
    answer: z.object({ product_variation: z.array(Combination) }),
    errors: ['not_found'],
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
  popularCategories: endpoint({
    ...shared,
    path: '/categories/popular',
    summary: 'Popular categories',
    answer: z.object({
      data: z.object({
        categories: z.array(z.object({ category_id: Id, name: z.string(), image_url: z.string() })),
      }),
    }),
  }),
  phones: homeList('/products/phones', 'Smart phones'),
  bestDeals: homeList('/products/best-deals', "Today's best deals"),
  latest: homeList('/products/latest-products', 'Latest products'),
  mostRated: homeList('/products-most-rated', 'Most rated products'),
  brands: endpoint({
    ...shared,
    path: '/brands',
    summary: 'All brands',
    answer: z.object({ data: z.object({ brands: z.array(Brand) }) }),
  }),
  bestBrands: endpoint({
    ...shared,
    path: '/brands/best',
    summary: 'Best brands',
    answer: z.object({ data: z.object({ brands: z.array(Brand) }) }),
  }),
} as const
