import type { z } from 'zod'
import { type PaymentCode, paymentCodes, paymentMethods } from '#contract/shop/payment-methods.ts'
import type { payments } from '#contract/shop/payments.ts'
import { type IsClosed, switchTexts } from '#contract/switches.ts'

type Presented = z.input<typeof payments.methods.answer>['data']

/** The methods as the checkout lists them; those that are not default are for pick-up only. */
export function presentMethods(isClosed: IsClosed): Presented {
  const open = paymentCodes.filter((code) => !isMethodClosed(code, isClosed))
  return {
    payment_methods: open.map((code) => {
      const { id, name, description, shipping } = paymentMethods[code]
      return { id, code, name, description, default: shipping === 'any' ? 1 : 0 }
    }),
    closed: open.length < paymentCodes.length ? switchTexts['no-card'].words : '',
  }
}

/** Whether staff have closed this way to pay: no payment begins by it. */
export function isMethodClosed(code: PaymentCode, isClosed: IsClosed): boolean {
  const { closedBy } = paymentMethods[code]
  return closedBy !== null && isClosed(closedBy)
}

export interface Deadlines {
  /** The end of the time to pay. */
  payUntil: Date | null
  /** The end of the time to pick it up. */
  pickupUntil: Date | null
}

/** How long an order waits for its money. */
export interface Waiting {
  cardMinutes: number
  pickupHours: number
}

/** Until when an order that is placed at `at` waits for its money; null: it is paid at once. */
export function deadlinesOf(code: PaymentCode, at: Date, waiting: Waiting | null): Deadlines {
  const { unpaid } = paymentMethods[code]
  const none = { payUntil: null, pickupUntil: null }
  if (!waiting || !unpaid) return none
  const { cardMinutes, pickupHours } = waiting
  const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
  switch (unpaid.deadline) {
    case 'pay':
      return { ...none, payUntil: after(cardMinutes) }
    case 'pickup':
      return { ...none, pickupUntil: after(pickupHours * 60) }
  }
}
