import { boolean, number } from '#server/platform/database/columns.ts'
import { one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { type Change, type Edit, inChange, type ManageDeps } from './change.ts'
import { requirePicture } from './pictures.ts'
import { raiseVersion } from './version.ts'

export interface BrandFacts {
  /** Unique. */
  name: string
  /** Unique, small letters and digits with single hyphens between. */
  slug: string
  pictureHash: string
  /** Among the best brands, from 1; null: it is none. */
  bestRank: number | null
}

/** Refuses `validation_failed` with the field: a name or address that is taken, no such picture. */
export async function addBrand(
  deps: ManageDeps,
  { facts, ...change }: Change & { facts: BrandFacts },
): Promise<{ id: number }> {
  await requirePicture(deps, facts.pictureHash)
  return inChange(deps, change, (tx) => one(tx, insert, brandValues(facts)))
}

const insert = rareStatement(
  'manage-add-brand',
  { id: number },
  `INSERT INTO brands (name, slug, picture_hash, best_rank)
   VALUES ($1, $2, $3, $4) RETURNING id`,
)

/** In the order in which the statements take them. */
export function brandValues({ name, slug, pictureHash, bestRank }: BrandFacts): unknown[] {
  return [name, slug, pictureHash, bestRank]
}

/** Refuses as `addBrand`, `not_found` and `conflict`. */
export async function changeBrand(
  deps: ManageDeps,
  { facts, ...edit }: Edit & { facts: BrandFacts },
): Promise<{ version: number }> {
  await requirePicture(deps, facts.pictureHash)
  return inChange(deps, edit, async (tx) => {
    const version = await raiseVersion(tx, 'brands', edit, deps.clock.now())
    await run(tx, update, [...brandValues(facts), edit.id])
    return { version }
  })
}

const update = rareStatement(
  'manage-change-brand',
  {},
  'UPDATE brands SET name = $1, slug = $2, picture_hash = $3, best_rank = $4 WHERE id = $5',
)

/** Deletes a brand without products. Refuses `not_found`, and `conflict` where it was changed since or has some. */
export function deleteBrand(deps: ManageDeps, edit: Edit): Promise<void> {
  return inChange(deps, edit, async (tx) => {
    await raiseVersion(tx, 'brands', edit, deps.clock.now())
    if ((await one(tx, hasProducts, [edit.id])).has_products) {
      refuse('conflict', { message: 'There are products of this brand.' })
    }
    await run(tx, deleteOne, [edit.id])
  })
}

const hasProducts = rareStatement(
  'manage-brand-has-products',
  { has_products: boolean },
  'SELECT EXISTS (SELECT FROM products WHERE brand_id = $1) AS has_products',
)
const deleteOne = rareStatement('manage-delete-brand', {}, 'DELETE FROM brands WHERE id = $1')
