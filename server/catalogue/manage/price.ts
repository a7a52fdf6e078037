import { refuseField } from './mistakes.ts'

/** Kobo. */
export interface Price {
  amountKobo: number
  /** Before a discount; null: there is none. */
  previousAmountKobo: number | null
}

/**
 * Refuses `validation_failed` for a price that is not above zero, or not below the price before. The database has the
 * same rules, but computes the discount before it looks at them.
 */
export function requirePrice({ amountKobo, previousAmountKobo }: Price): void {
  if (!(amountKobo > 0)) refuseField('amount', 'A price is above zero.')
  if (previousAmountKobo !== null && !(previousAmountKobo > amountKobo)) {
    refuseField('previous_amount', 'The price before is above the price.')
  }
}
