import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Flag, Id, OrderCode } from '../field.ts'
import { paymentStatuses } from './orders.ts'
import { paymentCodes } from './payment-methods.ts'

export const payments = {
  methods: endpoint({
    method: 'GET',
    path: '/payments/method',
    access: 'public',
    shared: true,
    summary: 'Payment methods; those not marked default are for pickup only',
    answer: z.object({
      data: z.object({
        payment_methods: z.array(
          z.object({
            id: Id,
            code: z.enum(paymentCodes),
            name: z.string(),
            description: z.string(),
            default: Flag,
          }),
        ),
        /** Why methods are missing; empty: none is. */
        closed: z.string(),
      }),
    }),
  }),
  verify: endpoint({
    method: 'GET',
    path: '/orders/payment/verify',
    access: 'customer',
    summary: 'The status of a card payment, read from the provider if need be',
    query: z.object({
      tx_ref: z.string().trim().min(1).max(100),
      /** The status with which the provider's page redirected the shopper; only 'cancelled' is used. */
      status: z.string().max(40).optional(),
    }),
    answer: z.object({
      data: z.object({ order_code: OrderCode, payment_status: z.enum(paymentStatuses) }),
    }),
    errors: ['not_found', 'provider_unavailable'],
  }),
  payAgain: endpoint({
    method: 'POST',
    path: '/orders/{order_code}/payment',
    access: 'customer',
    summary: 'Pay again for an order whose card payment failed or was left open',
    closedBy: 'no-card',
    params: z.object({ order_code: OrderCode }),
    answer: z.object({ link: z.string() }),
    errors: [
      'not_found',
      'order_not_payable',
      'out_of_stock',
      'coupon_refused',
      'provider_unavailable',
      'closed_for_now',
    ],
  }),
} as const
