import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

/** Endpoints of tests: what was said, said again. */

export const answer = z.object({ said: z.string() })

export const say = endpoint({
  method: 'POST',
  path: '/say',
  access: 'public',
  summary: 'Says a word',
  body: z.object({ word: z.string().min(2), times: z.number().int().positive() }),
  answer,
})

export const echo = endpoint({
  method: 'GET',
  path: '/echo/{word}',
  access: 'public',
  summary: 'Says it back',
  params: z.object({ word: z.string().max(300) }),
  query: z.object({ page: z.coerce.number().int().positive().default(1) }),
  answer,
})
