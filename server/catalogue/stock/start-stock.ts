import { boolean, number } from '#server/platform/database/columns.ts'
import { maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { type Change, inChange, type ManageDeps } from '../manage/change.ts'
import { enterMoves, firstStock } from '../product/enter-moves.ts'

/**
 * Gives a fixed product its stock row, with a first move. Refuses `not_found`, `validation_failed` for less than
 * nothing, and `conflict` where it has a row, or is sold in combinations, which have theirs.
 */
export function startStock(
  deps: Pick<ManageDeps, 'database' | 'clock'>,
  { productId, onHand, by, ...change }: Change & { productId: number; onHand: number },
): Promise<void> {
  return inChange(deps, change, async (tx) => {
    const product = (await maybe(tx, lockProduct, [productId])) ?? refuse('not_found')
    if (!product.is_fixed) {
      refuse('conflict', { message: 'Each combination of this product has its own stock.' })
    }
    if ((await run(tx, insertStock, [productId, onHand])) === 0) {
      refuse('conflict', { message: 'This product has its stock already.' })
    }
    const first = { productId, combinationId: null, before: 0, onHand }
    const moved = { by, at: deps.clock.now() }
    await enterMoves(tx, [{ ...first, kind: 'received', reason: firstStock }], moved)
  })
}

const lockProduct = rareStatement(
  'manage-lock-product',
  { id: number, is_fixed: boolean },
  'SELECT id, is_fixed FROM products WHERE id = $1 FOR NO KEY UPDATE',
)
const insertStock = rareStatement(
  'manage-start-stock',
  {},
  'INSERT INTO stock (product_id, on_hand) VALUES ($1, $2) ON CONFLICT DO NOTHING',
)
