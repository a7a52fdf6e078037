import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { OrderCode } from './field.ts'
import { CheckoutInput } from './orders.ts'

export const checkout = {
  place: endpoint({
    method: 'POST',
    path: '/orders/checkout',
    access: 'customer',
    summary: 'Place an order; takes an `Idempotency-Key`, kept for 24 hours',
    body: CheckoutInput,
    answer: z.object({
      data: z.object({ orders: z.object({ order_code: OrderCode }) }),
      /** The card provider's hosted page. */
      link: z.string().optional(),
    }),
    errors: [
      'price_changed',
      'out_of_stock',
      'insufficient_balance',
      'coupon_refused',
      'quote_expired',
      'payment_not_offered',
      'idempotency_key_reused',
      'not_found',
      'provider_unavailable',
    ],
  }),
} as const
