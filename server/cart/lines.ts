import type { z } from 'zod'
import { maxCartLines, maxUnitsPerLine } from '#contract/limits.ts'
import type { cart } from '#contract/shop/cart.ts'
import type { ItemRef } from '#server/catalogue/catalogue.ts'
import { refuse } from '#server/platform/http/handler.ts'

/** A quantity of an item. */
export interface Line extends ItemRef {
  quantity: number
}

type ProductOrder = z.output<typeof cart.add.body>['product_orders'][number]

/** One line for each item of a request: quantities of the same item are added up. */
export function linesOf(orders: ProductOrder[]): Line[] {
  const byItem = new Map<string, Line>()
  for (const line of orders.flatMap(linesOfOrder)) {
    const key = `${line.productId} ${line.combinationId}`
    const quantity = line.quantity + (byItem.get(key)?.quantity ?? 0)
    byItem.set(key, { ...line, quantity })
  }
  const lines = [...byItem.values()]
  if (lines.some(({ quantity }) => quantity > maxUnitsPerLine)) {
    refuse('validation_failed', {
      errors: { product_orders: [`at most ${maxUnitsPerLine} units of one thing`] },
    })
  }
  return lines
}

function linesOfOrder(order: ProductOrder): Line[] {
  const { product_id: productId } = order
  if ('quantity' in order) return [{ productId, combinationId: null, quantity: order.quantity }]
  return order.variation.map(({ id, quantity }) => ({ productId, combinationId: id, quantity }))
}

/** Refuses `validation_failed`: the product is sold in combinations only, and none of them was chosen. */
export function refuseMissingChoice(productId: number): never {
  const message = 'This product comes in several variations. Choose one of them first.'
  refuse('validation_failed', {
    message,
    errors: { variation: [`product ${productId}: choose a variation`] },
  })
}

/** As columns, for `unnest`. */
export function columnsOf(lines: Line[]): [number[], (number | null)[], number[]] {
  return [
    lines.map(({ productId }) => productId),
    lines.map(({ combinationId }) => combinationId),
    lines.map(({ quantity }) => quantity),
  ]
}

/**
 * For statements that add `wanted` lines to the cart of `$1`: whether they fit. A cart above the limit takes no new ones.
 */
export const spaceInCart = `space AS (
     SELECT coalesce(sum(is_new::integer), 0) = 0
         OR (SELECT count(*) FROM cart_lines WHERE account_id = $1) + sum(is_new::integer) <= ${maxCartLines} AS fits,
       greatest(0, ${maxCartLines} - (SELECT count(*) FROM cart_lines WHERE account_id = $1)) AS lines_left
     FROM (
       SELECT NOT EXISTS (
         SELECT FROM cart_lines
         WHERE account_id = $1 AND cart_lines.product_id = wanted.product_id
           AND cart_lines.combination_id IS NOT DISTINCT FROM wanted.combination_id
       ) AS is_new
       FROM wanted
     ) AS compared
   )`
