import { isFarPrice } from '#contract/limits.ts'
import { kobo, toNaira } from '#contract/money.ts'
import { boolean, nullable, number } from '#server/platform/database/columns.ts'
import { many, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { type Edit, inChange, type ManageDeps } from './change.ts'
import { refuseField } from './mistakes.ts'
import { raiseVersion } from './version.ts'

export interface NewPrice extends Price {
  /** Null: the price of a fixed product. */
  combinationId: number | null
  /**
   * What was typed the second time, kobo; null: it was typed once. Left out where nobody typed it, or who did has seen
   * what would happen: then a price may be far from the present one.
   */
  confirmedKobo?: number | null
}

/**
 * Changes the price of a fixed product, or of some combinations. Refuses `validation_failed` for a price that is not
 * above zero or not below the price before, and for a combination that is not on sale; `not_found`, `conflict`, and
 * `price_unconfirmed` for what is far from the present price and was typed once.
 */
export async function changePrices(
  deps: ManageDeps,
  { prices, ...edit }: Edit & { prices: NewPrice[] },
): Promise<{ version: number }> {
  prices.forEach(requirePrice)
  return inChange(deps, edit, async (tx) => {
    const version = await raiseVersion(tx, 'products', edit, deps.clock.now())
    await requireConfirmed(tx, edit.id, prices)
    await writePrices(tx, edit.id, prices)
    return { version }
  })
}

async function requireConfirmed(tx: Tx, productId: number, prices: NewPrice[]): Promise<void> {
  if (prices.every(({ confirmedKobo }) => confirmedKobo === undefined)) return
  const present = new Map(
    (await many(tx, presentPrices, [productId])).map((row) => [
      row.combination_id,
      row.amount_kobo,
    ]),
  )
  for (const { combinationId, amountKobo, confirmedKobo } of prices) {
    const presentKobo = present.get(combinationId)
    if (confirmedKobo === undefined || presentKobo === undefined || presentKobo === null) continue
    requireTypedTwice(presentKobo, amountKobo, confirmedKobo)
  }
}

/** Of a fixed product its own, without a combination. */
const presentPrices = rareStatement(
  'manage-present-prices',
  { combination_id: nullable(number), amount_kobo: nullable(number) },
  `SELECT combinations.id AS combination_id,
     CASE WHEN is_fixed THEN products.amount_kobo ELSE combinations.amount_kobo END AS amount_kobo
   FROM products
   LEFT JOIN combinations ON product_id = products.id AND NOT is_fixed
   WHERE products.id = $1`,
)

/** Sets prices in the transaction of a change that has the product's row locked. Refuses as `changePrices`. */
export async function writePrices(tx: Tx, productId: number, prices: NewPrice[]): Promise<void> {
  const { is_fixed: isFixed } = await one(tx, readKind, [productId])
  if (isFixed) {
    const [price] = prices
    if (!price || price.combinationId !== null || prices.length > 1) {
      refuseField('prices', 'This product has one price.')
    }
    await run(tx, priceFixed, [productId, price.amountKobo, price.previousAmountKobo])
    return
  }
  const { ids, priced } = await one(tx, priceCombinations, [productId, JSON.stringify(prices)])
  if (priced < ids) refuseField('prices', 'There is no such combination.')
}

const readKind = rareStatement(
  'manage-product-kind',
  { is_fixed: boolean },
  'SELECT is_fixed FROM products WHERE id = $1',
)

const priceFixed = rareStatement(
  'manage-price-fixed',
  {},
  'UPDATE products SET amount_kobo = $2, previous_amount_kobo = $3 WHERE id = $1',
)

const priceCombinations = rareStatement(
  'manage-price-combinations',
  { ids: number, priced: number },
  `WITH price AS (
     SELECT * FROM jsonb_to_recordset($2)
       AS price ("combinationId" integer, "amountKobo" bigint, "previousAmountKobo" bigint)
   ), priced AS (
     UPDATE combinations SET amount_kobo = "amountKobo", previous_amount_kobo = "previousAmountKobo"
     FROM price
     WHERE id = "combinationId" AND product_id = $1 AND retired_at IS NULL
     RETURNING id
   )
   SELECT (SELECT count(*) FROM price) AS ids, (SELECT count(*) FROM priced) AS priced`,
)

/** Kobo. */
export interface Price {
  amountKobo: number
  /** Before a discount; null: there is none. */
  previousAmountKobo: number | null
}

/**
 * Refuses `validation_failed` for a price that is not above zero, or not below the price before. The database has the
 * same rules, but computes the discount before it looks at them.
 */
export function requirePrice({ amountKobo, previousAmountKobo }: Price): void {
  if (!(amountKobo > 0)) refuseField('amount', 'A price is above zero.')
  if (previousAmountKobo !== null && !(previousAmountKobo > amountKobo)) {
    refuseField('previous_amount', 'The price before is above the price.')
  }
}

/**
 * Refuses with `price_unconfirmed` a price far from the present one, unless it was typed twice. All kobo;
 * `confirmedKobo` is what was typed the second time.
 */
export function requireTypedTwice(
  presentKobo: number,
  amountKobo: number,
  confirmedKobo: number | null,
): void {
  if (confirmedKobo === amountKobo || !isFarPrice(presentKobo, amountKobo)) return
  const present = toNaira(kobo(presentKobo))
  const percent = Math.round((Math.abs(amountKobo - presentKobo) * 100) / presentKobo)
  const change = amountKobo > presentKobo ? 'above' : 'below'
  const again =
    confirmedKobo === null ? 'Type it again to confirm.' : 'The two prices are different.'
  const message = `That is ${percent} % ${change} the present price. ${again}`
  refuse('price_unconfirmed', {
    message,
    errors: { confirmed_amount: [message] },
    data: { amount: present },
  })
}
