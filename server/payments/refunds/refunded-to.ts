import { boolean, number } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/**
 * Where the card money of orders went that was given back: to the card, or into the wallet where the card provider
 * refused it and the staff chose so.
 */
export async function cardRefundsOf(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, ('card' | 'wallet')[]>> {
  const rows = await many(db, refundsOfOrders, [orderIds])
  return new Map(
    rows.map(({ order_id, is_to_card, is_to_wallet }) => [
      order_id,
      [...(is_to_card ? ['card' as const] : []), ...(is_to_wallet ? ['wallet' as const] : [])],
    ]),
  )
}

const refundsOfOrders = rareStatement(
  'payment-refunds-of-orders',
  { order_id: number, is_to_card: boolean, is_to_wallet: boolean },
  `SELECT order_id, bool_or(state <> 'wallet') AS is_to_card, bool_or(state = 'wallet') AS is_to_wallet
   FROM payment_refunds JOIN payments ON payments.id = payment_id
   WHERE order_id = ANY ($1) AND unmatched_id IS NULL GROUP BY order_id`,
)
