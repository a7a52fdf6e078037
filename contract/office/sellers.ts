import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Id, IdInput, line, wholeNumber } from '../field.ts'
import { keyed, PageKey } from './answers.ts'

const Seller = z.object({
  id: Id,
  version: z.int32(),
  name: z.string(),
  slug: z.string(),
})
export type Seller = z.infer<typeof Seller>

const Facts = z.object({ name: line(80).min(1, 'Give it a name'), slug: line(80) })
const sellerId = z.object({ id: IdInput })
const read = { staff: 'products.read' } as const
const edit = { staff: 'categories.edit' } as const
const one = z.object({ data: Seller })

export const sellers = {
  sellers: officeEndpoint({
    method: 'GET',
    path: '/office/sellers',
    access: read,
    summary: 'Sellers by name',
    query: z.object({ search: line(80).optional(), after: PageKey }),
    answer: z.object({ data: keyed(Seller) }),
  }),
  seller: officeEndpoint({
    method: 'GET',
    path: '/office/sellers/{id}',
    access: read,
    summary: 'One seller',
    params: sellerId,
    answer: one,
    errors: ['not_found'],
  }),
  createSeller: officeEndpoint({
    method: 'POST',
    path: '/office/sellers',
    access: edit,
    keyed: true,
    summary: 'Add a seller; without an address it gets one from its name',
    body: Facts,
    answer: one,
  }),
  editSeller: officeEndpoint({
    method: 'PATCH',
    path: '/office/sellers/{id}',
    access: edit,
    summary: 'Change a seller',
    params: sellerId,
    body: Facts.extend({ version: z.int32() }),
    answer: one,
    errors: ['not_found', 'edited_meanwhile'],
  }),
  deleteSeller: officeEndpoint({
    method: 'DELETE',
    path: '/office/sellers/{id}',
    access: edit,
    summary: 'Delete a seller without products',
    params: sellerId,
    query: z.object({ version: wholeNumber(2_147_483_647) }),
    answer: z.object({}),
    errors: ['not_found', 'conflict', 'edited_meanwhile'],
  }),
} as const
