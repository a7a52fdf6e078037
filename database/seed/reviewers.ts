import { number } from '#server/platform/database/columns.ts'
import { many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { publicCode } from '#server/platform/secret.ts'
import { execute, setTriggers } from './bulk.ts'
import { names } from './demo/reviews/names.ts'
import type { DemoProduct } from './demo/shape.ts'
import { tables } from './generate/order-statements.ts'
import { openWallets, triggered, writeChosen } from './generate/orders.ts'

/** People of one name. */
const namesakes = 6

/**
 * Gives each review of the demo mall the order that it is about: bought by somebody of its writer's name, paid by
 * card or at the counter, delivered before it was written. Nobody can log in as they: their hash is of no password.
 * The reviews must be those of `products`, in their order, with ids from 1.
 */
export async function seedReviewers(
  tx: Tx,
  products: readonly DemoProduct[],
  now: Date,
): Promise<void> {
  const ownedDays = products.flatMap(({ reviews }) => reviews.map((review) => review.ownedDays))
  if (ownedDays.length === 0) return
  const rows = await many(tx, addReviewers, [names, namesakes, new Date(now.getTime() - early)])
  const ids = rows.map(({ id }) => id)
  await run(tx, openWallets, [ids])
  const codes = ownedDays.map(() => publicCode())
  await setTriggers(tx, triggered, 'DISABLE')
  await execute(tx, tables)
  await execute(tx, chooseOrders, [codes, ids, ownedDays, names, namesakes])
  await execute(tx, chooseLines, [codes])
  await writeChosen(tx, [])
  await setTriggers(tx, triggered, 'ENABLE')
  await run(tx, linkReviews, [codes])
}

/** Before the first order. */
const early = 500 * 24 * 3_600_000

const addReviewers = rareStatement(
  'seed-add-reviewers',
  { id: number },
  `INSERT INTO accounts (slug, first_name, last_name, email, password_hash, created_at)
   SELECT 'r' || lpad(place::text, 11, '0'), name, 'Shopper', 'shopper' || place || '@example.com',
     '$argon2id$', $3
   FROM (
     SELECT name, row_number() OVER (ORDER BY same, ordinality) AS place
     FROM unnest($1::text[]) WITH ORDINALITY AS known (name, ordinality)
     CROSS JOIN generate_series(1, $2::integer) AS same
   ) AS people
   ORDER BY place
   RETURNING id`,
)

/** $1: order codes, $2: accounts, one name after the other, $3: days, $4: names, $5: people of one name. */
const chooseOrders = `
  INSERT INTO made_orders
  SELECT ($1::text[])[reviews.id], NULL,
    ($2::bigint[])[coalesce(array_position($4::text[], display_name), 1 + reviews.id % cardinality($4::text[]))
      + cardinality($4::text[]) * (reviews.id % $5::integer)],
    -- Delivered on the third day.
    created_at - make_interval(days => ($3::integer[])[reviews.id] + 3, mins => reviews.id % 600),
    CASE reviews.id % 4 WHEN 0 THEN 'pay-on-pickup' ELSE 'flutterwave' END,
    CASE reviews.id % 4 WHEN 0 THEN 'pick-up' WHEN 1 THEN 'public-transport' ELSE 'carrier' END,
    'DELIVERED',
    CASE reviews.id % 4 WHEN 0 THEN 0 WHEN 1 THEN 250000 ELSE 180000 + 5000 * (reviews.id % 50) END,
    1 + reviews.id * 7 % (SELECT count(*) FROM location_lgas)
  FROM product_reviews AS reviews WHERE reviews.id <= cardinality($1::text[])`

/** $1: order codes. One thing each; of a product with variations any of them. */
const chooseLines = `
  INSERT INTO made_lines
  SELECT order_code, products.id, combination.id, 1, coalesce(combination.amount_kobo, products.amount_kobo)
  FROM unnest($1::text[]) WITH ORDINALITY AS made (order_code, review_id)
  JOIN product_reviews AS reviews ON reviews.id = review_id
  JOIN products ON products.id = reviews.product_id
  LEFT JOIN LATERAL (
    SELECT id, amount_kobo FROM combinations WHERE combinations.product_id = products.id
    ORDER BY hashint4((combinations.id + reviews.id)::integer) LIMIT 1
  ) AS combination ON true`

const linkReviews = rareStatement(
  'seed-link-reviews',
  {},
  `UPDATE product_reviews SET order_line_id = order_lines.id, account_id = orders.account_id
   FROM unnest($1::text[]) WITH ORDINALITY AS made (order_code, review_id)
   JOIN orders USING (order_code) JOIN order_lines ON order_lines.order_id = orders.id
   WHERE product_reviews.id = review_id`,
)
