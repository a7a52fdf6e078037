import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Day, Id, IdInput, line, OrderCode, Time, text } from '../field.ts'
import { Figure, Naira } from '../money.ts'
import { shippingCodes } from '../shipping-methods.ts'
import { orderStatuses, paymentStatuses } from '../shop/orders.ts'
import { paymentCodes } from '../shop/payment-methods.ts'
import { keyed, PageKey } from './answers.ts'
import { WholeContacts } from './customers.ts'
import { dispositions } from './dispositions.ts'
import { OfficeOrder } from './order.ts'
import { orderNeeds } from './order-needs.ts'

const OrderStatus = z.enum(orderStatuses)
const OrderNeed = z.enum(orderNeeds)

/** The newest move of an order: its version, for whoever changes it. */
const Move = Id

const ListedOrder = z.object({
  code: OrderCode,
  placed_at: Time,
  status: OrderStatus,
  payment_status: z.enum(paymentStatuses),
  payment_code: z.enum(paymentCodes),
  /** A member took it at the telephone. */
  by_telephone: z.boolean(),
  shipping_code: z.enum(shippingCodes),
  carrier: z.string().nullable(),
  /** Town and state that it goes to; null for a pick-up. */
  place: z.string().nullable(),
  /** The recipient, or for a pick-up the customer. Empty once the customer has left. */
  name: z.string(),
  /** Over all lines. */
  units: z.number().int(),
  total: Naira,
  refunded: Naira,
  /** Of an unpaid order: when it ends. */
  ends_at: Time.nullable(),
  newest_move: Move,
  moved_at: Time,
  needs: z.array(OrderNeed),
  /** The statuses into which a member may move it. */
  moves: z.array(OrderStatus),
})
export type ListedOrder = z.infer<typeof ListedOrder>

/** How many orders there are of something, `officeCountedRows` at most, and since when the oldest is so. */
const Waiting = z.object({ count: z.number().int(), oldest_at: Time.nullable() })

const OrdersWaiting = z.object({
  as_of: Time,
  /** Paid or reserved, and still in the store. */
  in_store: Waiting,
  /** Of them, those that nobody picks yet. */
  to_pick: Waiting,
  /** And those whose box is closed. */
  to_hand_over: Waiting,
  /** Of each need. */
  needs: z.record(OrderNeed, Waiting),
})
export type OrdersWaiting = z.infer<typeof OrdersWaiting>

const code = z.object({ code: OrderCode })
const Reason = text(500, { characters: 3, words: 'Say why, in a few words' })
const seen = { seen_move: Move }
const one = z.object({ data: OfficeOrder })
const read = { staff: 'orders.read' } as const
const edit = { staff: 'orders.edit' } as const
const errors = ['not_found', 'conflict', 'edited_meanwhile'] as const

/** The units' place; left out: in the store if they never left it, else never come back. */
const DispositionInput = z.enum(dispositions).optional()

/** A refund gives back an amount, the delivery, units of lines, or all that is left. */
export const RefundInput = z.discriminatedUnion('of', [
  z.object({ of: z.literal('all'), disposition: DispositionInput }),
  z.object({
    of: z.literal('amount'),
    value: Figure.refine((naira) => naira > 0, 'Type a sum'),
    disposition: DispositionInput,
  }),
  z.object({ of: z.literal('delivery') }),
  z.object({
    of: z.literal('lines'),
    lines: z
      .array(
        z.object({
          line: z.number().int().min(1).max(1000),
          units: z.number().int().min(1).max(10_000),
          disposition: DispositionInput,
        }),
      )
      .min(1, 'Choose what goes back')
      .max(100),
  }),
])

/** Orders as the people of the mall see and move them. */
export const orders = {
  orders: officeEndpoint({
    method: 'GET',
    path: '/office/orders',
    access: read,
    summary: 'Orders, the newest first',
    query: z.object({
      status: OrderStatus.optional(),
      payment: z.enum(paymentCodes).optional(),
      paid: z.enum(paymentStatuses).optional(),
      delivery: z.enum(shippingCodes).optional(),
      carrier: line(100).optional(),
      /** A state of Nigeria, as addresses name it. */
      state: line(60).optional(),
      /** The badge of the customer, by its name. */
      badge: line(100).optional(),
      /** Of one customer. */
      customer: IdInput.optional(),
      /** Days of placing, in Lagos, both included. */
      from: Day.optional(),
      to: Day.optional(),
      /** `any`: whatever needs somebody. `hand-over`: paid or reserved, and still in the store. */
      needs: z.enum(['any', 'hand-over', ...orderNeeds]).optional(),
      /** A code, phone number, e-mail address, tracking number or payment reference; else beginnings of names. */
      search: line(100).optional(),
      after: PageKey,
    }),
    answer: z.object({
      data: keyed(ListedOrder).extend({
        /** Filters and search know all that had happened by then. */
        as_of: Time,
      }),
    }),
  }),
  orderChoices: officeEndpoint({
    method: 'GET',
    path: '/office/order-choices',
    access: read,
    summary: 'The carriers and states that orders went to, and all badges, for filters',
    answer: z.object({
      data: z.object({
        carriers: z.array(z.string()),
        states: z.array(z.string()),
        badges: z.array(z.string()),
      }),
    }),
  }),
  ordersWaiting: officeEndpoint({
    method: 'GET',
    path: '/office/orders-waiting',
    access: { ...read, isBackground: true },
    summary: 'How many orders wait for somebody, and since when',
    answer: z.object({ data: OrdersWaiting }),
  }),
  orderEvents: officeEndpoint({
    method: 'GET',
    path: '/office/order-events',
    access: { ...read, isBackground: true },
    summary: 'A stream of events: an order has come in, paid or reserved',
    answer: z.object({}),
    events: z.enum(['order', 'signed-out']),
  }),
  orderMails: officeEndpoint({
    method: 'GET',
    path: '/office/order-mails',
    access: read,
    summary: 'Whether the member gets mails about new orders',
    answer: z.object({ data: z.object({ is_on: z.boolean() }) }),
  }),
  switchOrderMails: officeEndpoint({
    method: 'POST',
    path: '/office/order-mails',
    access: read,
    summary: 'Switch the own mails about new orders on or off',
    body: z.object({ is_on: z.boolean() }),
    answer: z.object({ data: z.object({ is_on: z.boolean() }) }),
  }),
  order: officeEndpoint({
    method: 'GET',
    path: '/office/orders/{code}',
    access: read,
    summary: 'One order with its timeline',
    params: code,
    answer: one,
    errors: ['not_found'],
  }),
  orderContacts: officeEndpoint({
    method: 'GET',
    path: '/office/orders/{code}/contacts',
    access: { staff: 'customers.contact' },
    contactsOf: 'order',
    summary: 'The contacts of an order’s customer and of whom it goes to, not masked',
    params: code,
    answer: z.object({
      data: WholeContacts.extend({
        /** Of whom it goes to, E.164. */
        delivery_phone: z.string().nullable(),
      }),
    }),
    errors: ['not_found'],
  }),
  moveOrder: officeEndpoint({
    method: 'POST',
    path: '/office/orders/{code}/moves',
    access: edit,
    keyed: true,
    summary: 'Make an order ready, send it, deliver it, or cancel it while it is unpaid',
    params: code,
    body: z.object({
      ...seen,
      status: OrderStatus,
      /** For its customer: the shelf, or company, waybill and driver. */
      note: text(500).nullish(),
    }),
    answer: one,
    errors,
  }),
  noteOrder: officeEndpoint({
    method: 'POST',
    path: '/office/orders/{code}/notes',
    access: edit,
    keyed: true,
    summary: 'Write a note on the order’s page, and notify its customer',
    params: code,
    body: z.object({ ...seen, note: text(500, { characters: 3, words: 'Write the note' }) }),
    answer: one,
    errors,
  }),
  commentOrder: officeEndpoint({
    method: 'POST',
    path: '/office/orders/{code}/comments',
    access: edit,
    keyed: true,
    summary: 'Write a comment that only members read',
    params: code,
    body: z.object({ comment: text(2000, { characters: 1, words: 'Write the comment' }) }),
    answer: one,
    errors: ['not_found'],
  }),
  refundOrder: officeEndpoint({
    method: 'POST',
    path: '/office/orders/{code}/refunds',
    access: { staff: 'refunds.make', stepUp: true },
    keyed: true,
    summary:
      'Send money back; beyond the limits of one member, of an order and of a day, request it of another one',
    params: code,
    body: z.object({
      ...seen,
      refund: RefundInput,
      /** Confirms a refund after another one. */
      is_again: z.boolean().default(false),
      reason: Reason,
    }),
    answer: one.extend({
      /** The request that waits for another member; null: the money is on its way. */
      approval: Id.nullable(),
    }),
    errors,
  }),
} as const
