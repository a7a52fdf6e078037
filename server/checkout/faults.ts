import { codesWithLedgerKey } from '#contract/shop/payment-methods.ts'
import type { Db } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type Fault, faultColumns, faultOf, faultsFound } from '#server/platform/fault.ts'

/**
 * Where orders, stock and money contradict each other. Reads the tables of several domains, since no one of them can
 * say it, and all orders: for a restored database, a proof or a night.
 */
export function orderFaults(db: Db): Promise<Fault[]> {
  return faultsFound(db, faults, [
    codesWithLedgerKey('order'),
    codesWithLedgerKey(null),
    codesWithLedgerKey('till'),
  ])
}

const item = "'product ' || product_id || coalesce(', combination ' || combination_id, '')"
const order = "'order ' || order_code"

const faults = rareStatement(
  'checkout-faults',
  faultColumns,
  `WITH holding AS (
    SELECT order_lines.product_id, order_lines.combination_id, sum(quantity) AS units,
      coalesce(sum(quantity) FILTER (WHERE hold = 'share'), 0) AS of_newcomers
    FROM order_lines JOIN orders ON orders.id = order_id
    WHERE stock_state = 'held' GROUP BY order_lines.product_id, order_lines.combination_id
  ), held AS (
    SELECT stock.product_id, stock.combination_id, held, held_by_newcomers,
      coalesce(units, 0) AS units, coalesce(of_newcomers, 0) AS of_newcomers
    FROM stock LEFT JOIN holding ON holding.product_id = stock.product_id
      AND coalesce(holding.combination_id, 0) = coalesce(stock.combination_id, 0)
  ), explained AS (
    -- Of each item what moves brought, without what orders took and what is there.
    SELECT product_id, combination_id, sum(units) AS units, bool_or(is_on_sale) AS is_on_sale
    FROM (
      SELECT product_id, combination_id, on_hand_after - on_hand_before AS units, false AS is_on_sale FROM stock_moves
      UNION ALL
      SELECT product_id, combination_id, -quantity, false FROM taken_lines
      UNION ALL
      SELECT product_id, combination_id, -on_hand, true FROM stock
    ) AS known
    GROUP BY product_id, combination_id
  )
  ${faultOf('held stock is not what open orders hold', item)}
  FROM held WHERE held <> units
  UNION ALL
  ${faultOf('stock held by newcomers is not what their open orders hold', item)}
  FROM held WHERE held_by_newcomers <> of_newcomers
  UNION ALL
  ${faultOf('more units are held than there are', item)}
  FROM stock WHERE held > on_hand
  UNION ALL
  ${faultOf('units on hand are not what moves brought and orders took', item)}
  FROM explained WHERE is_on_sale AND units <> 0
  UNION ALL
  ${faultOf('orders took more units than moves brought', item)}
  FROM explained WHERE NOT is_on_sale AND units < 0 AND product_id IN (SELECT id FROM products)
  UNION ALL
  ${faultOf('a wallet order without its purchase', order)} FROM orders
  WHERE payment_code = ANY ($1::text[]) AND NOT EXISTS (
    SELECT FROM wallet_transactions WHERE key = 'order:' || order_code
  )
  UNION ALL
  ${faultOf('a purchase without its order', "'purchase of order ' || reference")} FROM wallet_transactions
  WHERE kind = 'purchase' AND NOT EXISTS (
    SELECT FROM orders WHERE order_code = reference AND payment_code = ANY ($1::text[])
      AND payment_status IN ('PAID', 'REFUNDED')
  )
  UNION ALL
  ${faultOf('a card order without its payment', order)} FROM orders
  WHERE payment_code = ANY ($2::text[])
    AND NOT EXISTS (SELECT FROM payments WHERE order_id = orders.id)
  UNION ALL
  ${faultOf('an order that is paid by card without the money', order)} FROM orders
  WHERE payment_code = ANY ($2::text[]) AND payment_status = 'PAID'
    AND NOT EXISTS (SELECT FROM payments WHERE order_id = orders.id AND status = 'paid')
  UNION ALL
  ${faultOf('an order that is paid at the counter without the money', order)} FROM orders
  WHERE payment_code = ANY ($3::text[]) AND payment_status IN ('PAID', 'REFUNDED') AND NOT EXISTS (
    SELECT FROM wallet_transactions WHERE kind = 'till_in' AND key = 'till:' || order_code
  )
  UNION ALL
  ${faultOf('an order whose lines do not cost what it does', order)} FROM orders
  JOIN counter_sales ON order_id = orders.id
  WHERE sub_total_kobo <> (SELECT coalesce(sum(quantity * amount_kobo), 0) FROM sold_lines WHERE order_id = orders.id)
  UNION ALL
  ${faultOf('the till has not what an order that was paid at the counter costs', order)}
  FROM orders JOIN wallet_transactions AS counted ON key = 'till:' || order_code
  JOIN wallet_entries ON transaction_id = counted.id AND book = 'till'
  WHERE -amount_kobo <> total_kobo
  UNION ALL
  ${faultOf('sales that are not what was paid and not given back', "'order ' || reference")}
  FROM (
    SELECT reference FROM wallet_entries JOIN wallet_transactions ON id = transaction_id
    WHERE book = 'sales' AND reference IN (SELECT order_code FROM orders)
    GROUP BY reference HAVING sum(amount_kobo) < 0
  ) AS overdrawn
  UNION ALL
  ${faultOf('uses of a coupon by newcomers are not those of their open orders', "'coupon ' || code")}
  FROM coupons WHERE held_by_newcomers <> (
    SELECT count(*) FROM coupon_claims JOIN orders ON orders.id = order_id
    WHERE coupon_id = coupons.id AND is_of_newcomer AND given_back_at IS NULL
      AND payment_status IN ('PENDING', 'FAILED') AND status IN ('PENDING', 'PROCESSING')
  )
  UNION ALL
  ${faultOf('a coupon counts fewer uses than orders have', "'coupon ' || code")}
  FROM coupons WHERE used < (
    SELECT count(*) FROM coupon_claims WHERE coupon_id = coupons.id AND is_counted AND given_back_at IS NULL
  )
  UNION ALL
  ${faultOf('lines whose shares of a coupon are not the coupon', order)} FROM orders
  WHERE coupon_kobo <> (
    SELECT coalesce(sum(coupon_kobo), orders.coupon_kobo) FROM sold_lines WHERE order_id = orders.id
  )
  UNION ALL
  ${faultOf('parts of which more went back than of their order', order)} FROM orders
  WHERE refunded_kobo < (SELECT sum(amount_kobo) FROM order_line_refunds WHERE order_id = orders.id)
  UNION ALL
  ${faultOf('more went back of a line than was sold', "'line ' || sold_lines.id")} FROM sold_lines
  JOIN (
    SELECT line_id, sum(quantity) AS units, sum(amount_kobo) AS amount_kobo FROM order_line_refunds GROUP BY line_id
  ) AS back ON line_id = sold_lines.id
  WHERE units > quantity
    OR back.amount_kobo > quantity * sold_lines.amount_kobo - coalesce(sold_lines.coupon_kobo, 0)
  UNION ALL
  ${faultOf('goods of a refunded order that are still sold', order)} FROM orders
  WHERE payment_status = 'REFUNDED' AND stock_state = 'sold'
  UNION ALL
  ${faultOf('a request that is done without its money', "'request ' || approvals.id")} FROM approvals
  WHERE state = 'done' AND kind IN ('refund', 'adjustment')
    AND NOT EXISTS (SELECT FROM wallet_transactions WHERE key = 'approval:' || approvals.id)
    AND NOT EXISTS (SELECT FROM payment_refunds WHERE key = 'approval:' || approvals.id)
  UNION ALL
  ${faultOf('money of a request that is not done, or of another sum', 'key')}
  FROM (
    SELECT key, abs(amount_kobo) AS amount_kobo FROM wallet_transactions
    JOIN wallet_entries ON transaction_id = wallet_transactions.id AND book = 'wallet'
    WHERE key LIKE 'approval:%'
    UNION ALL
    SELECT key, amount_kobo FROM payment_refunds WHERE key LIKE 'approval:%'
  ) AS moved
  WHERE NOT EXISTS (
    SELECT FROM approvals
    WHERE state = 'done' AND moved.key = 'approval:' || id AND amount_kobo = moved.amount_kobo
  )
  UNION ALL
  ${faultOf('an order without lines', order)} FROM orders
  WHERE NOT EXISTS (SELECT FROM order_lines WHERE order_id = orders.id)
  UNION ALL
  ${faultOf('an order without its first state', order)} FROM orders
  WHERE NOT EXISTS (SELECT FROM order_moves WHERE order_id = orders.id)
  UNION ALL
  ${faultOf('a key without its order', order)} FROM checkout_keys
  WHERE NOT EXISTS (SELECT FROM orders WHERE orders.order_code = checkout_keys.order_code)`,
)
