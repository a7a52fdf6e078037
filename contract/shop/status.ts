import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, Time } from '../field.ts'
import { switchNames } from '../switches.ts'

/** What can be said of a part of the mall. `closed`: by staff, who open it again. */
const State = z.enum(['works', 'degraded', 'down', 'closed'])

const ServiceDay = z.object({
  /** In Lagos. */
  day: Day,
  /** `off`: no process of the mall was running for most of what is bad in it · `unmeasured`: before there were figures. */
  state: z.enum([...State.options, 'off', 'unmeasured']),
  /** Minutes by how it was; `off`: nobody measured, as no process ran. Planned closures are in `closed` alone. */
  degraded: z.number().int(),
  down: z.number().int(),
  off: z.number().int(),
  closed: z.number().int(),
})

/** What is said to work or not, in public. */
export const serviceNames = ['browsing', 'buying', 'card', 'deposits', 'messages'] as const
export type ServiceName = (typeof serviceNames)[number]

const Service = z.object({
  name: z.enum(serviceNames),
  /** For people. */
  title: z.string(),
  state: State,
  /** What that means for shoppers. */
  words: z.string(),
  /** Of the measured minutes of 90 days that it was not closed by staff, those in which it worked; null: none yet. */
  percent: z.number().nullable(),
  /** 90, the oldest first; the last one is today. */
  days: z.array(ServiceDay),
})

/** How the mall is doing. Answered while the database does not, from what the process last knew. */
export const operations = {
  status: endpoint({
    method: 'GET',
    path: '/status',
    access: 'public',
    summary:
      'How browsing, buying, card payments, deposits and messages work, now and over 90 days',
    answer: z.object({
      data: z.object({
        at: Time,
        /** Since when the database has not answered this process; null: it answers. */
        database_unanswered_since: Time.nullable(),
        /** What staff have closed, with words for shoppers. */
        closed: z.partialRecord(z.enum(switchNames), z.string()),
        services: z.array(Service),
      }),
    }),
  }),
} as const
