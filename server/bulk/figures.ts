import { number, oneOf } from '#server/platform/database/columns.ts'
import { count, counted, type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type Outcome, outcomes } from './change-row.ts'

export type Figures = Record<Outcome, number>

/** How many rows of a bulk change have each outcome. */
export async function figuresOf(db: Db, id: number): Promise<Figures> {
  const rows = await many(db, countOutcomes, [id])
  const found = new Map(rows.map(({ outcome, rows }) => [outcome, rows]))
  const of = (outcome: Outcome) => found.get(outcome) ?? 0
  return {
    waiting: of('waiting'),
    new: of('new'),
    changed: of('changed'),
    same: of('same'),
    refused: of('refused'),
    done: of('done'),
    undone: of('undone'),
    left: of('left'),
  }
}

/** Those that are not zero, for the audit. */
export function figuresToAudit(figures: Figures): Partial<Figures> {
  return Object.fromEntries(Object.entries(figures).filter(([, rows]) => rows > 0))
}

/** Prices that undoing what is done changes by more than 30 %, from what they were set to. */
export function largeUndoChanges(db: Db, id: number): Promise<number> {
  return count(db, countLarge, [id])
}

const countLarge = rareStatement(
  'bulk-large-undo-changes',
  counted,
  `SELECT count(*) FROM bulk_rows
   WHERE change_id = $1 AND outcome = 'done' AND after ? 'price' AND before ? 'price'
     AND abs((after ->> 'price')::bigint - (before ->> 'price')::bigint) * 100
       > 30 * (after ->> 'price')::bigint`,
)

const countOutcomes = rareStatement(
  'bulk-figures',
  { outcome: oneOf(outcomes), rows: number },
  'SELECT outcome, count(*) AS rows FROM bulk_rows WHERE change_id = $1 GROUP BY outcome',
)
