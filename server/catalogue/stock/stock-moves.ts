import { officePageRows } from '#contract/limits.ts'
import type { Total } from '#contract/office/answers.ts'
import type { StockMove } from '#contract/office/stock.ts'
import { type MemberNames, namesOfActors } from '#server/platform/actor-names.ts'
import { number, oneOf, text, time } from '#server/platform/database/columns.ts'
import { count, counted, type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { maxCounted, totalOf } from '#server/platform/total.ts'
import type { ItemRef } from '../product/current-prices.ts'
import { moveKinds } from '../product/enter-moves.ts'

/** A page of an item's moves by people, the newest first. Refuses a key that is none with `validation_failed`. */
export async function movesPage(
  db: Db,
  { productId, combinationId }: ItemRef,
  after: string | undefined,
  memberNames: MemberNames,
): Promise<{ rows: StockMove[]; next: string | null; total: Total }> {
  const item = [productId, combinationId]
  const found = await many(db, movesOf, [...item, keyIn(after), officePageRows + 1])
  const total = totalOf(await count(db, countMoves, [...item, maxCounted]))
  const rows = found.slice(0, officePageRows)
  const nameOf = await namesOfActors(
    db,
    rows.map(({ moved_by }) => moved_by),
    memberNames,
  )
  const last = rows.at(-1)
  return {
    rows: rows.map(({ moved_at, moved_by, ...move }) => ({
      ...move,
      at: moved_at.toISOString(),
      by: nameOf(moved_by),
    })),
    next: found.length > rows.length && last ? String(last.id) : null,
    total,
  }
}

function keyIn(after: string | undefined): number | null {
  if (after === undefined) return null
  if (!/^\d{1,15}$/.test(after)) refuse('validation_failed', { errors: { after: ['is no key'] } })
  return Number(after)
}

const ofItem = `product_id = $1 AND (
     $2::integer IS NULL AND combination_id IS NULL OR combination_id = $2)`

const movesOf = rareStatement(
  'stock-moves-of',
  {
    id: number,
    kind: oneOf(moveKinds),
    on_hand_before: number,
    on_hand_after: number,
    reason: text,
    moved_at: time,
    moved_by: text,
  },
  `SELECT id, kind, on_hand_before, on_hand_after, reason, moved_at, moved_by
   FROM stock_moves WHERE ${ofItem} AND ($3::bigint IS NULL OR id < $3)
   ORDER BY id DESC LIMIT $4`,
)

const countMoves = rareStatement(
  'stock-moves-count',
  counted,
  `SELECT count(*) FROM (SELECT FROM stock_moves WHERE ${ofItem} LIMIT $3) AS moves`,
)
