import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Id, IdInput, line, OrderCode, Time, text } from '../field.ts'
import { Figure, Naira } from '../money.ts'
import { keyed, PageKey } from './answers.ts'

/** A contact as everybody with `customers.read` sees it: `0803 ••• 4567`, `a•••@example.com`. */
const Masked = z.string().nullable()

const ListedCustomer = z.object({
  id: Id,
  /** Empty once the account has ended. */
  name: z.string(),
  masked_email: Masked,
  masked_phone: Masked,
  joined_at: Time,
})
export type ListedCustomer = z.infer<typeof ListedCustomer>

/** Of one customer; lists have `customerEntries` at most, the newest first. */
export const OfficeCustomer = ListedCustomer.extend({
  /** When the account ended. */
  ended_at: Time.nullable(),
  /** Of the newest check; null: there was none. */
  identity: z.object({ status: z.string().nullable(), reason: z.string().nullable() }).nullable(),
  wallet_balance: Naira,
  /** By the orders that were delivered to them. */
  badge: z.string().nullable(),
  delivered: z.number().int(),
  addresses: z.array(
    z.object({
      id: Id,
      recipient: z.string(),
      masked_phone: Masked,
      /** On one line. */
      address: z.string(),
      is_default: z.boolean(),
    }),
  ),
  reviews: z.array(
    z.object({
      /** Null: of the service of an order. */
      product_id: Id.nullable(),
      /** Its name as it is now. */
      product: z.string().nullable(),
      rating: z.number().int(),
      caption: z.string(),
      details: z.string(),
      written_at: Time,
    }),
  ),
  messages: z.array(
    z.object({
      at: Time,
      /** Way, kind and fate: `SMS: order paid, arrived`. */
      title: z.string(),
      reason: z.string().nullable(),
      order_code: OrderCode.nullable(),
    }),
  ),
  /** Their open sessions, the last used first. */
  devices: z.array(z.object({ id: Id, name: z.string(), signed_in_at: Time, last_seen_at: Time })),
  comments: z.array(z.object({ id: Id, comment: z.string(), by: z.string(), at: Time })),
})
export type OfficeCustomer = z.infer<typeof OfficeCustomer>

/** Contacts that `customers.contact` opens; each reading is in the audit. */
export const WholeContacts = z.object({
  email: z.string().nullable(),
  /** E.164. */
  phone_number: z.string().nullable(),
})
export type WholeContacts = z.infer<typeof WholeContacts>

const params = z.object({ id: IdInput })
const one = z.object({ data: OfficeCustomer })
const read = { staff: 'customers.read' } as const
const Reason = text(500, { characters: 3, words: 'Say why, in a few words' })

/** Customers as the people of the mall see them. Contacts and passwords are changed by customers alone. */
export const customers = {
  customers: officeEndpoint({
    method: 'GET',
    path: '/office/customers',
    access: read,
    summary: 'Customers, the newest first',
    query: z.object({
      /** A phone number, an e-mail address or an order’s code; else beginnings of names. */
      search: line(100).optional(),
      after: PageKey,
    }),
    answer: z.object({ data: keyed(ListedCustomer) }),
  }),
  customer: officeEndpoint({
    method: 'GET',
    path: '/office/customers/{id}',
    access: read,
    summary: 'One customer: account, wallet, addresses, reviews, messages, devices, comments',
    params,
    answer: one,
    errors: ['not_found'],
  }),
  customerContacts: officeEndpoint({
    method: 'GET',
    path: '/office/customers/{id}/contacts',
    access: { staff: 'customers.contact' },
    contactsOf: 'customer',
    summary: 'The contacts of a customer, not masked',
    params,
    answer: z.object({ data: WholeContacts }),
    errors: ['not_found'],
  }),
  endSessions: officeEndpoint({
    method: 'POST',
    path: '/office/customers/{id}/end-sessions',
    access: { staff: 'customers.edit' },
    summary: 'Sign a customer out of one device, or of all',
    params,
    body: z.object({
      /** Null: of all. */
      device: Id.nullable(),
    }),
    answer: one,
    errors: ['not_found'],
  }),
  customerData: officeEndpoint({
    method: 'POST',
    path: '/office/customers/{id}/data',
    access: { staff: 'customers.contact', stepUp: true },
    summary: 'All data of a customer who asked for them; each export is in the audit',
    params,
    body: z.object({ reason: Reason }),
    answer: z.object({ data: z.record(z.string(), z.unknown()) }),
    errors: ['not_found', 'conflict'],
  }),
  endCustomer: officeEndpoint({
    method: 'POST',
    path: '/office/customers/{id}/end',
    access: { staff: 'customers.edit', stepUp: true },
    summary: 'End the account of a customer who asked for it, for good',
    params,
    body: z.object({ reason: Reason }),
    answer: one,
    errors: ['not_found', 'conflict', 'account_in_use'],
  }),
  commentCustomer: officeEndpoint({
    method: 'POST',
    path: '/office/customers/{id}/comments',
    access: { staff: ['customers.edit', 'messages.answer'] },
    keyed: true,
    summary: 'Write a comment that only members read',
    params,
    body: z.object({ comment: text(2000, { characters: 1, words: 'Write the comment' }) }),
    answer: one,
    errors: ['not_found', 'conflict'],
  }),
  adjustWallet: officeEndpoint({
    method: 'POST',
    path: '/office/customers/{id}/adjustments',
    access: { staff: 'refunds.make', stepUp: true },
    keyed: true,
    summary: 'Request that money goes into a wallet or out of it, which another member decides',
    params: z.object({ id: IdInput }),
    body: z.object({
      direction: z.enum(['in', 'out']),
      value: Figure.refine((naira) => naira > 0, 'Type a sum'),
      /** The customer reads it. */
      reason: text(300, { characters: 3, words: 'Say why, in a few words' }),
    }),
    answer: z.object({ data: z.object({ approval: Id }) }),
    errors: ['not_found', 'conflict'],
  }),
} as const
