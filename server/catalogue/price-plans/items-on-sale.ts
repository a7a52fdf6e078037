import { kobo, toNaira } from '#contract/money.ts'
import type { Db } from '#server/platform/database/query.ts'
import { sellableItems } from '../product/sellable-items.ts'
import { itemOfKey } from '../stock/item-key.ts'
import { pricedItems } from './priced-items.ts'

/** Of the items with this code, or these words in their names, those that can be bought now. */
export async function itemsOnSale(db: Db, search: string) {
  const found = await pricedItems(db, search)
  const refs = found.map(({ key }) => itemOfKey(key))
  const sold = await sellableItems(db, refs)
  return found.flatMap(({ key, name, code, options }, place) => {
    const [ref, item] = [refs[place], sold[place]]
    if (!ref || !item) return []
    const { productId: product_id, combinationId: combination_id } = ref
    const { amountKobo, left } = item
    const amount = toNaira(kobo(amountKobo))
    return [{ key, product_id, combination_id, name, code, options, amount, left }]
  })
}
