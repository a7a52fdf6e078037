import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Id, IdInput, line, OrderCode, orNothing } from '../field.ts'
import { ComparedFigure, Naira } from '../money.ts'
import { CarrierQuote } from '../shipping.ts'
import { ProductOrders } from '../shop/cart.ts'
import { checkoutRefusals } from '../shop/checkout-refusals.ts'
import { ItemKey } from './stock.ts'

/** A number as somebody tells it: 0803 123 4567. */
const TypedNumber = line(30, { characters: 7, words: 'Type the number' })

/** A customer at the telephone, with masked contacts and where orders may go to. */
const Caller = z.object({
  id: Id,
  name: z.string(),
  masked_phone: z.string().nullable(),
  masked_email: z.string().nullable(),
  /** Whether a code has proved the number: without that nothing waits for its money at the store. */
  is_proved: z.boolean(),
  addresses: z.array(z.object({ id: Id, recipient: z.string(), address: z.string() })),
})
export type Caller = z.infer<typeof Caller>

const TelephoneItem = z.object({
  key: ItemKey,
  product_id: Id,
  combination_id: Id.nullable(),
  name: z.string(),
  code: z.string(),
  options: z.array(z.string()),
  amount: Naira,
  /** Units that nobody has ordered. */
  left: z.number().int(),
})
export type TelephoneItem = z.infer<typeof TelephoneItem>

/** The place that an order goes to: a saved address, or one that is told. */
const place = {
  delivery_address_id: orNothing(IdInput),
  state_id: orNothing(IdInput),
  lg_id: orNothing(IdInput),
  address: line(200).nullish(),
  /** Of whom it goes to; without it the customer's. */
  phone: line(20).nullish(),
}

const Order = z.object({
  customer: Id,
  product_orders: ProductOrders,
  shipping_method_id: IdInput,
  ...place,
  /** Of a carrier's quote. */
  rate_id: z.string().max(100).nullish(),
  coupon_code: line(40).nullish(),
  /** By a link that the customer pays, or at pick-up: nobody spends another's wallet. */
  payment_code: z.enum(['flutterwave', 'pay-on-pickup']),
})

const Sums = z.object({
  sub_total: Naira,
  shipping: Naira,
  coupon_amount: Naira,
  total: Naira,
})
export type Sums = z.infer<typeof Sums>

const edit = { staff: 'orders.edit' } as const
const refusals = [...checkoutRefusals, 'too_many_tries'] as const

/** Orders that a member takes at the telephone: placed as a shopper places them, for a customer. */
export const telephone = {
  telephoneCaller: officeEndpoint({
    method: 'GET',
    path: '/office/telephone/callers',
    access: edit,
    summary: 'The customers with a number, whom a member takes an order for',
    query: z.object({ phone: TypedNumber }),
    answer: z.object({ data: z.object({ callers: z.array(Caller) }) }),
  }),
  addTelephoneCaller: officeEndpoint({
    method: 'POST',
    path: '/office/telephone/callers',
    access: edit,
    keyed: true,
    summary:
      'Open an account for somebody at the telephone: without a password, its number not proved',
    body: z.object({
      name: line(100, { characters: 2, words: 'Type the name' }),
      phone: TypedNumber,
    }),
    answer: z.object({ data: Caller }),
    errors: ['conflict'],
  }),
  telephoneItems: officeEndpoint({
    method: 'GET',
    path: '/office/telephone/items',
    access: edit,
    summary: 'What is on sale, by a code or words of names, ten at most',
    query: z.object({ search: line(100) }),
    answer: z.object({ data: z.object({ items: z.array(TelephoneItem) }) }),
  }),
  telephoneQuotes: officeEndpoint({
    method: 'POST',
    path: '/office/telephone/quotes',
    access: edit,
    summary: 'Carriers’ quotes for an order by telephone, cheapest first',
    body: z.object({ customer: Id, product_orders: ProductOrders, ...place }),
    answer: z.object({ data: z.array(CarrierQuote), not_answering: z.array(z.string()) }),
    errors: ['not_found', 'provider_unavailable', 'closed_for_now'],
  }),
  telephoneSums: officeEndpoint({
    method: 'POST',
    path: '/office/telephone/sums',
    access: edit,
    summary: 'What an order by telephone would cost; refuses what placing would refuse',
    body: Order,
    answer: z.object({ data: Sums }),
    errors: refusals,
  }),
  placeByTelephone: officeEndpoint({
    method: 'POST',
    path: '/office/telephone/orders',
    access: edit,
    keyed: true,
    summary: 'Place an order for a customer at the telephone',
    body: Order.extend({
      sub_total: ComparedFigure,
      shipping: ComparedFigure,
      total: ComparedFigure,
    }),
    answer: z.object({
      data: z.object({
        order_code: OrderCode,
        is_reserved: z.boolean(),
        /** Whether the customer was sent a link to pay by. */
        is_link_sent: z.boolean(),
      }),
    }),
    errors: [...refusals, 'conflict'],
  }),
  sendLinkAgain: officeEndpoint({
    method: 'POST',
    path: '/office/telephone/orders/{code}/link',
    access: edit,
    keyed: true,
    summary: 'Send the customer of an unpaid order a new link to pay by; the former one is dead',
    params: z.object({ code: OrderCode }),
    body: z.object({}),
    answer: z.object({}),
    errors: ['conflict'],
  }),
} as const
