import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Id, IdInput, line, Time } from '../field.ts'
import { Figure, Naira } from '../money.ts'
import { keyed, PageKey } from './answers.ts'
import { ItemKey } from './stock.ts'

export const PricePlanState = z.enum(['planned', 'running', 'ended', 'cancelled'])
export type PricePlanState = z.infer<typeof PricePlanState>

const PricePlan = z.object({
  id: Id,
  /** What it is for. */
  item: ItemKey,
  product_id: Id,
  name: z.string(),
  /** The product's. */
  code: z.string(),
  /** The names of a combination's values. */
  options: z.array(z.string()),
  amount: Naira,
  /** Null: it has none yet. */
  present_amount: Naira.nullable(),
  /** The price before it started; null: it has not. */
  before_amount: Naira.nullable(),
  starts_at: Time,
  ends_at: Time,
  state: PricePlanState,
  /** Of what is over: the price before is back; somebody had changed it, and theirs stayed; or it never ran. */
  outcome: z.enum(['restored', 'changed', 'never_ran']).nullable(),
  /** It is running, and somebody has changed the price since: theirs holds, and stays at its end. */
  is_overridden: z.boolean(),
  /** Who made it. */
  by: z.string(),
  version: z.int32(),
})
export type PricePlan = z.infer<typeof PricePlan>

/** Naira with at most two decimals, above zero. */
export const Price = Figure.pipe(Naira.refine((naira) => naira > 0, 'A price is above zero'))

/** Beside a price: the same, typed again. Needed where it is far from the present one. */
export const ConfirmedPrice = Figure.nullish()

const Plan = z.object({
  amount: Price,
  confirmed_amount: ConfirmedPrice,
  /** Whole minutes. */
  starts_at: Time,
  ends_at: Time,
})

const planId = z.object({ id: IdInput })
const edit = { staff: 'prices.edit' } as const

/** Prices that hold from a minute until a minute. */
export const pricePlans = {
  pricePlans: officeEndpoint({
    method: 'GET',
    path: '/office/price-plans',
    access: edit,
    summary: 'Price plans, the newest first',
    query: z.object({
      when: z.enum(['planned', 'running', 'past']).optional(),
      /** Of one product, by its id. */
      product: IdInput.optional(),
      /** A whole code, or beginnings of words of the product’s name. */
      search: line(100).optional(),
      after: PageKey,
    }),
    answer: z.object({ data: keyed(PricePlan) }),
  }),
  pricePlan: officeEndpoint({
    method: 'GET',
    path: '/office/price-plans/{id}',
    access: edit,
    summary: 'One price plan',
    params: planId,
    answer: z.object({ data: PricePlan }),
    errors: ['not_found'],
  }),
  pricedItems: officeEndpoint({
    method: 'GET',
    path: '/office/priced-items',
    access: edit,
    summary: 'Items that a plan can be for, ten at most, with what they cost now',
    query: z.object({ search: line(100) }),
    answer: z.object({
      data: z.object({
        items: z.array(
          z.object({
            key: ItemKey,
            name: z.string(),
            code: z.string(),
            options: z.array(z.string()),
            amount: Naira.nullable(),
          }),
        ),
      }),
    }),
  }),
  createPricePlan: officeEndpoint({
    method: 'POST',
    path: '/office/price-plans',
    access: edit,
    keyed: true,
    summary: 'Plan a price',
    body: Plan.extend({ item: ItemKey }),
    answer: z.object({ data: PricePlan }),
    errors: ['not_found', 'price_unconfirmed'],
  }),
  editPricePlan: officeEndpoint({
    method: 'PATCH',
    path: '/office/price-plans/{id}',
    access: edit,
    summary: 'Change a plan that has not started, or the end of one that runs',
    params: planId,
    body: Plan.extend({ version: z.int32() }),
    answer: z.object({ data: PricePlan }),
    errors: ['not_found', 'edited_meanwhile', 'conflict', 'price_unconfirmed'],
  }),
  cancelPricePlan: officeEndpoint({
    method: 'POST',
    path: '/office/price-plans/{id}/cancel',
    access: edit,
    summary: 'Cancel a plan; one that runs ends now, and the price before is back',
    params: planId,
    body: z.object({ version: z.int32() }),
    answer: z.object({ data: PricePlan }),
    errors: ['not_found', 'edited_meanwhile', 'conflict'],
  }),
} as const
