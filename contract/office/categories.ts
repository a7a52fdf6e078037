import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Id, IdInput, line, orNull, wholeNumber } from '../field.ts'
import { factKinds } from '../shop/facts.ts'
import { PictureHash } from './pictures.ts'

const Category = z.object({
  id: Id,
  version: z.int32(),
  /** Null: of the first level. */
  parent_id: Id.nullable(),
  name: z.string(),
  slug: z.string(),
  /** In the menus. */
  is_visible: z.boolean(),
  /** Among its siblings. */
  position: z.number().int(),
  /** Among the popular ones of the home page, from 1; null: it is none. */
  popular_rank: z.number().int().nullable(),
  picture_hash: PictureHash,
  /** What its own products differ in, for its filters. */
  fact_kinds: z.array(z.enum(factKinds)),
})
export type Category = z.infer<typeof Category>

const Facts = z.object({
  name: line(80).min(1, 'Give it a name'),
  slug: line(80),
  parent_id: orNull(IdInput),
  is_visible: z.boolean(),
  popular_rank: orNull(wholeNumber(1_000)),
  picture_hash: PictureHash,
  fact_kinds: z.array(z.enum(factKinds)).max(factKinds.length),
})
const categoryId = z.object({ id: IdInput })
const read = { staff: 'products.read' } as const
const edit = { staff: 'categories.edit' } as const
const one = z.object({ data: Category })

/** Two levels: categories, and their sub-categories, which have the products. */
export const categories = {
  categories: officeEndpoint({
    method: 'GET',
    path: '/office/categories',
    access: read,
    summary: 'All categories of both levels in their order, each followed by its sub-categories',
    answer: z.object({ data: z.object({ categories: z.array(Category) }) }),
  }),
  category: officeEndpoint({
    method: 'GET',
    path: '/office/categories/{id}',
    access: read,
    summary: 'One category',
    params: categoryId,
    answer: one,
    errors: ['not_found'],
  }),
  createCategory: officeEndpoint({
    method: 'POST',
    path: '/office/categories',
    access: edit,
    keyed: true,
    summary: 'Add a category behind its siblings; without an address it gets one from its name',
    body: Facts,
    answer: one,
  }),
  editCategory: officeEndpoint({
    method: 'PATCH',
    path: '/office/categories/{id}',
    access: edit,
    summary: 'Change a category',
    params: categoryId,
    body: Facts.extend({ version: z.int32() }),
    answer: one,
    errors: ['not_found', 'edited_meanwhile'],
  }),
  orderCategories: officeEndpoint({
    method: 'POST',
    path: '/office/categories/order',
    access: edit,
    summary: 'Set the order of siblings',
    /** All of one parent; null: the first level. */
    body: z.object({ parent_id: Id.nullable(), ids: z.array(Id).min(1).max(1_000) }),
    answer: z.object({}),
    errors: ['conflict'],
  }),
  deleteCategory: officeEndpoint({
    method: 'DELETE',
    path: '/office/categories/{id}',
    access: edit,
    summary: 'Delete a category without products and sub-categories',
    params: categoryId,
    query: z.object({ version: wholeNumber(2_147_483_647) }),
    answer: z.object({}),
    errors: ['not_found', 'conflict', 'edited_meanwhile'],
  }),
} as const
