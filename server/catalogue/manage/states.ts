import type { ProductState } from '#contract/office/product.ts'
import { certain, list, number, oneOf, text } from '#server/platform/database/columns.ts'
import { maybe, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { type Edit, inChange, type ManageDeps } from './change.ts'
import { raiseVersion } from './version.ts'

export const productStates = [
  'draft',
  'live',
  'hidden',
  'archived',
] as const satisfies readonly ProductState[]

/** From each state, those that can follow. */
const moves: Record<ProductState, readonly ProductState[]> = {
  draft: ['live', 'archived'],
  // Back to a draft: putting it on sale was a mistake.
  live: ['hidden', 'archived', 'draft'],
  hidden: ['live', 'archived'],
  archived: ['live', 'hidden', 'draft'],
}

/** The states that can follow one. */
export function nextStates(state: ProductState): readonly ProductState[] {
  return moves[state]
}

/** What a product needs before it goes live (`product_lacks` of the database), and the words for it. */
const needs: Record<string, string> = {
  category: 'a category',
  price: 'a price',
  weight: 'a weight',
  stock: 'stock',
  picture: 'a picture with words',
}

/**
 * Moves a product to another state. Refuses `incomplete` what would go live and lacks something for it, which
 * `data.lacks` names; `conflict` a move that there is not, and a product that was changed since; `not_found`.
 */
export function changeState(
  deps: ManageDeps,
  { state, ...edit }: Edit & { state: ProductState },
): Promise<{ version: number; before: ProductState }> {
  return inChange(deps, edit, async (tx) => {
    const version = await raiseVersion(tx, 'products', edit, deps.clock.now())
    const { state: before } = await one(tx, readState, [edit.id])
    if (!moves[before].includes(state)) {
      refuse('conflict', { message: `A product that is ${before} cannot become ${state}.` })
    }
    if (state === 'live') await goLive(tx, edit.id, deps.clock.now())
    else await run(tx, setState, [edit.id, state])
    return { version, before }
  })
}

const readState = rareStatement(
  'manage-product-state',
  { state: oneOf(productStates) },
  'SELECT state FROM products WHERE id = $1',
)
const setState = rareStatement(
  'manage-set-state',
  {},
  'UPDATE products SET state = $2 WHERE id = $1',
)

/**
 * Puts a product on sale in the caller's transaction, which has written all of it. A draft is new to shoppers from
 * `at` on; left out: from its creation. Refuses `incomplete`.
 */
export async function goLive(tx: Tx, id: number, at: Date | null = null): Promise<void> {
  await requireWhole(tx, id)
  await run(tx, publish, [id, at])
}

/** Refuses `incomplete` a product that lacks something for going live. */
export async function requireWhole(tx: Tx, id: number): Promise<void> {
  const { lacks } = await one(tx, readLacks, [id])
  if (lacks.length === 0) return
  refuse('incomplete', { message: lackingWords(lacks), data: { lacks } })
}

/** What `product_lacks` names, in words. */
export function lackingWords(lacks: readonly string[]): string {
  const missing = lacks.map((need) => needs[need] ?? need)
  return `Before it can go on sale it needs ${new Intl.ListFormat('en-NG').format(missing)}.`
}

/** After an edit: what is on sale stays whole. Refuses `incomplete`. */
export async function requireStillWhole(tx: Tx, id: number): Promise<void> {
  if (await maybe(tx, isLive, [id])) await requireWhole(tx, id)
}

const readLacks = rareStatement(
  'manage-product-lacks',
  // The product is there, and the function's array has no nulls.
  { lacks: certain(list(text)) },
  'SELECT product_lacks($1) AS lacks',
)
const publish = rareStatement(
  'manage-publish',
  {},
  `UPDATE products SET state = 'live',
     first_live_at = CASE WHEN state = 'draft' THEN coalesce(first_live_at, $2) ELSE first_live_at END
   WHERE id = $1`,
)
const isLive = rareStatement(
  'manage-product-is-live',
  { id: number },
  "SELECT id FROM products WHERE id = $1 AND state = 'live'",
)
