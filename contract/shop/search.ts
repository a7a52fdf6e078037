import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { orNothing, PhoneNumber } from '../field.ts'
import { SearchTerm } from './discovery.ts'

export const search = {
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
