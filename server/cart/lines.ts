import type { z } from 'zod'
import type { cart } from '#contract/cart.ts'
import type { Item } from '#server/catalogue/catalogue.ts'
import { refuse } from '#server/platform/http/handler.ts'

/** So many of an item. */
export interface Line extends Item {
  quantity: number
}

/** Units on one line. */
export const mostUnits = 10_000

type ProductOrder = z.output<typeof cart.add.body>['product_orders'][number]

/** One line for each item that is asked for: what stands on several is added up. */
export function linesOf(orders: ProductOrder[]): Line[] {
  const byItem = new Map<string, Line>()
  for (const line of orders.flatMap(linesOfOrder)) {
    const key = `${line.productId} ${line.combinationId}`
    const quantity = line.quantity + (byItem.get(key)?.quantity ?? 0)
    byItem.set(key, { ...line, quantity })
  }
  const lines = [...byItem.values()]
  if (lines.some(({ quantity }) => quantity > mostUnits)) {
    refuse('validation_failed', {
      errors: { product_orders: [`at most ${mostUnits} units of one thing`] },
    })
  }
  return lines
}

function linesOfOrder(order: ProductOrder): Line[] {
  const { product_id: productId } = order
  if ('quantity' in order) return [{ productId, combinationId: null, quantity: order.quantity }]
  return order.variation.map(({ id, quantity }) => ({ productId, combinationId: id, quantity }))
}

/** Different lines in one cart. */
export const mostLines = 500

/** As columns, for `unnest`. */
export function columnsOf(lines: Line[]): [number[], (number | null)[], number[]] {
  return [
    lines.map(({ productId }) => productId),
    lines.map(({ combinationId }) => combinationId),
    lines.map(({ quantity }) => quantity),
  ]
}
