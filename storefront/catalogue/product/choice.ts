import type { SearchParams } from '#client/search-params.ts'
import type { ProductDetails } from '#contract/shop/product.ts'

type Product = Pick<ProductDetails, 'variation_info' | 'combinations'>
type Variation = NonNullable<ProductDetails['variation_info']>[number]

/** The chosen value's id, by the variation's name. */
export type Choice = Readonly<Record<string, number | undefined>>

/** The name of a variation's dropdown, which is also its name in the address: `v1`, `v2` … */
export function fieldName(place: number): string {
  return `v${place + 1}`
}

/** The choice that an address names; a variation with one value is chosen already. */
export function choiceIn({ variation_info }: Product, search: SearchParams): Choice {
  const chosen = (variation_info ?? []).map(({ variation_name, variation_values }, place) => {
    const [first, ...others] = variation_values
    const named = variation_values.find(({ id }) => String(id) === search[fieldName(place)])
    return [variation_name, (named ?? (others.length === 0 ? first : undefined))?.id] as const
  })
  return Object.fromEntries(chosen)
}

/** The values that are chosen so far, in the order of the variations. */
export function chosenValues({ variation_info }: Product, choice: Choice) {
  return (variation_info ?? []).flatMap(({ variation_name, variation_values }) =>
    variation_values.filter(({ id }) => id === choice[variation_name]),
  )
}

/** The names of the variations that have no value yet, as a sentence lists them. */
export function missingNames({ variation_info }: Product, choice: Choice): string {
  const names = (variation_info ?? [])
    .filter(({ variation_name }) => choice[variation_name] === undefined)
    .map(({ variation_name }) => variation_name)
  return names.join(', ').replace(/, ([^,]*)$/, ' and $1')
}

/** Whether a value can be bought with the other values chosen. `not-sold`: there is no such combination. */
export function statusOf(
  { combinations }: Product,
  choice: Choice,
  { variation_name }: Variation,
  valueId: number,
): 'in-stock' | 'sold-out' | 'not-sold' {
  const others = Object.entries(choice).flatMap(([name, id]) =>
    name === variation_name || id === undefined ? [] : [id],
  )
  const matching = (combinations ?? []).filter(({ value_ids }) =>
    [valueId, ...others].every((id) => value_ids.includes(id)),
  )
  if (matching.length === 0) return 'not-sold'
  return matching.some(({ in_stock }) => in_stock) ? 'in-stock' : 'sold-out'
}

/**
 * The pictures of what is chosen: those of its values, then those of the product in any choice. Before a value with
 * pictures is chosen, those of its cards, which come first.
 */
export function picturesFor({ images }: Pick<ProductDetails, 'images'>, valueIds: number[]) {
  const own = (ids: (number | null | undefined)[]) =>
    images.filter(({ option_value_id: id }) => id !== null && ids.includes(id))
  const chosen = own(valueIds)
  const first = images.find(({ option_value_id }) => option_value_id !== null)
  const visible = chosen.length > 0 ? chosen : own([first?.option_value_id])
  return [...visible, ...images.filter(({ option_value_id }) => option_value_id === null)]
}
