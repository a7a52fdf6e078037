import { boolean, number } from '#server/platform/database/columns.ts'
import { one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { type Change, type Edit, inChange, type ManageDeps } from './change.ts'
import { raiseVersion } from './version.ts'

export interface SellerFacts {
  /** Unique. */
  name: string
  /** Unique, small letters and digits with single hyphens between. */
  slug: string
}

/** Refuses `validation_failed` with the field: a name or address that is taken. */
export async function addSeller(
  deps: ManageDeps,
  { facts, ...change }: Change & { facts: SellerFacts },
): Promise<{ id: number }> {
  return inChange(deps, change, (tx) => one(tx, insert, sellerValues(facts)))
}

const insert = rareStatement(
  'manage-add-seller',
  { id: number },
  `INSERT INTO sellers (name, slug)
   VALUES ($1, $2) RETURNING id`,
)

/** In the order in which the statements take them. */
export function sellerValues({ name, slug }: SellerFacts): unknown[] {
  return [name, slug]
}

/** Refuses as `addSeller`, `not_found` and `conflict`. */
export async function changeSeller(
  deps: ManageDeps,
  { facts, ...edit }: Edit & { facts: SellerFacts },
): Promise<{ version: number }> {
  return inChange(deps, edit, async (tx) => {
    const version = await raiseVersion(tx, 'sellers', edit, deps.clock.now())
    await run(tx, update, [...sellerValues(facts), edit.id])
    return { version }
  })
}

const update = rareStatement(
  'manage-change-seller',
  {},
  'UPDATE sellers SET name = $1, slug = $2 WHERE id = $3',
)

/** Deletes a seller without products. Refuses `not_found`, and `conflict` where it was changed since or has some. */
export function deleteSeller(deps: ManageDeps, edit: Edit): Promise<void> {
  return inChange(deps, edit, async (tx) => {
    await raiseVersion(tx, 'sellers', edit, deps.clock.now())
    if ((await one(tx, hasProducts, [edit.id])).has_products) {
      refuse('conflict', { message: 'There are products of this seller.' })
    }
    await run(tx, deleteOne, [edit.id])
  })
}

const hasProducts = rareStatement(
  'manage-seller-has-products',
  { has_products: boolean },
  'SELECT EXISTS (SELECT FROM products WHERE seller_id = $1) AS has_products',
)
const deleteOne = rareStatement('manage-delete-seller', {}, 'DELETE FROM sellers WHERE id = $1')
