import { z } from 'zod'
import { Street } from '../address.ts'
import { endpoint } from '../endpoint.ts'
import {
  DateRange,
  dateSorts,
  FlagInput,
  Id,
  IdInput,
  line,
  OrderCode,
  orNothing,
  PageNumber,
  pagedWithMeta,
  Time,
} from '../field.ts'
import { maxOrdersInFile } from '../limits.ts'
import { ComparedFigure, Naira } from '../money.ts'
import { QuoteChoice, ShippingChoice } from '../shipping.ts'
import { ProductOrders } from './cart.ts'
import { paymentCodes } from './payment-methods.ts'
import { ProductImage } from './product.ts'

export const orderStatuses = [
  'PENDING',
  'PROCESSING',
  'IN TRANSIT',
  'DELIVERED',
  'CANCELLED',
  'REFUNDED',
] as const
export const paymentStatuses = ['PENDING', 'PAID', 'FAILED', 'REFUNDED'] as const

/** Where money goes that is given back. */
const refundPlaces = ['wallet', 'card'] as const

/** Option names as v1 to v5, with the quantity bought of the combination. */
const OrderVariation = z.object({
  v1: z.string().nullable(),
  v2: z.string().nullable(),
  v3: z.string().nullable(),
  v4: z.string().nullable(),
  v5: z.string().nullable(),
  variation_value: z.object({
    amount: Naira,
    quantity: z.number().int(),
    total_amount: Naira,
  }),
})

/** A line as sold: its name, price and picture do not change with the catalogue. */
export const ProductOrderLine = z.object({
  id: Id,
  quantity: z.number().int(),
  product: z.object({ id: Id, p_slug: z.string(), name: z.string(), amount: Naira }),
  images: z.array(ProductImage),
  variation: z.array(OrderVariation),
  is_reviewed: z.boolean(),
})

export const Order = z.object({
  id: Id,
  order_code: OrderCode,
  status: z.enum(orderStatuses),
  /** The quantity over all lines. */
  product_count: z.number().int(),
  total_amount: Naira,
  order_amount: Naira,
  sub_total: Naira,
  coupon: z.string().nullable(),
  coupon_value: Naira,
  ...ShippingChoice.shape,
  payment: z.object({ name: z.string() }),
  payment_status: z.enum(paymentStatuses),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  created_at: Time,
  /** Until when it can be paid by card; null for other payment methods. */
  pay_until: Time.nullable(),
  /** Whether its units are the customer's for now: sold or held. False: they are reserved once it is paid. */
  is_reserved: z.boolean(),
  /** The refunded amount. */
  refunded: Naira,
  /** Where its money goes when it is given back. */
  refunds_to: z.enum(refundPlaces),
  /** Where money went that was given back: none where nothing was. */
  refunded_to: z.array(z.enum(refundPlaces)),
  /** The statuses that it has had, each with the time of the first time. */
  steps: z.array(z.object({ status: z.enum(orderStatuses), at: Time })),
  /** At the carrier that has its parcel; null before, and for other deliveries. */
  tracking: z.object({ number: z.string().nullable(), url: z.url().nullable() }).nullable(),
  /** Until when a pickup is held. */
  pickup_until: Time.nullable(),
  /** The counter's sale, where it differs from what was placed; null for all else. */
  at_counter: z
    .object({
      /** The total when it was placed. */
      placed_total: Naira,
      /** The units that were left there: '2 × Kettle, Black'. */
      left: z.array(z.string()),
    })
    .nullable(),
  /** The store's address for a pickup; null for deliveries. */
  pickup_address: z.string().nullable(),
  /** When it was handed over; null before. */
  delivered_at: Time.nullable(),
  is_rated: z.boolean(),
  whatsapp_url: z.string().nullable(),
  product_order: z.array(ProductOrderLine),
})

const byCode = z.object({ order_code: OrderCode })
const Chosen = z.object({
  tab: z
    .string()
    .transform((tab) => tab.toUpperCase())
    .pipe(z.enum(['ALL', 'PENDING', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED'])),
  sort: z.enum(dateSorts),
})
const orderList = z.object({ data: z.object({ orders: pagedWithMeta(Order) }) })

export const orders = {
  single: endpoint({
    method: 'GET',
    path: '/orders/single/order/{order_code}',
    access: 'customer',
    summary: 'One order',
    params: byCode,
    answer: z.object({ data: z.object({ orders: Order }) }),
    errors: ['not_found'],
  }),
  singleAsList: endpoint({
    method: 'GET',
    path: '/orders/single-order/{order_code}',
    access: 'customer',
    summary: 'One order, as a list',
    params: byCode,
    answer: orderList,
    errors: ['not_found'],
  }),
  all: endpoint({
    method: 'GET',
    path: '/orders',
    access: 'customer',
    summary: 'All orders, newest first',
    query: z.object({ page: PageNumber }),
    answer: orderList,
  }),
  list: endpoint({
    method: 'GET',
    path: '/orders/{tab}/{sort}',
    access: 'customer',
    summary: 'Orders of a tab and a period; SHIPPED lists those in transit',
    params: Chosen,
    query: DateRange,
    answer: orderList,
  }),
  listAsCsv: endpoint({
    method: 'GET',
    path: '/orders/{tab}/{sort}/csv',
    access: 'customer',
    summary: `The same orders as CSV: the newest ${maxOrdersInFile.csv.toLocaleString('en')}`,
    params: Chosen,
    query: DateRange.omit({ page: true }),
    answer: z.object({}),
    file: 'text/csv',
  }),
  listAsPdf: endpoint({
    method: 'GET',
    path: '/orders/{tab}/{sort}/pdf',
    access: 'customer',
    summary: `The same orders as PDF: the newest ${maxOrdersInFile.pdf}`,
    params: Chosen,
    query: DateRange.omit({ page: true }),
    answer: z.object({}),
    file: 'application/pdf',
  }),
  receipt: endpoint({
    method: 'GET',
    path: '/orders/receipt/{order_code}',
    access: 'customer',
    summary: 'The receipt of a paid order',
    params: byCode,
    answer: z.object({}),
    file: 'application/pdf',
    errors: ['not_found', 'conflict'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/orders/{order_code}/cancel',
    access: 'customer',
    summary: 'Cancel an order that was not handed over yet: what was paid for it goes back',
    params: byCode,
    answer: z.object({
      data: z.object({
        order_status: z.literal('CANCELLED'),
        /** What went back in all. */
        refunded: Naira,
      }),
    }),
    errors: ['not_found', 'order_not_cancellable'],
  }),
  notes: endpoint({
    method: 'GET',
    path: '/orders/fetch/order/notes/{order_code}',
    access: 'customer',
    summary: 'Notes on an order, such as delays',
    params: byCode,
    answer: z.object({
      data: z.object({ order_notes: z.array(z.object({ note: z.string(), created_at: Time })) }),
    }),
    errors: ['not_found'],
  }),
} as const

/** What the shopper saw and agreed to. The server compares every amount with its own. */
export const CheckoutInput = z.object({
  product_orders: ProductOrders,
  address_type_id: orNothing(IdInput),
  country_id: orNothing(IdInput.pipe(z.literal(161))),
  state_id: orNothing(IdInput),
  lg_id: orNothing(IdInput),
  use_as_default: orNothing(FlagInput),
  shipping_method_id: IdInput,
  /** Required without `delivery_address_id`; may be empty beside one. */
  address: Street.nullish(),
  phone: z.string().max(20).nullish(),
  payment_code: z.enum(paymentCodes),
  sub_total: ComparedFigure,
  shipping: ComparedFigure,
  total: ComparedFigure,
  delivery_address_id: orNothing(IdInput),
  ...QuoteChoice.shape,
  coupon_code: line(40).nullish(),
})
