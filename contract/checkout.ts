import { z } from 'zod'
import { checkoutRefusals } from './checkout-refusals.ts'
import { endpoint } from './endpoint.ts'
import { OrderCode } from './field.ts'
import { CheckoutInput } from './orders.ts'

export const checkout = {
  place: endpoint({
    method: 'POST',
    path: '/orders/checkout',
    access: 'customer',
    keyed: true,
    summary: 'Place an order; takes an `Idempotency-Key`, stored for 24 hours',
    queues: true,
    body: CheckoutInput,
    answer: z.object({
      data: z.object({ orders: z.object({ order_code: OrderCode }) }),
      /** The card provider's hosted page. */
      link: z.string().optional(),
    }),
    errors: [...checkoutRefusals, 'provider_unavailable'],
  }),
} as const
