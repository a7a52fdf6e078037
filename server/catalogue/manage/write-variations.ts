import type { Actor } from '#server/platform/actor.ts'
import { number } from '#server/platform/database/columns.ts'
import { many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { enterMoves, firstStock } from '../product/enter-moves.ts'
import type { EditedCombination, EditedVariations, NewValue } from './variations.ts'

interface Writing {
  by: Actor
  at: Date
  /** Units of those that were off sale, by their ids: their moves have brought them before. */
  returning: ReadonlyMap<number, number>
}

/**
 * Writes the variations and combinations that a product shall have; what it no longer has is deleted or retired
 * before. Ids are those of the product. Rows of each table come in the order of what was given. What is new begins with
 * its units and their move. Answers the ids of the values, by their places, and of the combinations.
 */
export async function writeVariations(
  tx: Tx,
  productId: number,
  { options, combinations }: EditedVariations,
  { by, at, returning }: Writing,
): Promise<{ valueIds: number[][]; combinationIds: number[] }> {
  // Positions are unique at any time, so those that stay make room first.
  await run(tx, shiftOptions, [productId])
  await run(tx, shiftValues, [productId])
  const optionIds = await writeOptions(tx, productId, options)
  const valueIds: number[][] = []
  for (const [i, { values }] of options.entries()) {
    valueIds.push(await writeValues(tx, [productId, optionIds[i]], values))
  }
  const combinationIds = await writeCombinations(tx, productId, combinations)
  const chosen = combinations.flatMap(({ places }, i) =>
    places.map((place, option) => ({
      combination_id: combinationIds[i],
      option_id: optionIds[option],
      value_id: valueIds[option]?.[place],
    })),
  )
  await run(tx, deleteChosen, [combinationIds])
  await run(tx, insertChosen, [productId, JSON.stringify(chosen)])
  const units = combinations.map(({ id, onHand }, i) => {
    const combinationId = combinationIds[i] ?? null
    return {
      combinationId,
      onHand: id === null ? onHand : (returning.get(id) ?? 0),
      isNew: id === null,
    }
  })
  await run(tx, insertStock, [productId, JSON.stringify(units)])
  const first = { productId, kind: 'received', before: 0, reason: firstStock } as const
  await enterMoves(
    tx,
    units.filter(({ isNew }) => isNew).map((one) => ({ ...one, ...first })),
    { by, at },
  )
  return { valueIds, combinationIds }
}

const shiftOptions = rareStatement(
  'manage-shift-options',
  {},
  'UPDATE product_options SET position = position + 1000 WHERE product_id = $1',
)
const shiftValues = rareStatement(
  'manage-shift-values',
  {},
  'UPDATE option_values SET position = position + 1000 WHERE product_id = $1',
)

type Named = { id: number | null; name: string }

function writeOptions(tx: Tx, productId: number, options: Named[]): Promise<number[]> {
  return written(options, async (rows) => {
    await run(tx, updateOptions, [productId, rows])
    return many(tx, insertOptions, [productId, rows])
  })
}

const updateOptions = rareStatement(
  'manage-change-options',
  {},
  `UPDATE product_options SET position = given.position, name = given.name
   FROM jsonb_to_recordset($2) AS given (id integer, position smallint, name text)
   WHERE product_options.id = given.id AND product_id = $1`,
)
const insertOptions = rareStatement(
  'manage-add-options',
  { id: number },
  `INSERT INTO product_options (product_id, position, name)
   SELECT $1, position, name
   FROM jsonb_to_recordset($2) AS given (id integer, position smallint, name text)
   WHERE id IS NULL ORDER BY position
   RETURNING id`,
)

/** Values of one option, by product and option. */
function writeValues(tx: Tx, of: unknown[], values: (Named & NewValue)[]): Promise<number[]> {
  return written(values, async (rows) => {
    await run(tx, updateValues, [...of, rows])
    return many(tx, insertValues, [...of, rows])
  })
}

const updateValues = rareStatement(
  'manage-change-values',
  {},
  `UPDATE option_values SET position = given.position, name = given.name, swatch = given.swatch
   FROM jsonb_to_recordset($3) AS given (id integer, position smallint, name text, swatch text)
   WHERE option_values.id = given.id AND product_id = $1 AND option_id = $2`,
)
const insertValues = rareStatement(
  'manage-add-values',
  { id: number },
  `INSERT INTO option_values (product_id, option_id, position, name, swatch)
   SELECT $1, $2, position, name, swatch
   FROM jsonb_to_recordset($3) AS given (id integer, position smallint, name text, swatch text)
   WHERE id IS NULL ORDER BY position
   RETURNING id`,
)

function writeCombinations(
  tx: Tx,
  productId: number,
  combinations: EditedCombination[],
): Promise<number[]> {
  return written(combinations, async (rows) => {
    await run(tx, updateCombinations, [productId, rows])
    return many(tx, insertCombinations, [productId, rows])
  })
}

const updateCombinations = rareStatement(
  'manage-change-combinations',
  {},
  `UPDATE combinations SET amount_kobo = "amountKobo", previous_amount_kobo = "previousAmountKobo",
     retired_at = NULL
   FROM jsonb_to_recordset($2)
     AS given (id integer, "amountKobo" bigint, "previousAmountKobo" bigint)
   WHERE combinations.id = given.id AND product_id = $1`,
)
const insertCombinations = rareStatement(
  'manage-add-combinations',
  { id: number },
  `INSERT INTO combinations (product_id, amount_kobo, previous_amount_kobo)
   SELECT $1, "amountKobo", "previousAmountKobo"
   FROM jsonb_to_recordset($2)
     AS given (id integer, position smallint, "amountKobo" bigint, "previousAmountKobo" bigint)
   WHERE id IS NULL ORDER BY position
   RETURNING id`,
)

/** Writes rows with their positions; answers the id of each, of the new ones as the database gave them in order. */
async function written<T extends { id: number | null }>(
  given: T[],
  write: (rows: string) => Promise<{ id: number }[]>,
): Promise<number[]> {
  const rows = await write(JSON.stringify(given.map((one, position) => ({ ...one, position }))))
  const added = rows.map(({ id }) => id).sort((a, b) => a - b)
  return given.map(({ id }) => {
    const known = id ?? added.shift()
    if (known === undefined) throw new Error('the database gave a row no id')
    return known
  })
}

const deleteChosen = rareStatement(
  'manage-delete-chosen',
  {},
  'DELETE FROM combination_values WHERE combination_id = ANY ($1::integer[])',
)
const insertChosen = rareStatement(
  'manage-add-chosen',
  {},
  `INSERT INTO combination_values (product_id, combination_id, option_id, value_id)
   SELECT $1, combination_id, option_id, value_id
   FROM jsonb_to_recordset($2) AS chosen (combination_id integer, option_id integer, value_id integer)`,
)

// Those on sale have theirs.
const insertStock = rareStatement(
  'manage-add-stock',
  {},
  `INSERT INTO stock (product_id, combination_id, on_hand)
   SELECT $1, "combinationId", "onHand"
   FROM ROWS FROM (jsonb_to_recordset($2) AS ("combinationId" integer, "onHand" integer))
     WITH ORDINALITY AS given ("combinationId", "onHand", place)
   WHERE NOT EXISTS (
     SELECT FROM stock WHERE product_id = $1 AND stock.combination_id = "combinationId"
   )
   ORDER BY place`,
)
