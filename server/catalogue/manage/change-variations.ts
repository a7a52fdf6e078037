import { number } from '#server/platform/database/columns.ts'
import { many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { enterMoves } from '../product/enter-moves.ts'
import { bringBack, storeLeftOut } from '../product/left-out.ts'
import { type Edit, inChange, lockProductStock, type ManageDeps } from './change.ts'
import { knownCombinations, unitsOfRetired, withReturning } from './returning.ts'
import { type EditedVariations, requireKnown, requireVariations } from './variations.ts'
import { raiseVersion } from './version.ts'
import { writeVariations } from './write-variations.ts'

/** What became of the units: those of new combinations, and of a fixed product that was split. */
export interface VariationsChanged {
  version: number
  begun: { combinationId: number; onHand: number }[]
  /** Null: it was not fixed, or had no units. */
  endedFixed: number | null
}

/**
 * Gives a product these variations and combinations in place of those that it has; a fixed product becomes one with
 * variations, and its units go by a move. A combination that is left out is deleted, or retired where orders name it or it
 * has units; it returns with its price and its units, also where only its values are given. What the change before this one
 * left out returns by its ids, whatever it was: the options as they were read before it, sent again, undo it. Refuses `not_found`;
 * `validation_failed` as `addProduct`, and for ids that are not the product's; `conflict` where the product was changed
 * since, and where units of what is left out are held for orders.
 */
export async function changeVariations(
  deps: ManageDeps,
  {
    variations: given,
    requireMayMove,
    ...edit
  }: Edit & {
    variations: EditedVariations
    /** Refuses whoever may not move units; asked where a fixed product has some. */
    requireMayMove?: () => Promise<void>
  },
): Promise<VariationsChanged> {
  requireVariations(given)
  return inChange(deps, edit, async (tx) => {
    await bringBack(tx, edit.id, given)
    const variations = withReturning(given, await knownCombinations(tx, edit.id))
    const returning = await unitsOfRetired(deps, tx, edit.id, variations)
    const stock = await lockProductStock(tx, edit.id)
    const at = deps.clock.now()
    const version = await raiseVersion(tx, 'products', edit, at)
    await requireOwn(tx, edit.id, variations)
    const stays = new Set(variations.combinations.map(({ id }) => id))
    for (const { combination_id: combinationId, held } of stock) {
      if (combinationId !== null && stays.has(combinationId)) continue
      if (held > 0) refuse('conflict', { message: heldWords(held), data: { held } })
    }
    const fixed = stock.find(({ combination_id }) => combination_id === null)?.on_hand || null
    if (fixed !== null) {
      await requireMayMove?.()
      const move = { kind: 'corrected', before: fixed, onHand: 0, reason: splitReason } as const
      const item = { productId: edit.id, combinationId: null }
      await enterMoves(tx, [{ ...item, ...move }], { by: edit.by, at })
    }
    const withUnits = new Set(
      stock.filter(({ on_hand }) => on_hand > 0).map(({ combination_id }) => combination_id),
    )
    await storeLeftOut(tx, edit.id, variations)
    await endCombinations(deps, tx, { productId: edit.id, stays, withUnits, at })
    await run(tx, deleteOptions, [edit.id, variations.options.map(({ id }) => id ?? 0)])
    const values = variations.options.flatMap((option) => option.values)
    await run(tx, deleteValues, [edit.id, values.map(({ id }) => id ?? 0)])
    await run(tx, becomeVaried, [edit.id])
    await run(tx, deleteFixedStock, [edit.id])
    const writing = { by: edit.by, at, returning }
    const { combinationIds } = await writeVariations(tx, edit.id, variations, writing)
    const begun = variations.combinations.flatMap(({ id, onHand }, i) => {
      const combinationId = combinationIds[i]
      return id === null && onHand > 0 && combinationId ? [{ combinationId, onHand }] : []
    })
    return { version, begun, endedFixed: fixed }
  })
}

const splitReason = 'Sold in combinations from now on'

function heldWords(held: number): string {
  return `${held} units of what you left out are held for orders. Try again once these are paid or over.`
}

/** Refuses ids of other products, and a value that is another option's. */
async function requireOwn(
  tx: Tx,
  productId: number,
  { options, combinations }: EditedVariations,
): Promise<void> {
  const values = await many(tx, valuesOf, [productId])
  const own = (rows: { id: number }[]) => new Set(rows.map(({ id }) => id))
  requireKnown(
    options.map(({ id }) => id),
    own(await many(tx, optionsOf, [productId])),
  )
  for (const option of options) {
    requireKnown(
      option.values.map(({ id }) => id),
      own(values.filter(({ option_id }) => option_id === option.id)),
    )
  }
  requireKnown(
    combinations.map(({ id }) => id),
    own(await knownCombinations(tx, productId)),
  )
}

const optionsOf = rareStatement(
  'manage-options-of',
  { id: number },
  'SELECT id FROM product_options WHERE product_id = $1',
)
const valuesOf = rareStatement(
  'manage-values-of',
  { id: number, option_id: number },
  'SELECT id, option_id FROM option_values WHERE product_id = $1',
)
interface Ending {
  productId: number
  stays: ReadonlySet<number | null>
  withUnits: ReadonlySet<number | null>
  at: Date
}

/** Deletes or retires the combinations on sale that do not stay. Units outlive it: its moves have them. */
async function endCombinations(
  { isNamed }: ManageDeps,
  tx: Tx,
  { productId, stays, withUnits, at }: Ending,
): Promise<void> {
  for (const { id, is_retired: isRetired } of await knownCombinations(tx, productId)) {
    if (isRetired || stays.has(id)) continue
    if (withUnits.has(id) || (await isNamed(tx, { productId, combinationId: id }))) {
      await run(tx, retire, [id, at])
      await run(tx, deleteStock, [productId, id])
    } else {
      await run(tx, deleteCombination, [id])
    }
  }
}

const retire = rareStatement(
  'manage-retire-combination',
  {},
  'UPDATE combinations SET retired_at = $2 WHERE id = $1',
)
const deleteStock = rareStatement(
  'manage-delete-stock',
  {},
  'DELETE FROM stock WHERE product_id = $1 AND combination_id = $2',
)
const deleteCombination = rareStatement(
  'manage-delete-combination',
  {},
  'DELETE FROM combinations WHERE id = $1',
)
const deleteOptions = rareStatement(
  'manage-delete-options',
  {},
  'DELETE FROM product_options WHERE product_id = $1 AND id <> ALL ($2::integer[])',
)
const deleteValues = rareStatement(
  'manage-delete-values',
  {},
  'DELETE FROM option_values WHERE product_id = $1 AND id <> ALL ($2::integer[])',
)
const becomeVaried = rareStatement(
  'manage-become-varied',
  {},
  'UPDATE products SET is_fixed = false WHERE id = $1 AND is_fixed',
)
const deleteFixedStock = rareStatement(
  'manage-delete-fixed-stock',
  {},
  'DELETE FROM stock WHERE product_id = $1 AND combination_id IS NULL',
)
