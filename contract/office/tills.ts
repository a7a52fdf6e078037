import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Id, IdInput, Time } from '../field.ts'
import { Figure, Naira } from '../money.ts'
import { keyed, PageKey } from './answers.ts'

const TillSession = z.object({
  id: Id,
  till: z.string(),
  /** The member's name. */
  member: z.string(),
  opened_at: Time,
  /** As it was counted. */
  opening: Naira,
  closed_at: Time.nullable(),
  /** By what was taken in; null while it is open: whoever counts does not know it before. */
  expected: Naira.nullable(),
  counted: Naira.nullable(),
  /** Above 0: more was counted than expected. */
  difference: Naira.nullable(),
})
export type TillSession = z.infer<typeof TillSession>

const Tills = z.object({
  tills: z.array(
    z.object({
      id: Id,
      name: z.string(),
      /** The member who has it open. */
      open_by: z.string().nullable(),
    }),
  ),
  /** The member's own that is open. */
  mine: TillSession.nullable(),
})
export type Tills = z.infer<typeof Tills>

const access = { staff: 'orders.hand-over' } as const
const one = z.object({ data: TillSession })

/** A drawer of the counter for cash. */
export const tills = {
  tills: officeEndpoint({
    method: 'GET',
    path: '/office/tills',
    access,
    summary: 'Tills, with who has them open',
    answer: z.object({ data: Tills }),
  }),
  tillSessions: officeEndpoint({
    method: 'GET',
    path: '/office/till-sessions',
    access,
    summary: 'From the opening of a till to its closing, the newest first',
    query: z.object({
      /** Those whose count was not what was expected. */
      differs: z.enum(['yes']).optional(),
      after: PageKey,
    }),
    answer: z.object({ data: keyed(TillSession) }),
  }),
  openTill: officeEndpoint({
    method: 'POST',
    path: '/office/till-sessions',
    access,
    keyed: true,
    summary: 'Open a till with what was counted in it',
    body: z.object({ till_id: IdInput, cash: Figure }),
    answer: one,
    errors: ['not_found', 'conflict'],
  }),
  closeTill: officeEndpoint({
    method: 'POST',
    path: '/office/till-sessions/{id}/closing',
    access,
    keyed: true,
    summary: 'Close one’s till with what was counted in it; a difference is named',
    params: z.object({ id: IdInput }),
    body: z.object({ cash: Figure }),
    answer: one,
    errors: ['not_found', 'conflict'],
  }),
} as const
