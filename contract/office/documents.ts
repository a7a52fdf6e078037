import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { IdInput, OrderCode } from '../field.ts'
import { maxPrintedOrders } from '../limits.ts'

/** Of the orders on the documents, comma-separated. */
const Codes = z
  .string()
  .max(maxPrintedOrders * 41)
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(OrderCode).min(1).max(maxPrintedOrders, `At most ${maxPrintedOrders} orders`))

const edit = { staff: 'orders.edit' } as const

/** Documents of orders that leave the house. */
export const documents = {
  pickList: officeEndpoint({
    method: 'GET',
    path: '/office/pick-batches/{id}/list',
    access: edit,
    summary: 'The lines of a batch as PDF, by bin',
    params: z.object({ id: IdInput }),
    answer: z.object({}),
    file: 'application/pdf',
    errors: ['not_found'],
  }),
  packingSlips: officeEndpoint({
    method: 'GET',
    path: '/office/documents/slips',
    access: edit,
    contactsOf: 'order',
    summary: 'Packing slips of orders, each on pages of its own, with or without prices',
    query: z.object({ codes: Codes, prices: z.enum(['yes', 'no']).default('no') }),
    answer: z.object({}),
    file: 'application/pdf',
    errors: ['not_found'],
  }),
  parcelLabels: officeEndpoint({
    method: 'GET',
    path: '/office/documents/labels',
    access: edit,
    contactsOf: 'order',
    summary: 'Labels of parcels, 100 × 150 mm, one a page',
    query: z.object({ codes: Codes }),
    answer: z.object({}),
    file: 'application/pdf',
    errors: ['not_found'],
  }),
} as const
