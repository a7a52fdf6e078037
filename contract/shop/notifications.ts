import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Flag, Id, IdInput, PageNumber, paged, StreamQuery, Time } from '../field.ts'

export const Notification = z.object({
  id: Id,
  content: z.string(),
  created_at: Time,
  read: Flag,
  type: z.enum(['verification', 'deposit', 'order']),
  /** An order's code or a deposit's reference; null where there is nothing to open. */
  reference: z.string().nullable(),
})

/**
 * Events for open pages. `cart`, `notification`: it changed elsewhere, fetch it again;
 * `signed-out`: this session has ended, and the stream ends too.
 */
const AccountEvent = z.enum(['cart', 'notification', 'signed-out'])

const clear = {
  path: '/accounts/clear-notifications',
  access: 'customer',
  answer: z.object({}),
} as const

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/accounts/get-notifications',
    access: 'customer',
    summary: 'Notifications, newest first',
    query: z.object({ page: PageNumber }),
    answer: z.object({
      data: z.object({
        notifications: paged(Notification),
        /** The mall's time; only browsers of earlier releases read it. */
        now: Time,
      }),
    }),
  }),
  clearByGet: endpoint({
    ...clear,
    method: 'GET',
    summary: 'Clear all (a GET by specification; guarded like a POST)',
    changesState: true,
  }),
  clear: endpoint({ ...clear, method: 'POST', summary: 'Clear all' }),
  events: endpoint({
    method: 'GET',
    path: '/events',
    access: 'customer',
    summary: 'A stream of changes made elsewhere: in other tabs, on other devices, by the mall',
    query: StreamQuery,
    answer: z.object({}),
    events: AccountEvent,
  }),
  read: endpoint({
    method: 'POST',
    path: '/accounts/read-notifications',
    access: 'customer',
    summary: 'Mark one as read',
    body: z.object({ notification_id: IdInput }),
    answer: z.object({}),
    errors: ['not_found'],
  }),
} as const
