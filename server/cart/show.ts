import type { z } from 'zod'
import type { CartEntry } from '#contract/cart.ts'
import type { ProductCard } from '#contract/catalogue.ts'
import { type Chosen, cardsByIds, combinationsByIds } from '#server/catalogue/catalogue.ts'
import type { Database } from '#server/platform/database/database.ts'

type Entry = z.input<typeof CartEntry>

interface Row {
  product_id: number
  combination_id: number | null
  quantity: number
}

/** The whole cart with what its things cost and what is left of them now, first added first. */
export async function readCart(database: Database, accountId: number): Promise<Entry[]> {
  const { rows } = await database.pool.query<Row>({
    name: 'cart-lines',
    text: `
      SELECT product_id, combination_id, quantity FROM cart_lines
      WHERE account_id = $1 ORDER BY id`,
    values: [accountId],
  })
  const [cards, chosen] = await Promise.all([
    cardsByIds(database, [...new Set(rows.map(({ product_id }) => product_id))]),
    combinationsByIds(
      database,
      rows.flatMap(({ combination_id }) => combination_id ?? []),
    ),
  ])
  const byId = new Map(cards.map((card) => [card.id, card]))
  return rows.flatMap((row) => entryOf(row, byId.get(row.product_id), chosen) ?? [])
}

/** Null where the thing is no longer sold like this: gone, or in combinations only by now. */
function entryOf(
  { combination_id, quantity }: Row,
  product: ProductCard | undefined,
  chosen: Map<number, Chosen>,
): Entry | null {
  if (!product) return null
  const { images } = product
  if (combination_id === null) {
    return product.is_fixed === 1 ? { product, quantity, images, variation: null } : null
  }
  const combination = chosen.get(combination_id)
  if (!combination) return null
  const { id, ...facts } = combination
  const variation = { combo_id: id, ...facts, in_stock: combination.quantity > 0 }
  return { product, quantity, images, variation }
}
