import type { z } from 'zod'
import { toKobo } from '#contract/money.ts'
import type { products } from '#contract/office/products.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { Edit, ManageDeps } from '../manage/change.ts'
import { changePrices, type Price } from '../manage/prices.ts'
import { priceField, priceText } from './whole.ts'

export type SentPrice = z.output<typeof products.editPrices.body>['prices'][number]

/** The change of prices, which are naira, as the page's section sends it. */
export function editPrices(deps: ManageDeps, prices: SentPrice[]) {
  const sent = prices.flatMap(({ combination_id: id, amount, previous_amount }) => [
    [priceField('amount', id), priceText(amount)],
    [priceField('previous_amount', id), priceText(previous_amount)],
  ])
  return {
    sent: Object.fromEntries(sent),
    change: (_: Tx, edit: Edit) =>
      changePrices(deps, {
        ...edit,
        prices: prices.map(({ combination_id, confirmed_amount: confirmed, ...price }) => ({
          combinationId: combination_id,
          ...koboOf(price),
          confirmedKobo: confirmed == null ? null : toKobo(confirmed),
        })),
      }),
  }
}

export function koboOf({
  amount,
  previous_amount,
}: Pick<SentPrice, 'amount' | 'previous_amount'>): Price {
  return {
    amountKobo: toKobo(amount),
    previousAmountKobo: previous_amount === null ? null : toKobo(previous_amount),
  }
}
