import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Code, Id, IdInput, line, OrderCode, Time } from '../field.ts'
import { Figure, Naira } from '../money.ts'

/** A pick-up that waits at the store. */
const WaitingPickup = z.object({
  code: OrderCode,
  /** Over all lines. */
  units: z.number().int(),
  /** The counter takes its money. */
  is_due: z.boolean(),
  ready_since: Time,
  /** Until when it is reserved; null: it is paid, and stays. */
  kept_until: Time.nullable(),
})
export type WaitingPickup = z.infer<typeof WaitingPickup>

const CounterLine = z.object({
  line_id: Id,
  name: z.string(),
  /** The names of the chosen values. */
  options: z.array(z.string()),
  image_url: z.string().nullable(),
  /** As they were ordered. */
  units: z.number().int(),
  /** Units that are here: without those that were refunded, or not found. */
  available: z.number().int(),
  /** Of one unit, when it was placed and today. */
  placed_amount: Naira,
  today_amount: Naira,
  /** The coupon's share of all its units when it was placed. */
  coupon: Naira,
})
export type CounterLine = z.infer<typeof CounterLine>

const CounterOrder = z.object({
  code: OrderCode,
  newest_move: Id,
  customer: z.string(),
  has_coupon: z.boolean(),
  /** Of all lines, when it was placed. */
  placed_total: Naira,
  is_due: z.boolean(),
  kept_until: Time.nullable(),
  lines: z.array(CounterLine),
})
export type CounterOrder = z.infer<typeof CounterOrder>

const HandedOver = z.object({
  code: OrderCode,
  /** Nothing taken: the order has ended. */
  is_left: z.boolean(),
  /** The money taken in; 0 where it was paid before, or left. */
  paid: Naira,
  /** The change. */
  change: Naira,
})
export type HandedOver = z.infer<typeof HandedOver>

const HowPaid = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('cash'),
    /** The cash that the customer put down. */
    tendered: Figure,
  }),
  z.object({
    by: z.literal('terminal'),
    /** As it printed it. */
    reference: line(60, { characters: 4, words: 'Type the reference that the terminal printed' }),
  }),
])

const access = { staff: 'orders.hand-over' } as const
const code = z.object({ code: OrderCode })
/** The customer's name as they say it, or the code from their message. */
const proof = line(100, {
  characters: 2,
  words: 'Type the customer’s name, or the code from their message',
})

/** Pick-ups at the counter of the store. */
export const counter = {
  counter: officeEndpoint({
    method: 'GET',
    path: '/office/counter',
    access,
    summary: 'Pick-ups that wait at the store, and those whose time was over',
    answer: z.object({
      data: z.object({
        waiting: z.array(WaitingPickup),
        /** Of the last seven days, the newest first: their units go back to where they lay. */
        released: z.array(z.object({ code: OrderCode, at: Time })),
      }),
    }),
  }),
  counterCode: officeEndpoint({
    method: 'GET',
    path: '/office/counter-codes/{digits}',
    access,
    summary: 'The pick-up whose message has this code',
    params: z.object({ digits: Code }),
    answer: z.object({ data: z.object({ code: OrderCode }) }),
    errors: ['not_found'],
  }),
  counterOrder: officeEndpoint({
    method: 'GET',
    path: '/office/counter/{code}',
    access,
    summary:
      'A pick-up that is ready, with both prices of each line, for a customer who says their name or its code',
    params: code,
    query: z.object({ proof }),
    answer: z.object({ data: CounterOrder }),
    errors: ['not_found', 'conflict'],
  }),
  handOut: officeEndpoint({
    method: 'POST',
    path: '/office/counter/{code}',
    access,
    keyed: true,
    summary: 'Hand a pick-up over, take its money at the prices of the day, or take it back whole',
    params: code,
    body: z.object({
      seen_move: Id,
      proof,
      /** Each line once, with the units that the customer takes and the price that was seen. */
      lines: z
        .array(
          z.object({
            line_id: IdInput,
            taken: z.number().int().min(0).max(10_000),
            seen_price: Figure,
          }),
        )
        .min(1)
        .max(500),
      /** Null: nothing is due. */
      payment: HowPaid.nullable(),
    }),
    answer: z.object({ data: HandedOver }),
    errors: ['not_found', 'conflict', 'edited_meanwhile', 'price_changed'],
  }),
} as const
