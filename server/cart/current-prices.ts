import type { z } from 'zod'
import { kobo, toNaira } from '#contract/money.ts'
import type { cart } from '#contract/shop/cart.ts'
import { type CurrentPrice, currentPrices, type ItemRef } from '#server/catalogue/catalogue.ts'
import type { Db } from '#server/platform/database/query.ts'

type Presented = z.input<typeof cart.currentPrices.answer>['data']['lines'][number]

/** Prices and stock of a cart's lines, one for each line and in their order, by one statement. */
export async function presentPrices(db: Db, items: ItemRef[]): Promise<Presented[]> {
  const prices = await currentPrices(db, items)
  return items.map((item, place) => present(item, prices[place]))
}

function present(
  { productId, combinationId }: ItemRef,
  price: CurrentPrice | null | undefined,
): Presented {
  const line = { product_id: productId, combo_id: combinationId }
  if (!price || price.isFixed !== (combinationId === null)) {
    const is_choice_missing = combinationId === null && price?.isFixed === false
    const nothing = { amount: null, previous_amount: null, stock_count: 0 }
    return { ...line, is_sold: false, is_choice_missing, ...nothing }
  }
  const { amountKobo, previousKobo, left } = price
  return {
    ...line,
    is_sold: true,
    is_choice_missing: false,
    amount: toNaira(kobo(amountKobo)),
    previous_amount: previousKobo === null ? null : toNaira(kobo(previousKobo)),
    stock_count: left,
  }
}
