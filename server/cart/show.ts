import type { z } from 'zod'
import type { CartEntry } from '#contract/shop/cart.ts'
import type { ProductCard } from '#contract/shop/product.ts'
import { type Chosen, cardsByIds, combinationsByIds } from '#server/catalogue/catalogue.ts'
import { nullable, number, type Row } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'

type Entry = z.input<typeof CartEntry>

const line = { product_id: number, combination_id: nullable(number), quantity: number }

const linesOfAccount = statement(
  'cart-lines',
  line,
  `SELECT product_id, combination_id, quantity FROM cart_lines
   WHERE account_id = $1 ORDER BY id`,
)

/** The whole cart with what its things cost and what is left of them now, first added first. */
export async function readCart(db: Db, accountId: number): Promise<Entry[]> {
  const rows = await many(db, linesOfAccount, [accountId])
  const [cards, chosen] = await Promise.all([
    cardsByIds(db, [...new Set(rows.map(({ product_id }) => product_id))]),
    combinationsByIds(
      db,
      rows.flatMap(({ combination_id }) => combination_id ?? []),
    ),
  ])
  const byId = new Map(cards.map((card) => [card.id, card]))
  return rows.flatMap((row) => entryOf(row, byId.get(row.product_id), chosen) ?? [])
}

/** Null where the thing is no longer sold like this: gone, or in combinations only by now. */
function entryOf(
  { combination_id, quantity }: Row<typeof line>,
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
  const { id, images: ofChoice, ...facts } = combination
  const variation = { combo_id: id, ...facts, in_stock: combination.quantity > 0 }
  return { product, quantity, images: ofChoice, variation }
}
