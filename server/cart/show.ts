import type { z } from 'zod'
import type { CartEntry } from '#contract/shop/cart.ts'
import type { ProductCard } from '#contract/shop/product.ts'
import {
  type Chosen,
  combinationsByIds,
  knownCardOf,
  knownCardRow,
  withKnownCards,
} from '#server/catalogue/catalogue.ts'
import { nullable, number, type Row } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'

export type Entry = z.input<typeof CartEntry>

const line = { ...knownCardRow, combination_id: nullable(number), quantity: number }

// The planner does not see whose cart it is, so that it plans once: planning takes 0.5 ms, reading a tenth of it.
const linesOfAccount = statement(
  'cart-read',
  line,
  `${withKnownCards(
    `SELECT id AS line_id, product_id, combination_id, quantity FROM cart_lines
     WHERE account_id = (SELECT $1::bigint)`,
    'combination_id, quantity',
  )}
   ORDER BY line_id`,
)

/** The whole cart with what its things cost and what is left of them now, first added first. */
export async function readCart(db: Db, accountId: number): Promise<Entry[]> {
  const rows = await many(db, linesOfAccount, [accountId])
  const chosen = await combinationsByIds(
    db,
    rows.flatMap(({ combination_id }) => combination_id ?? []),
  )
  return rows.flatMap((row) => entryOf(row, chosen) ?? [])
}

/**
 * Null where nothing can be said of it any more: gone, without a price, or in combinations only by now. What is not
 * sold any more has no stock.
 */
function entryOf(
  { combination_id, quantity, ...row }: Row<typeof line>,
  chosen: Map<number, Chosen>,
): Entry | null {
  const { isSold: isProductSold, ...product } = knownCardOf(row)
  const combination = combination_id === null ? null : chosen.get(combination_id)
  if (combination === undefined || (!combination && product.is_fixed === 0)) return null
  const is_sold = isProductSold && (combination?.isSold ?? true)
  const facts = { product: is_sold ? product : withoutStock(product), quantity, is_sold }
  if (!combination) return { ...facts, images: product.images, variation: null }
  const { id, images, amount, variations } = combination
  const left = is_sold ? combination.quantity : 0
  const variation = { combo_id: id, amount, variations, quantity: left, in_stock: left > 0 }
  return { ...facts, images, variation }
}

function withoutStock(product: ProductCard): ProductCard {
  return { ...product, in_stock: false, stock_count: 0 }
}
