import type { ClientBase } from 'pg'
import type { ItemQuantity } from '#server/catalogue/catalogue.ts'
import { refuse } from '#server/platform/http/handler.ts'

/** Orders of one account that wait for their money at the same time, and units of one item in them. */
export const maxUnpaid = { orders: 5, units: 50 } as const

export interface Unpaid {
  orders: number
  /** What they are for, each item once. */
  units: ItemQuantity[]
}

/**
 * What an account has ordered and not paid yet. Also what a failed payment has put back on the shelf counts:
 * it is held anew as soon as the order is paid for again.
 */
export async function unpaidOf(client: ClientBase, accountId: number): Promise<Unpaid> {
  const { rows } = await client.query<ItemQuantity & { orders: number }>({
    name: 'orders-unpaid',
    text: `
      WITH unpaid AS (
        SELECT id FROM orders
        WHERE account_id = $1 AND payment_status IN ('PENDING', 'FAILED')
          AND status IN ('PENDING', 'PROCESSING')
      )
      SELECT (SELECT count(*) FROM unpaid) AS orders, product_id AS "productId",
        combination_id AS "combinationId", sum(quantity)::integer AS quantity
      FROM unpaid JOIN order_lines ON order_id = unpaid.id
      GROUP BY product_id, combination_id`,
    values: [accountId],
  })
  return { orders: rows[0]?.orders ?? 0, units: rows }
}

/**
 * Refuses `unpaid_limit` where one more order that is paid later would let one account keep much of the shelf
 * from everybody else for nothing. `lines` has each item once.
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
