import { boolean, certain, list, nullable, number } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { ManageDeps } from './change.ts'
import type { EditedVariations } from './variations.ts'

/** A combination on sale, or one that was. */
export interface KnownCombination {
  id: number
  is_retired: boolean
  amount_kobo: number
  previous_amount_kobo: number | null
  value_ids: number[]
}

export function knownCombinations(db: Db, productId: number): Promise<KnownCombination[]> {
  return many(db, combinationsOf, [productId])
}

const combinationsOf = rareStatement(
  'manage-combinations-of',
  {
    id: number,
    is_retired: boolean,
    amount_kobo: number,
    previous_amount_kobo: nullable(number),
    value_ids: list(number),
  },
  `SELECT id, retired_at IS NOT NULL AS is_retired, amount_kobo, previous_amount_kobo, ARRAY (
     SELECT value_id FROM combination_values WHERE combination_id = combinations.id
   ) AS value_ids
   FROM combinations WHERE product_id = $1`,
)

/** Options and combinations as they are given, by places. */
interface PlacedVariations {
  options: readonly { values: readonly { id: number | null }[] }[]
  combinations: readonly { id: number | null; places: readonly number[] }[]
}

/**
 * What each of these combinations is: by its id, or where it has the values of one that is there, that one. Null: new.
 */
export function returningOf(
  { options, combinations }: PlacedVariations,
  known: readonly KnownCombination[],
): (KnownCombination | null)[] {
  const byId = new Map(known.map((one) => [one.id, one]))
  const named = new Set(combinations.map(({ id }) => id))
  const byValues = new Map(
    known
      .filter(({ id, value_ids }) => !named.has(id) && value_ids.length > 0)
      .map((one) => [valuesKey(one.value_ids), one]),
  )
  return combinations.map(({ id, places }) => {
    if (id !== null) return byId.get(id) ?? null
    const values = places.map((place, i) => options[i]?.values[place]?.id ?? 0)
    return byValues.get(valuesKey(values)) ?? null
  })
}

/** One that is given without an id and is there is that one, with its price. */
export function withReturning(
  variations: EditedVariations,
  known: readonly KnownCombination[],
): EditedVariations {
  const before = returningOf(variations, known)
  const combinations = variations.combinations.map((one, i) => {
    const stored = before[i]
    if (one.id !== null || !stored) return one
    const { id, amount_kobo: amountKobo, previous_amount_kobo: previousAmountKobo } = stored
    return { ...one, id, amountKobo, previousAmountKobo }
  })
  return { ...variations, combinations }
}

function valuesKey(ids: readonly number[]): string {
  return ids.toSorted((a, b) => a - b).join()
}

/** What moves brought of each combination that is back on sale, without what orders have of it. */
export async function unitsOfRetired(
  { soldUnits }: ManageDeps,
  tx: Tx,
  productId: number,
  { combinations }: EditedVariations,
): Promise<Map<number, number>> {
  const retired = (await knownCombinations(tx, productId)).filter(
    ({ id, is_retired: isRetired }) => isRetired && combinations.some((one) => one.id === id),
  )
  const ids = retired.map(({ id }) => id)
  const sold = await soldUnits(tx, productId, ids)
  const moved = await many(tx, movedUnits, [productId, ids])
  return new Map(moved.map(({ id, units }) => [id, units - (sold.get(id) ?? 0)]))
}

const movedUnits = rareStatement(
  'manage-moved-units',
  // Of the ids that are given.
  { id: certain(number), units: number },
  `SELECT combination.id, (
     SELECT coalesce(sum(on_hand_after - on_hand_before), 0)::integer FROM stock_moves
     WHERE product_id = $1 AND combination_id = combination.id
   ) AS units
   FROM unnest($2::integer[]) AS combination (id)`,
)
