import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Flag, Id, orNothing, PhoneNumber } from '../field.ts'
import { Naira } from '../money.ts'
import { asUnderstood, filters, IdList, ProductPage, SearchTerm, sortKeys } from './catalogue.ts'

export const search = {
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
    }),
    answer: z.object({
      products: ProductPage,
      ...asUnderstood,
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
  requestProduct: endpoint({
    method: 'POST',
    path: '/search-requests',
    access: 'optional',
    summary: 'Tell me when you have it: a search that found nothing, for staff who buy in',
    body: z.object({
      search_term: SearchTerm.trim().min(1, 'Write what you look for'),
      /** To be called or written to; a customer who is signed in may leave it out. */
      phone_number: orNothing(PhoneNumber),
    }),
    answer: z.object({}),
  }),
} as const
