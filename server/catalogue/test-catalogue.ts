import { number } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { many, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** A test mall's catalogue: three categories with two sub-categories each, and six brands. */
export const topIds = [1, 2, 3]
export const subIds = [11, 12, 21, 22, 31, 32]
export const brandIds = [1, 2, 3, 4, 5, 6]

const picture = 'a'.repeat(64)

/** Categories (parent of 12 is 1), brands and a seller; 31 and 3 are hidden from menus. */
export async function addCategories({ pool }: Database): Promise<void> {
  await pool.query("INSERT INTO sellers (id, name, slug) VALUES (1, 'Iya Kudi', 'iya-kudi')")
  await pool.query(
    `INSERT INTO brands (id, name, slug, picture_hash, best_rank)
     SELECT id, 'Brand ' || id, 'brand-' || id, $1, CASE WHEN id < 4 THEN 4 - id END
     FROM unnest($2::integer[]) AS id`,
    [picture, brandIds],
  )
  await pool.query(
    `INSERT INTO categories
       (id, parent_id, name, slug, is_visible, position, popular_rank, picture_hash)
     SELECT id, CASE WHEN id > 10 THEN id / 10 END, 'Category ' || id, 'category-' || id,
       id NOT IN (3, 31), id, CASE WHEN id IN (3, 12) THEN id END, $1
     FROM unnest($2::integer[]) AS id`,
    [picture, [...topIds, ...subIds]],
  )
}

export interface TestProduct {
  id?: number
  category?: number
  brand?: number
  amount?: number
  previous?: number | null
  popularity?: number
  stock?: number
  createdAt?: Date
}

/** Adds one fixed product with its stock, on sale; answers its id. Amounts are kobo. */
export async function addProduct(database: Database, product: TestProduct = {}): Promise<number> {
  const [id] = await addProducts(database, [product])
  if (id === undefined) throw new Error('nothing was added')
  return id
}

/** In one statement for each table, through the triggers. */
export async function addProducts({ pool }: Database, products: TestProduct[]): Promise<number[]> {
  const added = rareStatement(
    'test-add-products',
    { id: number },
    `INSERT INTO products (p_slug, code, name, category_id, parent_category_id, brand_id,
       seller_id, form, is_fixed, amount_kobo, previous_amount_kobo, weight_grams, color,
       key_features, description_html, popularity, created_at, state)
     SELECT 'product-' || name, name, 'Product ' || name, category, category / 10, brand, 1,
       'Brand new', true, amount, previous, 1500, 'Blue', E'Light\\nStrong', '<p>Good.</p>',
       popularity, "createdAt", 'live'
     FROM json_to_recordset($1) AS rows (name text, category integer, brand integer,
       amount bigint, previous bigint, popularity integer, "createdAt" timestamptz)
     RETURNING id`,
  )
  const given = products.map((product) => ({ ...plain, ...product, name: newName() }))
  const rows = await many(pool, added, [JSON.stringify(given)])
  const ids = rows.map((row) => row.id)
  await pool.query(
    `WITH added AS (
       INSERT INTO stock (product_id, on_hand)
       SELECT * FROM unnest($1::integer[], $2::integer[]) RETURNING product_id, combination_id, on_hand
     )
     ${movesFor('added')}`,
    [ids, products.map((product) => product.stock ?? 10)],
  )
  return ids
}

/** The moves that bring the units of these rows of stock. */
function movesFor(rows: string): string {
  return `INSERT INTO stock_moves (product_id, combination_id, kind, on_hand_before, on_hand_after, reason,
      moved_at, moved_by)
    SELECT product_id, combination_id, 'received', 0, on_hand, 'A test', '2026-01-01', 'command:test' FROM ${rows}`
}

/** Counts an item: it has so many units on hand, by a move. */
export async function moveUnits(
  { pool }: Pick<Database, 'pool'>,
  { productId, combinationId = null }: { productId: number; combinationId?: number | null },
  to: number,
): Promise<void> {
  await pool.query(
    `WITH moved AS (
       INSERT INTO stock_moves (product_id, combination_id, kind, on_hand_before, on_hand_after, reason,
         moved_at, moved_by)
       SELECT product_id, combination_id, 'counted', on_hand, $3, 'A test', '2026-01-01', 'command:test'
       FROM stock WHERE product_id = $1 AND combination_id IS NOT DISTINCT FROM $2
     )
     UPDATE stock SET on_hand = $3 WHERE product_id = $1 AND combination_id IS NOT DISTINCT FROM $2`,
    [productId, combinationId, to],
  )
}

const plain: TestProduct = {
  category: 11,
  brand: 1,
  amount: 100_000,
  previous: null,
  popularity: 500,
  createdAt: new Date('2026-11-01T09:00:00Z'),
}

let named = 0
function newName(): string {
  named++
  return `${named}x`
}

export interface TestChoices {
  productId: number
  /** Value ids of each option, as the options were given. */
  values: number[][]
  /** Combination ids, as given. */
  combinations: number[]
}

/** Gives a product options (by their numbers of values) and the combinations of these places. */
export async function addChoices(
  { pool }: Database,
  productId: number,
  options: number[],
  combinations: { places: number[]; amount: number; previous?: number; stock: number }[],
): Promise<TestChoices> {
  await pool.query('UPDATE products SET is_fixed = false WHERE id = $1', [productId])
  await pool.query('DELETE FROM stock WHERE product_id = $1', [productId])
  const add = async (text: string, values: unknown[]) => {
    const added = rareStatement('test-add', { id: number }, `${text} RETURNING id`)
    return (await one(pool, added, values)).id
  }
  const made: TestChoices = { productId, values: [], combinations: [] }
  const optionIds: number[] = []
  for (const [position, count] of options.entries()) {
    const optionId = await add(
      'INSERT INTO product_options (product_id, position, name) VALUES ($1, $2, $3)',
      [productId, position, `Option ${position}`],
    )
    optionIds.push(optionId)
    const values: number[] = []
    for (let place = 0; place < count; place++) {
      values.push(
        await add(
          `INSERT INTO option_values (product_id, option_id, position, name)
           VALUES ($1, $2, $3, $4)`,
          [productId, optionId, place, `Value ${position}.${place}`],
        ),
      )
    }
    made.values.push(values)
  }
  for (const { places, amount, previous = null, stock } of combinations) {
    const id = await add(
      `INSERT INTO combinations (product_id, amount_kobo, previous_amount_kobo)
       VALUES ($1, $2, $3)`,
      [productId, amount, previous],
    )
    for (const [i, place] of places.entries()) {
      await pool.query('INSERT INTO combination_values VALUES ($1, $2, $3, $4)', [
        productId,
        id,
        optionIds[i],
        made.values[i]?.[place],
      ])
    }
    await pool.query(
      `WITH added AS (
         INSERT INTO stock (product_id, combination_id, on_hand) VALUES ($1, $2, $3)
         RETURNING product_id, combination_id, on_hand
       )
       ${movesFor('added')}`,
      [productId, id, stock],
    )
    made.combinations.push(id)
  }
  return made
}
