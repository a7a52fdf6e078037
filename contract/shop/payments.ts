import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Flag, Id, OrderCode, Time } from '../field.ts'
import { Naira } from '../money.ts'
import { paymentStatuses } from './orders.ts'
import { paymentCodes } from './payment-methods.ts'

const PaymentLink = z.object({
  /** Behind the `#` of the link. */
  token: z.string().max(100),
})

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
  linkedOrder: endpoint({
    method: 'POST',
    path: '/orders/payment-link',
    access: 'public',
    summary: 'What the link of an order by telephone is to pay; the link ends with the time to pay',
    inReadOnly: true,
    body: PaymentLink.extend({
      /** Of a payment that has just been tried: it is looked up at the provider. */
      tx_ref: z.string().trim().min(1).max(100).nullish(),
      /** As in `verify`. */
      status: z.string().max(40).nullish(),
    }),
    answer: z.object({
      data: z.object({
        order_code: OrderCode,
        total: Naira,
        payment_status: z.enum(paymentStatuses),
        pay_until: Time,
      }),
    }),
    errors: ['not_found'],
  }),
  payByLink: endpoint({
    method: 'POST',
    path: '/orders/payment-link/pay',
    access: 'public',
    summary: 'The card provider’s page for an order by telephone',
    closedBy: 'no-card',
    body: PaymentLink,
    answer: z.object({
      link: z.string(),
      /** With which the provider's page sends the shopper back. */
      tx_ref: z.string(),
    }),
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
