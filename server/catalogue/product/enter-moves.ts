import { type Actor, actorText } from '#server/platform/actor.ts'
import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { ItemRef } from './current-prices.ts'

/** What people change the units on hand by, beside orders. */
export const moveKinds = ['received', 'counted', 'damaged', 'corrected'] as const
export type MoveKind = (typeof moveKinds)[number]

export const firstStock = 'First stock'

/** What a person changed of the units of an item. */
export interface StockMove extends ItemRef {
  kind: MoveKind
  before: number
  onHand: number
  /** Why, in words. */
  reason: string
}

/** Enters moves in the transaction that changes the units; the database refuses units that no move has brought. */
export async function enterMoves(
  tx: Tx,
  moves: readonly StockMove[],
  { by, at }: { by: Actor; at: Date },
): Promise<void> {
  const changing = moves.filter(({ before, onHand }) => before !== onHand)
  if (changing.length > 0) await run(tx, insert, [JSON.stringify(changing), at, actorText(by)])
}

const insert = rareStatement(
  'manage-enter-moves',
  {},
  `INSERT INTO stock_moves (product_id, combination_id, kind, on_hand_before, on_hand_after, reason, moved_at, moved_by)
   SELECT "productId", "combinationId", kind, before, "onHand", reason, $2, $3
   FROM ROWS FROM (jsonb_to_recordset($1) AS ("productId" integer, "combinationId" integer, kind text,
     before integer, "onHand" integer, reason text))
     WITH ORDINALITY AS move ("productId", "combinationId", kind, before, "onHand", reason, place)
   ORDER BY place`,
)
