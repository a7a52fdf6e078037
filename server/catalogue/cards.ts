import { kobo, toNaira } from '#contract/money.ts'
import type { ProductCard } from '#contract/shop/product.ts'
import {
  boolean,
  certain,
  json,
  list,
  nullable,
  number,
  object,
  pairsOf,
  type Row,
  text,
} from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import { pictureFacts, withAddress } from '#server/platform/media/media.ts'

export const pictureColumns = {
  id: number,
  image_url: text,
  ...pictureFacts,
  alt: text,
}
/** As `pictures_of` of the database writes it. */
export const cardPicture = object(pictureColumns)
/** The same from `product_images`: what `json_build_object` takes. */
export const pictureFields = `'id', id, 'image_url', '/media/' || hash, ${pairsOf(pictureFacts)}, 'alt', alt`

/** What a card is made from: what `cardColumns` select. */
export const cardRow = {
  id: number,
  p_slug: text,
  name: text,
  // A card is of a product that is, or was, on sale: it has a price and a weight.
  amount_kobo: certain(number),
  previous_amount_kobo: nullable(number),
  highest_amount_kobo: nullable(number),
  discount: number,
  brand_id: number,
  // The brand is there: `brand_id` refers to it.
  brand_name: certain(text),
  is_fixed: boolean,
  weight_grams: certain(number),
  color: nullable(text),
  average_rating: number,
  rating_count: number,
  stock_count: number,
  images: json(list(cardPicture)),
}

export type CardRow = Row<typeof cardRow>
/** For `FROM products`. Brands are looked up one by one: joined, they take PostgreSQL a twentieth longer. */
export const cardColumns = `
  products.id, p_slug, products.name, amount_kobo, previous_amount_kobo, highest_amount_kobo,
  discount, brand_id,
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

/** Products as lists show them, in the order of `ids`; what is not on sale is left out. */
export async function cardsByIds(db: Db, ids: number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  return (await many(db, cards, [ids])).map(cardOf)
}

const cards = statement(
  'cards-by-ids',
  { place: number, ...cardRow },
  `${cardsOf('(SELECT $1::integer[])')} WHERE state = 'live' ORDER BY place`,
)

/** What a card of a customer's own list is made from, which also tells what is no longer on sale. */
export const knownCardRow = { ...cardRow, is_sold: boolean }
type KnownCard = ProductCard & { isSold: boolean }

/**
 * What selects the cards of rows that have a `product_id`, and `columns` of these rows. What is gone, or lacks a price or
 * a weight by now, is left out. One statement with the rows: a cart is read after each change of it.
 */
export function withKnownCards(rows: string, columns: string): string {
  return `
    SELECT ${columns}, ${cardColumns}, state = 'live' AS is_sold
    FROM (${rows}) AS listed JOIN products ON products.id = listed.product_id
    WHERE amount_kobo IS NOT NULL AND weight_grams IS NOT NULL`
}

export function knownCardOf(row: Row<typeof knownCardRow>): KnownCard {
  return { ...cardOf(row), isSold: row.is_sold }
}

/** Names of products, retired ones too, by id. */
export async function productNames(db: Db, ids: number[]): Promise<Map<number, string>> {
  const rows = await many(db, namesOfProducts, [ids])
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const namesOfProducts = rareStatement(
  'product-names',
  { id: number, name: text },
  'SELECT id, name FROM products WHERE id = ANY ($1::integer[])',
)

export function cardOf(row: CardRow): ProductCard {
  return {
    id: row.id,
    p_slug: row.p_slug,
    name: row.name,
    amount: toNaira(kobo(row.amount_kobo)),
    previous_amount: nairaOrNull(row.previous_amount_kobo),
    highest_amount: nairaOrNull(row.highest_amount_kobo),
    percentage_discount: row.discount,
    discount: row.discount,
    images: row.images.map(withAddress),
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
