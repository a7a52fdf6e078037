import { number, oneOf } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
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

const countOutcomes = rareStatement(
  'bulk-figures',
  { outcome: oneOf(outcomes), rows: number },
  'SELECT outcome, count(*) AS rows FROM bulk_rows WHERE change_id = $1 GROUP BY outcome',
)
