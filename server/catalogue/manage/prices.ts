import { boolean, number } from '#server/platform/database/columns.ts'
import { one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inChange } from './change.ts'
import type { Edit, ManageDeps } from './deps.ts'
import { refuseField } from './mistakes.ts'
import { raiseVersion } from './version.ts'

export interface NewPrice extends Price {
  /** Null: the price of a fixed product. */
  combinationId: number | null
}

/**
 * Changes the price of a fixed product, or of some combinations. Refuses `validation_failed` for a price that is not
 * above zero or not below the price before, and for a combination that is not on sale; `not_found`, `conflict`.
 */
export async function changePrices(
  deps: ManageDeps,
  { prices, ...edit }: Edit & { prices: NewPrice[] },
): Promise<{ version: number }> {
  prices.forEach(requirePrice)
  return inChange(deps, edit, async (tx) => {
    const version = await raiseVersion(tx, 'products', edit, deps.clock.now())
    const { is_fixed: isFixed } = await one(tx, readKind, [edit.id])
    if (isFixed) {
      const [price] = prices
      if (!price || price.combinationId !== null || prices.length > 1) {
        refuseField('prices', 'This product has one price.')
      }
      await run(tx, priceFixed, [edit.id, price.amountKobo, price.previousAmountKobo])
      return { version }
    }
    const { ids, priced } = await one(tx, priceCombinations, [edit.id, JSON.stringify(prices)])
    if (priced < ids) refuseField('prices', 'There is no such combination.')
    return { version }
  })
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
