import { nairaIn } from '#contract/forms/written-number.ts'
import { isFarPrice } from '#contract/limits.ts'
import type { WholeProduct } from '#contract/office/product.ts'
import { refusal } from '../../forms/refusal.ts'
import { combinationName } from './variations.ts'

/** What has a price: the product, or a combination on sale with its name. */
export interface Priced {
  id: number | null
  name: string
  /** Naira. */
  amount: number | null
}

export function pricedOf(product: WholeProduct): Priced[] {
  if (product.is_fixed) return [{ id: null, name: '', amount: product.amount }]
  const nameOf = combinationName(product)
  return product.combinations
    .filter(({ stock }) => stock !== null)
    .map(({ id, amount, value_ids }) => ({ id, amount, name: nameOf(value_ids) }))
}

export type PriceValues = Record<string, string>

/** The name of a field, as refusals have it: `amount`, or of a combination `amount:34`. */
export function fieldOf(
  name: 'amount' | 'previous_amount' | 'confirmed_amount',
  id: number | null,
): string {
  return id === null ? name : `${name}:${id}`
}

/** What counts as typed a second time is at first what is stored, so that Undo needs nobody to type it again. */
export function valuesOf(product: WholeProduct): PriceValues {
  const priced = product.is_fixed ? [{ ...product, id: null }] : product.combinations
  return Object.fromEntries(
    priced.flatMap(({ id, amount, previous_amount }) => [
      [fieldOf('amount', id), amount?.toFixed(2) ?? ''],
      [fieldOf('previous_amount', id), previous_amount?.toFixed(2) ?? ''],
      [fieldOf('confirmed_amount', id), amount?.toFixed(2) ?? ''],
    ]),
  )
}

/** Those that differ from what is stored. Refuses what is no amount, and what is far and was not typed twice, by its name. */
export function pricesIn(values: PriceValues, stored: PriceValues, priced: readonly Priced[]) {
  return priced.flatMap(({ id, name, amount: present }) => {
    const names = [fieldOf('amount', id), fieldOf('previous_amount', id)] as const
    if (names.every((name) => values[name] === stored[name])) return []
    const [amount = '', before = ''] = names.map((name) => values[name])
    const figures = [nairaIn(amount), before.trim() === '' ? '' : nairaIn(before)] as const
    const wrong = names.find((_, at) => figures[at] === null)
    const of = name && `${name}: `
    if (wrong) refusal(wrong, `${of}Type an amount in naira, such as 12,500 or 12,500.50`)
    const [price, previous] = figures
    const confirmed = nairaIn(values[fieldOf('confirmed_amount', id)] ?? '')
    const isFar = present !== null && price !== null && isFarPrice(present, price)
    if (name && isFar && confirmed !== price) {
      refusal(fieldOf('confirmed_amount', id), `${of}Type the price again to confirm.`)
    }
    return {
      combination_id: id,
      amount: price ?? '',
      previous_amount: previous ?? '',
      confirmed_amount: confirmed,
    }
  })
}
