import { type Announce, accountEvent } from '#server/platform/database/announce.ts'
import { run } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { columnsOf, type Line } from './lines.ts'

export interface Bought {
  accountId: number
  /** Each item once. */
  lines: Line[]
}

/**
 * What was bought leaves the customer's cart, in the transaction that makes the order sure: of each line
 * as many units as were bought, and the line where none are left. What came into the cart meanwhile
 * stays. Open pages hear of it after the commit.
 */
export async function takeFromCart(
  tx: Tx,
  announce: Announce,
  { accountId, lines }: Bought,
): Promise<void> {
  tx.afterCommit(() => announce(accountEvent(accountId, 'cart')))
  await run(tx, take, [accountId, ...columnsOf(lines)])
}

const take = statement(
  'cart-take',
  {},
  // Rows are locked in the order in which adding writes them, so that the two don't deadlock.
  `WITH taken AS (
     SELECT cart_lines.id, cart_lines.quantity - bought.quantity AS left_over
     -- Lists that the planner does not see are planned for once, and not for each length anew.
     FROM unnest((SELECT $2::integer[]), (SELECT $3::integer[]), (SELECT $4::integer[]))
       AS bought (product_id, combination_id, quantity)
     JOIN cart_lines ON account_id = $1 AND cart_lines.product_id = bought.product_id
       AND cart_lines.combination_id IS NOT DISTINCT FROM bought.combination_id
     ORDER BY cart_lines.product_id, cart_lines.combination_id
     FOR UPDATE OF cart_lines
   ), emptied AS (
     DELETE FROM cart_lines USING taken WHERE cart_lines.id = taken.id AND left_over <= 0
   )
   UPDATE cart_lines SET quantity = left_over
   FROM taken WHERE cart_lines.id = taken.id AND left_over > 0`,
)
