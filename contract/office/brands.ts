import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Id, IdInput, line, orNull, wholeNumber } from '../field.ts'
import { keyed, PageKey } from './answers.ts'
import { PictureHash } from './pictures.ts'

const Brand = z.object({
  id: Id,
  version: z.int32(),
  name: z.string(),
  slug: z.string(),
  picture_hash: PictureHash,
  /** Among the best brands of the home page, from 1; null: it is none. */
  best_rank: z.number().int().nullable(),
})
export type Brand = z.infer<typeof Brand>

const Facts = z.object({
  name: line(80).min(1, 'Give it a name'),
  slug: line(80),
  picture_hash: PictureHash,
  best_rank: orNull(wholeNumber(1_000)),
})
const brandId = z.object({ id: IdInput })
const read = { staff: 'products.read' } as const
const edit = { staff: 'categories.edit' } as const
const one = z.object({ data: Brand })

export const brands = {
  brands: officeEndpoint({
    method: 'GET',
    path: '/office/brands',
    access: read,
    summary: 'Brands by name',
    query: z.object({ search: line(80).optional(), after: PageKey }),
    answer: z.object({ data: keyed(Brand) }),
  }),
  brand: officeEndpoint({
    method: 'GET',
    path: '/office/brands/{id}',
    access: read,
    summary: 'One brand',
    params: brandId,
    answer: one,
    errors: ['not_found'],
  }),
  createBrand: officeEndpoint({
    method: 'POST',
    path: '/office/brands',
    access: edit,
    keyed: true,
    summary: 'Add a brand; without an address it gets one from its name',
    body: Facts,
    answer: one,
  }),
  editBrand: officeEndpoint({
    method: 'PATCH',
    path: '/office/brands/{id}',
    access: edit,
    summary: 'Change a brand',
    params: brandId,
    body: Facts.extend({ version: z.int32() }),
    answer: one,
    errors: ['not_found', 'edited_meanwhile'],
  }),
  deleteBrand: officeEndpoint({
    method: 'DELETE',
    path: '/office/brands/{id}',
    access: edit,
    summary: 'Delete a brand without products',
    params: brandId,
    query: z.object({ version: wholeNumber(2_147_483_647) }),
    answer: z.object({}),
    errors: ['not_found', 'conflict', 'edited_meanwhile'],
  }),
} as const
