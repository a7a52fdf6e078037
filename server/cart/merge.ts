import { maxUnitsPerLine } from '#contract/limits.ts'
import { activeAccount } from '#server/accounts/accounts.ts'
import { currentPrices } from '#server/catalogue/catalogue.ts'
import { boolean, number } from '#server/platform/database/columns.ts'
import { type Db, isMissingReference, one, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import { pipelined } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { columnsOf, type Line, spaceInCart } from './lines.ts'
import { type Entry, readCart } from './show.ts'

export interface GuestCart {
  /** Made up by the browser, one for each guest cart. */
  mergeId: string
  lines: Line[]
  /** The mall's time. */
  at: Date
}

/**
 * Adds a guest cart's quantities to the customer's cart, once for each merge id however often it is
 * sent, and never beyond what is left. What is sold out by now stays as it was wanted, and the cart marks it; what is not
 * sold any more is left out. Refuses `cart_full`, with nothing added and the id free, where it does not fit into the cart, and
 * `unauthenticated` where the account has just ended.
 * Answers the whole cart, as `addLines`.
 */
export async function mergeLines(db: Db, accountId: number, guest: GuestCart): Promise<Entry[]> {
  const prices = await currentPrices(db, guest.lines)
  const lines = guest.lines.flatMap((line, place) => {
    const price = prices[place]
    const isOffered = price && price.isFixed === (line.combinationId === null)
    return isOffered ? [{ ...line, most: Math.min(price.left, maxUnitsPerLine) }] : []
  })
  try {
    const most = lines.map((line) => line.most)
    const values = [accountId, ...columnsOf(lines), most, guest.mergeId, guest.at]
    const [{ is_active, is_refused, lines_left }, cart] = await pipelined(
      one(db, addOnce, values),
      readCart(db, accountId),
    )
    if (!is_active) refuse('unauthenticated')
    if (is_refused) refuse('cart_full', { data: { lines_left } })
    return cart
  } catch (error) {
    // A product was deleted just now; the second attempt leaves it out.
    if (!isMissingReference(error, /product/)) throw error
    return await mergeLines(db, accountId, guest)
  }
}

/** One statement: a second call with the same id waits for the first, and then finds it done. */
const addOnce = statement(
  'cart-merge',
  { is_active: boolean, is_refused: boolean, lines_left: number },
  `WITH ${activeAccount}, wanted AS (
     SELECT * FROM unnest($2::integer[], $3::integer[], $4::integer[], $5::integer[])
       AS wanted (product_id, combination_id, quantity, most)
   ), ${spaceInCart}, first AS (
     INSERT INTO cart_merges (account_id, merge_id, merged_at) SELECT id, $6, $7 FROM active, space WHERE fits
     ON CONFLICT DO NOTHING RETURNING merge_id
   ), added AS (
     INSERT INTO cart_lines (account_id, product_id, combination_id, quantity)
     SELECT $1, product_id, combination_id, CASE most WHEN 0 THEN quantity ELSE least(quantity, most) END
     FROM wanted, first
     ORDER BY product_id, combination_id
     ON CONFLICT ON CONSTRAINT cart_lines_once DO UPDATE SET quantity = (
       SELECT CASE most WHEN 0 THEN cart_lines.quantity
         ELSE least(cart_lines.quantity + wanted.quantity, most) END
       FROM wanted
       WHERE wanted.product_id = excluded.product_id
         AND wanted.combination_id IS NOT DISTINCT FROM excluded.combination_id
     )
   )
   SELECT EXISTS (SELECT FROM active) AS is_active, lines_left,
     coalesce(NOT fits AND NOT EXISTS (
       SELECT FROM cart_merges WHERE account_id = $1 AND merge_id = $6
     ), false) AS is_refused
   FROM space`,
)

/** A browser that comes back after so long has a new guest cart. */
const rememberMs = 365 * 24 * 60 * 60_000

/** Job: forgets merge ids that nobody will send again. */
export async function deleteOldMerges(db: Db, now: Date): Promise<void> {
  await run(db, deleteMerges, [new Date(now.getTime() - rememberMs)])
}

const deleteMerges = rareStatement(
  'cart-forget-merges',
  {},
  'DELETE FROM cart_merges WHERE merged_at < $1',
)
