import { number } from '#server/platform/database/columns.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inChange } from './change.ts'
import type { Change, ManageDeps } from './deps.ts'

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
