import { maxCartLines, maxUnitsPerLine } from '#contract/limits.ts'
import { activeAccount } from '#server/accounts/accounts.ts'
import { currentPrices } from '#server/catalogue/catalogue.ts'
import { boolean } from '#server/platform/database/columns.ts'
import { type Db, isMissingReference, one, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import { pipelined } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { columnsOf, type Line } from './lines.ts'
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
 * sent, and never beyond what is left. What is sold out by now stays as it was wanted, and the cart marks it. What is not
 * sold any more is left out, and so is what no longer fits into the cart: a guest's cart is not refused, unless the account has just ended: `unauthenticated`.
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
    const [{ is_active }, cart] = await pipelined(one(db, addOnce, values), readCart(db, accountId))
    if (!is_active) refuse('unauthenticated')
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
  { is_active: boolean },
  `WITH ${activeAccount}, first AS (
     INSERT INTO cart_merges (account_id, merge_id, merged_at) SELECT id, $6, $7 FROM active
     ON CONFLICT DO NOTHING RETURNING merge_id
   ), wanted AS (
     SELECT * FROM unnest($2::integer[], $3::integer[], $4::integer[], $5::integer[])
       WITH ORDINALITY AS wanted (product_id, combination_id, quantity, most, place)
   ), others AS (
     SELECT count(*) AS lines FROM cart_lines
     WHERE account_id = $1 AND NOT EXISTS (
       SELECT FROM wanted WHERE wanted.product_id = cart_lines.product_id
         AND wanted.combination_id IS NOT DISTINCT FROM cart_lines.combination_id
     )
   ), added AS (
     INSERT INTO cart_lines (account_id, product_id, combination_id, quantity)
     SELECT $1, product_id, combination_id, CASE most WHEN 0 THEN quantity ELSE least(quantity, most) END
     FROM wanted, others, first
     WHERE place <= ${maxCartLines} - others.lines
     ORDER BY product_id, combination_id
     ON CONFLICT ON CONSTRAINT cart_lines_once DO UPDATE SET quantity = (
       SELECT CASE most WHEN 0 THEN cart_lines.quantity
         ELSE least(cart_lines.quantity + wanted.quantity, most) END
       FROM wanted
       WHERE wanted.product_id = excluded.product_id
         AND wanted.combination_id IS NOT DISTINCT FROM excluded.combination_id
     )
   )
   SELECT EXISTS (SELECT FROM active) AS is_active`,
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
