import type { ProductCard } from '#contract/catalogue.ts'
import { kobo, toNaira } from '#contract/money.ts'
import type { Database } from '#server/platform/database/database.ts'

/** What a card is made from, as `cardColumns` select it. */
export interface CardRow {
  id: number
  p_slug: string
  name: string
  amount_kobo: number
  previous_amount_kobo: number | null
  discount: number
  brand_id: number
  brand_name: string
  is_fixed: boolean
  weight_grams: number
  color: string | null
  average_rating: number
  rating_count: number
  stock_count: number
  images: ProductCard['images']
}

/** For `FROM products`. Brands are looked up one by one: joined, they take PostgreSQL a twentieth longer. */
export const cardColumns = `
  products.id, p_slug, products.name, amount_kobo, previous_amount_kobo, discount, brand_id,
  (SELECT brands.name FROM brands WHERE brands.id = brand_id) AS brand_name,
  is_fixed, weight_grams, color, average_rating::float8, rating_count,
  (
    SELECT coalesce(sum(on_hand - held), 0)::integer FROM stock
    WHERE stock.product_id = products.id
  ) AS stock_count,
  pictures AS images`

/** What selects `place` and the cards of an SQL array's ids; ids that are gone are left out. */
export function cardsOf(ids: string): string {
  return `
    SELECT place, ${cardColumns}
    FROM unnest(${ids}) WITH ORDINALITY AS wanted (id, place)
    JOIN products ON products.id = wanted.id`
}

/** Products as lists show them, in the order of `ids`; ids that are gone are left out. */
export async function cardsByIds({ pool }: Database, ids: number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<CardRow>({
    name: 'cards-by-ids',
    text: `${cardsOf('$1::integer[]')} ORDER BY place`,
    values: [ids],
  })
  return rows.map(cardOf)
}

export function cardOf(row: CardRow): ProductCard {
  return {
    id: row.id,
    p_slug: row.p_slug,
    name: row.name,
    amount: toNaira(kobo(row.amount_kobo)),
    previous_amount: nairaOrNull(row.previous_amount_kobo),
    percentage_discount: row.discount,
    discount: row.discount,
    images: row.images,
    brand_id: row.brand_id,
    brand: { id: row.brand_id, name: row.brand_name },
    in_stock: row.stock_count > 0,
    stock_count: row.stock_count,
    is_fixed: row.is_fixed ? 1 : 0,
    weight: row.weight_grams / 1000,
    color: row.color,
    average_rating: row.average_rating,
    rating_count: row.rating_count,
  }
}

export function nairaOrNull(amountKobo: number | null): number | null {
  return amountKobo === null ? null : toNaira(kobo(amountKobo))
}
