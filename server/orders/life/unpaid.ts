import type { ItemQuantity } from '#server/catalogue/catalogue.ts'
import { json, list, nullable, number, object } from '#server/platform/database/columns.ts'
import { type Db, one } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'

/** Orders of one account that wait for their money at the same time, and units of one item in them. */
export const maxUnpaid = { orders: 5, units: 50 } as const

export interface Unpaid {
  orders: number
  /** What they are for, each item once. */
  units: ItemQuantity[]
}

/**
 * What an account has ordered and not paid yet. Also what a failed payment has set free counts:
 * it is held anew as soon as the order is paid for again.
 */
export async function unpaidOf(db: Db, accountId: number): Promise<Unpaid> {
  const { orders, items } = await one(db, unpaid, [accountId])
  const units = items.map((item) => ({
    productId: item.product_id,
    combinationId: item.combination_id,
    quantity: item.quantity,
  }))
  return { orders, units }
}

const item = object({ product_id: number, combination_id: nullable(number), quantity: number })

const unpaid = statement(
  'orders-unpaid',
  { orders: number, items: json(list(item)) },
  `WITH unpaid AS (
     SELECT id FROM orders
     WHERE account_id = $1 AND payment_status IN ('PENDING', 'FAILED')
       AND status IN ('PENDING', 'PROCESSING')
   ), item AS (
     SELECT product_id, combination_id, sum(quantity)::integer AS quantity
     FROM unpaid JOIN order_lines ON order_id = unpaid.id
     GROUP BY product_id, combination_id
   )
   SELECT (SELECT count(*) FROM unpaid) AS orders,
     coalesce((SELECT json_agg(item) FROM item), '[]') AS items`,
)

/**
 * Refuses `unpaid_limit` where one more order that is paid later would let one account withhold much of the
 * stock from everybody else for nothing. `lines` has each item once.
 */
export function requireFewUnpaid(unpaid: Unpaid, lines: (ItemQuantity & { name: string })[]): void {
  if (unpaid.orders >= maxUnpaid.orders) {
    const message = `You have ${unpaid.orders} orders that wait for their payment. Pay for one of them first, or pay for this one from your wallet.`
    refuse('unpaid_limit', { message })
  }
  for (const { productId, combinationId, quantity, name } of lines) {
    const same = unpaid.units.find(
      (item) => item.productId === productId && item.combinationId === combinationId,
    )
    if (quantity + (same?.quantity ?? 0) <= maxUnpaid.units) continue
    const message = `${name}: no more than ${maxUnpaid.units} units can wait for their payment. Order fewer, or pay from your wallet.`
    refuse('unpaid_limit', { message })
  }
}
