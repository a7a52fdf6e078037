import { number } from '#server/platform/database/columns.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/*
 * Statements that each make a whole batch of orders: they fill two temporary tables, and from these the
 * tables of the domains. The orders are finished: they hold no stock, and the stock that they took has been
 * replenished. Money is kobo.
 */

export const tables = `
  CREATE TEMP TABLE made_orders (
    order_code text PRIMARY KEY, id bigint, account_id bigint, placed_at timestamptz,
    payment_code text, shipping_code text, status text, shipping_kobo bigint, lga_id integer
  ) ON COMMIT DROP;
  CREATE TEMP TABLE made_lines (
    order_code text, product_id integer, combination_id integer, quantity integer, amount_kobo bigint
  ) ON COMMIT DROP`

/** $1: how many, $2: how many such buyers there are, $3: password hash, $4: when they came. */
export const addBuyers = rareStatement(
  'seed-add-buyers',
  { id: number },
  `INSERT INTO accounts (slug, first_name, last_name, email, password_hash, created_at)
   SELECT 'g' || lpad(number::text, 11, '0'), ($5::text[])[1 + number % cardinality($5::text[])], 'Buyer',
     'buyer' || number || '@example.com', $3, $4
   FROM generate_series($2::integer + 1, $2::integer + $1::integer) AS number
  RETURNING id`,
)

/** $1: order codes, $2: buyers, $3: now. Orders of the last five days are not delivered yet. */
export const chooseOrders = `
  INSERT INTO made_orders
  SELECT code, NULL, ($2::bigint[])[1 + floor(whose * cardinality($2::bigint[]))::integer], placed_at,
    payment_code,
    CASE WHEN payment_code = 'pay-on-pickup' OR shipping < 0.15 THEN 'pick-up'
      WHEN shipping < 0.5 THEN 'public-transport' ELSE 'carrier' END,
    CASE
      WHEN payment_code = 'pay-on-pickup' THEN CASE WHEN fate < 0.2 THEN 'CANCELLED' ELSE 'DELIVERED' END
      WHEN payment_code = 'flutterwave' AND fate < 0.08 THEN 'CANCELLED'
      WHEN placed_at > $3::timestamptz - interval '5 days' THEN 'PROCESSING'
      WHEN fate > 0.97 THEN 'REFUNDED'
      ELSE 'DELIVERED' END,
    round((1500 + 6000 * fee)::numeric, 2) * 100,
    1 + floor(place * (SELECT count(*) FROM location_lgas))::integer
  FROM (
    SELECT code, random() AS whose, random() AS shipping, random() AS fate, random() AS fee,
      random() AS place, (ARRAY['wallets', 'flutterwave', 'flutterwave', 'wallets', 'pay-on-pickup'])
        [1 + floor(random() * 5)::integer] AS payment_code,
      $3::timestamptz - interval '1 hour' - power(random(), 1.4) * interval '400 days' AS placed_at
    FROM unnest($1::text[]) AS code
  ) AS chance`

/** One to four lines for each order; an order without a product is deleted. */
export const chooseLines = [
  `INSERT INTO made_lines
   SELECT DISTINCT ON (order_code, products.id) order_code, products.id, combination.id, quantity,
     coalesce(combination.amount_kobo, products.amount_kobo)
   FROM (
     SELECT order_code, 1 + floor(random() * (SELECT max(id) FROM products))::integer AS product_id,
       1 + floor(random() * random() * 4)::integer AS quantity, random() AS luck, slot
     FROM made_orders CROSS JOIN generate_series(1, 4) AS slot
   ) AS chosen
   JOIN products ON products.id = product_id
   LEFT JOIN LATERAL (
     SELECT id, amount_kobo FROM combinations WHERE combinations.product_id = products.id
     ORDER BY id LIMIT 1
   ) AS combination ON true
   WHERE (slot = 1 OR luck < 0.3) AND is_fixed = (combination.id IS NULL)`,
  `DELETE FROM made_orders
   WHERE NOT EXISTS (SELECT FROM made_lines WHERE made_lines.order_code = made_orders.order_code)`,
  `UPDATE made_orders SET shipping_kobo = CASE shipping_code
     WHEN 'pick-up' THEN 0 WHEN 'public-transport' THEN 250000 ELSE shipping_kobo END`,
]

export const writeOrders = [
  `INSERT INTO orders (order_code, account_id, status, payment_code, payment_status, stock_state,
     product_count, sub_total_kobo, shipping_kobo, total_kobo, refunded_kobo, shipping_code,
     shipping_method, delivery_time, carrier_name, recipient, phone, street, city, lg, state,
     placed_at, pay_until, pickup_until, moved_at, moved_by)
   SELECT order_code, account_id, made.status, payment_code,
     CASE made.status WHEN 'CANCELLED' THEN 'FAILED' WHEN 'REFUNDED' THEN 'REFUNDED' ELSE 'PAID' END,
     CASE made.status WHEN 'CANCELLED' THEN 'free' WHEN 'REFUNDED' THEN 'gone' ELSE 'sold' END,
     units, goods_kobo, shipping_kobo, goods_kobo + shipping_kobo,
     CASE made.status WHEN 'REFUNDED' THEN goods_kobo + shipping_kobo ELSE 0 END,
     shipping_code, type.name, type.delivery_time,
     CASE shipping_code WHEN 'carrier' THEN 'Swift Danfo' END,
     CASE WHEN goes THEN first_name || ' ' || last_name END,
     CASE WHEN goes THEN '+23480' || lpad((account_id % 100000000)::text, 8, '0') END,
     CASE WHEN goes THEN 1 + made.account_id % 90 || ' Market Road' END,
     CASE WHEN goes THEN lga.name END, CASE WHEN goes THEN lga.name END,
     CASE WHEN goes THEN state.name END, placed_at,
     CASE payment_code WHEN 'flutterwave' THEN placed_at + interval '30 minutes' END,
     CASE payment_code WHEN 'pay-on-pickup' THEN placed_at + interval '3 days' END,
     placed_at, 'job:seed'
   FROM made_orders AS made
   JOIN accounts ON accounts.id = account_id
   JOIN delivery_shipping_types AS type ON type.code = shipping_code
   JOIN location_lgas AS lga ON lga.id = lga_id
   JOIN location_states AS state ON state.id = state_id
   CROSS JOIN LATERAL (SELECT shipping_code <> 'pick-up' AS goes) AS going
   JOIN (
     SELECT order_code, sum(quantity) AS units, sum(quantity * amount_kobo) AS goods_kobo
     FROM made_lines GROUP BY order_code
   ) AS sums USING (order_code)
   ORDER BY placed_at`,
  `UPDATE made_orders SET id = orders.id FROM orders WHERE orders.order_code = made_orders.order_code`,
  `INSERT INTO order_lines (order_id, position, product_id, combination_id, quantity, p_slug, name,
     amount_kobo, weight_grams, options, images)
   SELECT made_orders.id, row_number() OVER (PARTITION BY made_orders.id) - 1, line.product_id,
     line.combination_id, quantity, p_slug, products.name, line.amount_kobo, weight_grams,
     ARRAY(
       SELECT option_values.name FROM combination_values
       JOIN product_options ON product_options.id = combination_values.option_id
       JOIN option_values ON option_values.id = value_id
       WHERE combination_values.combination_id = line.combination_id ORDER BY product_options.position
     ),
     (SELECT coalesce(json_agg(json_build_object('id', id, 'hash', hash, 'width', width,
        'height', height, 'placeholder_color', placeholder_color, 'alt', alt)), '[]')
      FROM product_images WHERE product_images.product_id = products.id AND position = 0)
   FROM made_lines AS line JOIN made_orders USING (order_code)
   JOIN products ON products.id = line.product_id ORDER BY made_orders.id`,
  `INSERT INTO order_moves (order_id, status, payment_status, stock_state, refunded_kobo, moved_at,
     moved_by)
   SELECT orders.id, move.status, move.payment_status, move.stock_state,
     CASE move.status WHEN 'REFUNDED' THEN orders.refunded_kobo ELSE 0 END,
     orders.placed_at + later, move.moved_by
   FROM orders JOIN made_orders USING (order_code) CROSS JOIN LATERAL (VALUES
     (1, 'PENDING', 'PENDING', 'held', interval '0', 'customer:' || orders.account_id,
       orders.payment_code <> 'wallets'),
     (2, 'PROCESSING', 'PAID', 'sold', CASE orders.payment_code WHEN 'wallets' THEN interval '0'
       ELSE interval '5 minutes' END, 'provider:flutterwave',
       payment_status <> 'FAILED' AND orders.payment_code <> 'pay-on-pickup'),
     (3, 'PROCESSING', 'PENDING', 'held', interval '4 hours', 'job:seed',
       orders.payment_code = 'pay-on-pickup'),
     (4, 'CANCELLED', 'FAILED', 'free', CASE orders.payment_code WHEN 'flutterwave'
       THEN interval '30 minutes' ELSE interval '3 days' END, 'job:orders-expire',
       orders.status = 'CANCELLED'),
     (5, 'DELIVERED', 'PAID', 'sold', interval '3 days', 'provider:terminal',
       orders.status IN ('DELIVERED', 'REFUNDED')),
     (6, 'REFUNDED', 'REFUNDED', 'gone', interval '4 days', 'job:seed', orders.status = 'REFUNDED')
   ) AS move (step, status, payment_status, stock_state, later, moved_by, counts)
   WHERE counts ORDER BY orders.id, step`,
]

const paid = "status <> 'CANCELLED'"

/** Every kobo of them goes through the ledger. */
export const writeMoney = [
  `INSERT INTO payments (order_id, account_id, order_code, tx_ref, amount_kobo, status, reason,
     transaction_id, received_kobo, refunded_kobo, created_at, moved_at, expires_at)
   SELECT orders.id, orders.account_id, order_code, 'generated-' || orders.id, total_kobo,
     CASE WHEN orders.${paid} THEN 'paid' ELSE 'failed' END,
     CASE WHEN orders.${paid} THEN 'taken' ELSE 'declined' END,
     CASE WHEN orders.${paid} THEN 'generated-' || orders.id END,
     CASE WHEN orders.${paid} THEN total_kobo END, orders.refunded_kobo,
     orders.placed_at, orders.placed_at + interval '5 minutes', orders.placed_at + interval '30 minutes'
   FROM orders JOIN made_orders USING (order_code) WHERE orders.payment_code = 'flutterwave'`,
  `INSERT INTO payment_moves (payment_id, status, reason, moved_at)
   SELECT payments.id, move.status, move.reason, move.moved_at
   FROM payments JOIN made_orders USING (order_code) CROSS JOIN LATERAL (VALUES
     (1, 'open', 'placed', created_at), (2, payments.status, payments.reason, payments.moved_at)
   ) AS move (step, status, reason, moved_at) ORDER BY payments.id, step`,
  `INSERT INTO payment_refunds (payment_id, amount_kobo, reason, key, state, provider_id, attempts,
     next_attempt_at, created_at, requested_at, sent_at, requested_by)
   SELECT payments.id, refunded_kobo, 'order refunded', 'refund:' || order_code || ':' || refunded_kobo,
     'sent', 'generated-' || payments.id, 1, later, later, later, later, 'job:seed'
   FROM payments JOIN made_orders USING (order_code)
   CROSS JOIN LATERAL (SELECT created_at + interval '4 days' AS later) AS moment
   WHERE refunded_kobo > 0`,
  `WITH moved AS (
   INSERT INTO wallet_transactions (key, kind, account_id, reference, created_at)
   SELECT move.key, kind, holder, order_code, made.placed_at + later
   FROM made_orders AS made LEFT JOIN payments USING (order_code) CROSS JOIN LATERAL (VALUES
     ('order:' || order_code, 'purchase', made.account_id, interval '0',
       made.payment_code = 'wallets'),
     ('refund:' || order_code, 'refund', made.account_id, interval '4 days',
       made.payment_code = 'wallets' AND made.status = 'REFUNDED'),
     ('payment ' || payments.id, 'card_in', NULL, interval '5 minutes', payments.status = 'paid'),
     ('card refund of ' || payments.id, 'card_out', NULL, interval '4 days', refunded_kobo > 0),
     ('till:' || order_code, 'till_in', NULL, interval '3 days',
       made.payment_code = 'pay-on-pickup' AND made.status = 'DELIVERED')
   ) AS move (key, kind, holder, later, counts) WHERE counts ORDER BY made.placed_at
   RETURNING id, kind, account_id, reference
   )
   INSERT INTO wallet_entries (transaction_id, book, account_id, amount_kobo)
   SELECT moved.id, entry.book, entry.account_id, entry.amount_kobo
   FROM moved JOIN orders ON order_code = reference
   CROSS JOIN LATERAL (
     SELECT CASE WHEN kind IN ('purchase', 'card_in', 'till_in') THEN total_kobo ELSE -total_kobo END AS kobo,
       CASE kind WHEN 'purchase' THEN 'wallet' WHEN 'refund' THEN 'wallet' WHEN 'till_in' THEN 'till'
         ELSE 'card' END AS purse
   ) AS sum
   CROSS JOIN LATERAL (VALUES ('sales', NULL::bigint, kobo), (purse, moved.account_id, -kobo))
     AS entry (book, account_id, amount_kobo)`,
]

/** $1: buyers, $2: when it came in. Each has paid in once, all that was spent and a little more. */
export const payIn = [
  `INSERT INTO wallet_transactions (key, kind, account_id, reference, created_at)
   SELECT 'deposit:generated ' || id, 'deposit', id, 'GENERATED' || id, $2
   FROM unnest($1::bigint[]) AS id`,
  `INSERT INTO wallet_entries (transaction_id, book, account_id, amount_kobo)
   SELECT moved.id, entry.book, entry.account_id, entry.amount_kobo
   FROM wallet_transactions AS moved
   LEFT JOIN (
     SELECT account_id, sum(amount_kobo) FILTER (WHERE amount_kobo < 0) AS out_kobo
     FROM wallet_entries WHERE account_id = ANY ($1) GROUP BY account_id
   ) AS spent USING (account_id)
   CROSS JOIN LATERAL (SELECT 2500000 - coalesce(out_kobo, 0) AS kobo) AS sum
   CROSS JOIN LATERAL (VALUES ('bank', NULL::bigint, -kobo - 5000), ('charges', NULL, 5000),
     ('wallet', moved.account_id, kobo)) AS entry (book, account_id, amount_kobo)
   WHERE kind = 'deposit' AND moved.account_id = ANY ($1) AND $2::timestamptz IS NOT NULL`,
  `UPDATE wallets SET balance_kobo = sum_kobo
   FROM (
     SELECT account_id, sum(amount_kobo) AS sum_kobo FROM wallet_entries
     WHERE account_id = ANY ($1) GROUP BY account_id
   ) AS entered
   WHERE wallets.account_id = entered.account_id AND $2::timestamptz IS NOT NULL`,
].map((text, i) => rareStatement(`seed-pay-in-${i}`, {}, text))
