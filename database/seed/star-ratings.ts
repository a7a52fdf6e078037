import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { setTriggers } from './bulk.ts'
import type { DemoProduct } from './demo/shape.ts'
import { starRatings } from './demo/star-ratings.ts'

/** Adds the ratings of stars alone. The ids of products are their places in `products`, from 1. */
export async function seedStarRatings(tx: Tx, products: readonly DemoProduct[], now: Date) {
  const stars = starRatings(products)
  const rows = products.flatMap(({ code, addedDaysAgo }, place) =>
    (stars.get(code) ?? []).map((count, index) => ({
      product: place + 1,
      rating: index + 1,
      count,
      days: addedDaysAgo,
    })),
  )
  await setTriggers(tx, ['product_reviews'], 'DISABLE')
  await run(tx, addRatings, [
    rows.map(({ product }) => product),
    rows.map(({ rating }) => rating),
    rows.map(({ count }) => count),
    rows.map(({ days }) => days),
    now,
  ])
  await setTriggers(tx, ['product_reviews'], 'ENABLE')
}

/** Spread over the time that the product has been sold, the same in every run. */
const addRatings = rareStatement(
  'seed-star-ratings',
  {},
  `INSERT INTO product_reviews
     (product_id, rating, caption, details, display_name, is_anonymous, created_at, updated_at)
   SELECT product, rating, '', '', 'Anonymous', true, at, at
   FROM unnest($1::integer[], $2::smallint[], $3::integer[], $4::integer[])
     AS rated (product, rating, count, days)
   CROSS JOIN LATERAL generate_series(1, rated.count) AS place
   CROSS JOIN LATERAL (
     SELECT $5::timestamptz - make_interval(mins => (days * 1440::bigint
       * ((place * 617 + product * 29 + rating * 211) % 997) / 1000)::integer) AS at
   ) AS written`,
)
