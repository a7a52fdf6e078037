import { addresses } from '../pages.ts'

/** What an action is done to: some products, or all that fit a filter of their list. */
export type Chosen = { product_ids: string[] } | { filter: Record<string, string> }

/** Ids that an address can hold; more of them go through this tab's storage. */
const maxInAddress = 200
const storageKey = 'oja-office-chosen-products'

/** Where an action on these products begins, or the editing of their cells. */
export function addressOfChosen(
  page: 'newBulk' | 'bulkGrid',
  ids: readonly string[],
): { to: string; search: { ids: string } } {
  const to = addresses[page]
  if (ids.length <= maxInAddress) return { to, search: { ids: ids.join(',') } }
  sessionStorage.setItem(storageKey, ids.join(','))
  return { to, search: { ids: 'chosen' } }
}

const filterKeys = ['state', 'category', 'brand', 'seller', 'search', 'stock'] as const

/** What the address of the page names; null: nothing. */
export function chosenIn(search: Record<string, unknown>): Chosen | null {
  const { ids } = search
  if (typeof ids === 'string') {
    const text = ids === 'chosen' ? (sessionStorage.getItem(storageKey) ?? '') : ids
    const product_ids = text.split(',').filter((id) => /^\d{1,10}$/.test(id))
    return product_ids.length > 0 ? { product_ids } : null
  }
  const filter = filterKeys.flatMap((key) => {
    const value = search[key]
    return typeof value === 'string' && value !== '' ? [[key, value] as const] : []
  })
  return filter.length > 0 ? { filter: Object.fromEntries(filter) } : null
}
