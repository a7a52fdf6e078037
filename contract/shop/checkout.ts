import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { line, OrderCode } from '../field.ts'
import { idempotencyKeyHours } from '../limits.ts'
import { Naira } from '../money.ts'
import { ProductOrders } from './cart.ts'
import { checkoutRefusals } from './checkout-refusals.ts'
import { CheckoutInput } from './orders.ts'

export const checkout = {
  place: endpoint({
    method: 'POST',
    path: '/orders/checkout',
    access: 'customer',
    checksSession: true,
    keyed: true,
    summary: `Place an order; takes an \`Idempotency-Key\`, stored for ${idempotencyKeyHours} hours`,
    queues: true,
    body: CheckoutInput,
    answer: z.object({
      data: z.object({
        orders: z.object({
          order_code: OrderCode,
          /** False: what it is for is reserved once it is paid. */
          is_reserved: z.boolean(),
        }),
      }),
      /** The card provider's hosted page. */
      link: z.string().optional(),
    }),
    errors: [...checkoutRefusals, 'provider_unavailable', 'too_many_tries'],
  }),
  coupon: endpoint({
    method: 'POST',
    path: '/orders/get-order-coupon',
    access: 'optional',
    summary: 'The discount of a coupon',
    body: z.object({
      product_orders: ProductOrders,
      coupon_code: line(40).min(1),
    }),
    answer: z.object({
      new_amount: Naira,
      coupon_amount: Naira,
      coupon: z.object({ code: z.string(), percent: z.number() }),
    }),
    errors: ['coupon_refused', 'not_found', 'too_many_tries'],
  }),
} as const
