import type { PaymentCode } from '#contract/shop/payment-methods.ts'
import type { Anchor } from '../section.tsx'
import type { ChosenShipping } from '../shipping/shipping-methods.tsx'

/** What an order still needs, in words, and the part of the page that has it. */
export interface Missing {
  words: string
  anchor: Anchor
}

/** The first thing that is missing, in the order of the page; null: nothing that is chosen here. */
export function missingOf(
  { code, fee }: Pick<ChosenShipping, 'code' | 'fee'>,
  payment: PaymentCode | null,
  isCovered: boolean,
): Missing | null {
  if (code === null) return { words: 'Choose how you get it', anchor: 'shipping-method' }
  if (fee === null) return { words: 'Choose a carrier', anchor: 'shipping-method' }
  if (payment === null) return { words: 'Choose how to pay', anchor: 'pay-with' }
  return isCovered ? null : { words: 'Choose another way to pay', anchor: 'pay-with' }
}
