import { json, list, nullable, number, object } from './database/columns.ts'
import { type Db, many, one } from './database/query.ts'
import type { Statement } from './database/statement.ts'

/*
 * A walk looks for broken rows in a table of any size, a slice at a time in the order of its key. What a slice costs
 * does not grow with the table.
 */

export interface BrokenRow {
  id: number
  /** How much of it is broken: units, kobo, or 1. */
  size: number
}

export interface Slice {
  /** The key of its last row; null: nothing is behind. */
  last: number | null
  broken: BrokenRow[]
}

export interface Walk {
  /** The slice of `limit` rows behind the key `after`. */
  next(db: Db, after: number, limit: number): Promise<Slice>
  /** Which of these rows are broken now. */
  again(db: Db, ids: readonly number[]): Promise<BrokenRow[]>
}

export const brokenRow = { id: number, size: number }
export const sliceRow = { last: nullable(number), broken: json(list(object(brokenRow))) }

/**
 * The two texts of a walk. `from` names the table, as `FROM table WHERE`, and `key` its key; `broken` selects `id` and
 * `size` of those of `slice` that are broken.
 */
export function walkTexts({ key, from, broken }: { key: string; from: string; broken: string }) {
  return {
    next: `
      WITH slice AS MATERIALIZED (
        SELECT ${key} AS id ${from} ${key} > $1 ORDER BY ${key} LIMIT $2
      ), broken AS (${broken})
      SELECT (SELECT max(id) FROM slice) AS last, coalesce(
        (SELECT json_agg(json_build_object('id', coalesce(id, 0), 'size', coalesce(size, 0))) FROM broken), '[]'
      ) AS broken`,
    again: `
      WITH slice AS MATERIALIZED (SELECT unnest($1::bigint[]) AS id)
      SELECT coalesce(id, 0) AS id, coalesce(size, 0) AS size FROM (${broken}) AS broken`,
  }
}

export function walkOf(
  next: Statement<{ last: number | null; broken: BrokenRow[] }>,
  again: Statement<BrokenRow>,
): Walk {
  return {
    next: (db, after, limit) => one(db, next, [after, limit]),
    again: (db, ids) => (ids.length === 0 ? Promise.resolve([]) : many(db, again, [ids])),
  }
}
