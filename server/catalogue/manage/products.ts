import { actorText } from '#server/platform/actor.ts'
import { number } from '#server/platform/database/columns.ts'
import { maybe, one, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import { enterMoves, firstStock } from '../product/enter-moves.ts'
import {
  changedFacts,
  cleanFacts,
  factsIn,
  insertedFacts,
  type ProductFacts,
} from '../product-facts.ts'
import { type Change, type Edit, inChange, lockProductStock, type ManageDeps } from './change.ts'
import { refuseField } from './mistakes.ts'
import { insertPictures, type PlacedPicture, requirePictures, withValues } from './pictures.ts'
import { type Price, requirePrice } from './prices.ts'
import { goLive } from './states.ts'
import { asEdited, type NewVariations, requireVariations } from './variations.ts'
import { raiseVersion, refuseOutdated } from './version.ts'
import { writeVariations } from './write-variations.ts'

/** Sold as one item. */
export interface Fixed extends Omit<Price, 'amountKobo'> {
  /** Kobo; null: a draft without a price yet. */
  amountKobo: number | null
  /** Units; null: a draft without a stock row yet. */
  onHand: number | null
}

export interface NewProduct extends Change {
  facts: ProductFacts
  /** How it is sold: as one item, or by variations. */
  sold: Fixed | NewVariations
  /** In their order. */
  pictures: PlacedPicture[]
  /** Shoppers know live ones only. */
  state: 'draft' | 'live'
}

/**
 * Adds a product, with its first stock and the moves that bring it. Refuses `incomplete` what shall be live and lacks something for it; `validation_failed` with the field: no such sub-category, brand, seller or
 * picture, an address or code that is taken, a price that is not above zero or not below the price before, a
 * combination of values that are not there.
 */
export async function addProduct(
  deps: ManageDeps,
  { facts, sold, pictures, state, ...change }: NewProduct,
): Promise<{ id: number }> {
  await requirePictures(deps, pictures)
  const isFixed = !('options' in sold)
  if (isFixed) requireFixedPrice(sold)
  else requireVariations(asEdited(sold))
  return inChange(deps, change, async (tx) => {
    const [amountKobo, previousAmountKobo] = isFixed
      ? [sold.amountKobo, sold.previousAmountKobo]
      : pricedByCombinations
    const price = [isFixed, amountKobo, previousAmountKobo]
    const stored = JSON.stringify(cleanFacts(facts))
    const { id } = await one(tx, insert, [stored, ...price, deps.clock.now()])
    const by = { by: change.by, at: deps.clock.now() }
    if (isFixed && sold.onHand !== null) {
      await run(tx, insertStock, [id, sold.onHand])
      const first = { productId: id, combinationId: null, before: 0, onHand: sold.onHand }
      await enterMoves(tx, [{ ...first, kind: 'received', reason: firstStock }], by)
    }
    const { valueIds } = isFixed
      ? { valueIds: [] }
      : await writeVariations(tx, id, asEdited(sold), { ...by, returning: new Map() })
    await insertPictures(tx, id, withValues(pictures, valueIds))
    if (state === 'live') await goLive(tx, id)
    return { id }
  })
}

/** A trigger writes the price of a product with variations, from its combinations and their stock. */
const pricedByCombinations = [null, null] as const

/** Refuses `validation_failed` as `requirePrice`; a draft may have none. */
export function requireFixedPrice({ amountKobo, previousAmountKobo }: Omit<Fixed, 'onHand'>): void {
  if (amountKobo !== null) requirePrice({ amountKobo, previousAmountKobo })
  else if (previousAmountKobo !== null) refuseField('amount', 'A price before needs a price.')
}

const insert = rareStatement(
  'manage-add-product',
  { id: number },
  `INSERT INTO products (${insertedFacts}, is_fixed, amount_kobo, previous_amount_kobo, created_at)
   VALUES (${factsIn('$1::jsonb')}, $2, $3, $4, $5)
   RETURNING id`,
)

const insertStock = rareStatement(
  'manage-add-fixed-stock',
  {},
  'INSERT INTO stock (product_id, on_hand) VALUES ($1, $2)',
)

/** Changes what a product is. Refuses as `addProduct`, and `not_found` and `conflict` (`raiseVersion`). */
export function changeProduct(
  deps: ManageDeps,
  { facts, ...edit }: Edit & { facts: ProductFacts },
): Promise<{ version: number }> {
  return inChange(deps, edit, async (tx) => {
    const { id, version, by } = edit
    const values = [id, JSON.stringify(cleanFacts(facts)), version, deps.clock.now(), actorText(by)]
    const changed = await maybe(tx, update, values)
    return changed ?? refuseOutdated(tx, 'products', id)
  })
}

// Together with the version, so that each read model is brought up to date once.
const update = statement(
  'manage-change-product',
  { version: number },
  `UPDATE products SET ${changedFacts('$2::jsonb')},
     version = version + 1, changed_at = $4, changed_by = $5
   WHERE id = $1 AND version = $3 RETURNING version`,
)

/**
 * Deletes a product, with its reviews and from all carts and saved items. One that orders or coupons name is archived
 * instead: nobody can order it, and it is in no list. Refuses `not_found` and `conflict`.
 */
export function deleteProduct(deps: ManageDeps, edit: Edit): Promise<'deleted' | 'archived'> {
  return inChange(deps, edit, async (tx) => {
    // An order that is being placed has its stock locked: once it is placed, it is found.
    await lockProductStock(tx, edit.id)
    await raiseVersion(tx, 'products', edit, deps.clock.now())
    const isNamed = await deps.isNamed(tx, { productId: edit.id, combinationId: null })
    if (isNamed) await run(tx, archive, [edit.id])
    else await run(tx, deleteOne, [edit.id])
    return isNamed ? 'archived' : 'deleted'
  })
}

const archive = rareStatement(
  'manage-archive-product',
  {},
  "UPDATE products SET state = 'archived' WHERE id = $1",
)
const deleteOne = rareStatement('manage-delete-product', {}, 'DELETE FROM products WHERE id = $1')
