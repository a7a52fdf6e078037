import type { ProductOrder } from '#contract/office/product.ts'
import { productOrders } from '#contract/office/product.ts'

/** Where a page begins: behind this product. `sort` is its value of the order's column, null where it has none. */
export interface Key {
  id: number
  sort: string | null
}

export type Sorted = Exclude<ProductOrder, 'newest'>

/** The orders by a column. */
export const sorts = productOrders.filter((order) => order !== 'newest')

export const columns: Record<Sorted, { column: string; type: string; down: boolean }> = {
  changed: { column: 'changed_at', type: 'timestamptz', down: true },
  name: { column: 'name', type: 'text', down: false },
  price: { column: 'amount_kobo', type: 'bigint', down: false },
  'price-down': { column: 'amount_kobo', type: 'bigint', down: true },
}

/** `newest` is the order of what has no value, whatever the product. */
export function inOrder(order: ProductOrder) {
  const { column, type, down } =
    order === 'newest' ? { column: 'NULL::text', type: 'text', down: true } : columns[order]
  const row = `(${column}, product_id)`
  const key = (sort: string, id: string) => `(${sort}::${type}, ${id}::integer)`
  return {
    column,
    direction: down ? 'DESC' : 'ASC',
    behind: (sort: string, id: string) => `${row} ${down ? '<' : '>'} ${key(sort, id)}`,
    upTo: (sort: string, id: string) => `${row} ${down ? '>=' : '<='} ${key(sort, id)}`,
  }
}
