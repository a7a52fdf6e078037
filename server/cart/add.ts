import { activeAccount } from '#server/accounts/accounts.ts'
import { allAreLeft, type CurrentPrice, currentPrices } from '#server/catalogue/catalogue.ts'
import { boolean, number } from '#server/platform/database/columns.ts'
import { type Db, isMissingReference, one } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { pipelined } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { columnsOf, type Line, refuseMissingChoice, spaceInCart } from './lines.ts'
import { type Entry, readCart } from './show.ts'

/**
 * Sets lines to quantities, all of them or none, and answers the whole cart, which is read behind the write in the same
 * round trip. Refuses with `not_found` (no such product or
 * combination), `validation_failed` (a product that is sold in combinations only), `out_of_stock`
 * (more than is left now), `cart_full`, and `unauthenticated` where the account has just ended. Stock is not held: that is for the checkout.
 */
export async function addLines(
  db: Db,
  accountId: number,
  lines: Line[],
  attempts = 3,
): Promise<Entry[]> {
  try {
    const [{ are_left, is_active, written, lines_left }, cart] = await pipelined(
      one(db, setLines, [accountId, ...columnsOf(lines)]),
      readCart(db, accountId),
    )
    if (!are_left) {
      requireCurrentPrices(lines, await currentPrices(db, lines))
      // They have come back since the first look.
      if (attempts === 1) refuse('overloaded', { retryAfterSeconds: 1 })
      return await addLines(db, accountId, lines, attempts - 1)
    }
    if (!is_active) refuse('unauthenticated')
    if (written !== lines.length) refuse('cart_full', { data: { lines_left } })
    return cart
  } catch (error) {
    // A product was deleted just now; the second attempt finds which.
    if (!isMissingReference(error, /product/)) throw error
    return await addLines(db, accountId, lines, attempts)
  }
}

function requireCurrentPrices(lines: Line[], prices: (CurrentPrice | null)[]): void {
  for (const [place, { combinationId }] of lines.entries()) {
    const price = prices[place]
    if (!price) {
      const what = combinationId === null ? 'product' : 'variation of the product'
      refuse('not_found', { message: `We could not find this ${what}.` })
    }
    if (combinationId === null && !price.isFixed) refuseMissingChoice(price.productId)
  }
  const short = lines.flatMap((line, place) => shortageOf(line, prices[place]))
  if (short[0]) {
    const message = `${short[0].stock_count} unit(s) left`
    refuse('out_of_stock', { message, data: { lines: short } })
  }
}

function shortageOf({ quantity }: Line, price: CurrentPrice | null | undefined) {
  if (!price || quantity <= price.left) return []
  const { productId, combinationId, left } = price
  return [{ product_id: productId, combo_id: combinationId, stock_count: left }]
}

/** One statement, which writes rows in one order: carts changed at the same time don't deadlock. */
const setLines = statement(
  'cart-set',
  { are_left: boolean, is_active: boolean, written: number, lines_left: number },
  `WITH ${activeAccount}, wanted AS (
     SELECT * FROM unnest($2::integer[], $3::integer[], $4::integer[])
       AS wanted (product_id, combination_id, quantity)
   ), ${spaceInCart}, looked AS (
     SELECT ${allAreLeft} AS are_left
   ), written AS (
     INSERT INTO cart_lines (account_id, product_id, combination_id, quantity)
     SELECT $1, product_id, combination_id, quantity FROM wanted, active, looked
     WHERE are_left AND (SELECT fits FROM space)
     ORDER BY product_id, combination_id
     ON CONFLICT ON CONSTRAINT cart_lines_once DO UPDATE SET quantity = excluded.quantity
     RETURNING id
   )
   SELECT are_left, EXISTS (SELECT FROM active) AS is_active,
     (SELECT count(*) FROM written) AS written, coalesce((SELECT lines_left FROM space), 0) AS lines_left
   FROM looked`,
)
