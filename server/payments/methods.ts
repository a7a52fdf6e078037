import type { z } from 'zod'
import type { payments } from '#contract/payments.ts'

type Method = z.input<typeof payments.methods.answer>['data']['payment_methods'][number]

/** Checkout and rooms specification, 4.2 and 9. Methods that are not default are for pick-up only. */
export const paymentMethods: Method[] = [
  {
    id: 1,
    code: 'wallets',
    name: 'Wallet',
    description: 'Pay from the money in your wallet',
    default: 1,
  },
  {
    id: 2,
    code: 'flutterwave',
    name: 'Flutterwave',
    description: 'USSD, card or bank transfer',
    default: 1,
  },
  {
    id: 3,
    code: 'pay-on-pickup',
    name: 'Pay on Pickup',
    description:
      'Pay when you pick it up. Priced at pickup, subject to price change and available for a limited time.',
    default: 0,
  },
]
