import { number } from '#server/platform/database/columns.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inChange } from './change.ts'
import type { Change, ManageDeps } from './deps.ts'
import { requirePicture } from './pictures.ts'

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
