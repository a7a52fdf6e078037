import type { BulkColumnName } from '#contract/office/bulk-columns.ts'
import type { Column } from '#server/platform/database/columns.ts'

/** Column → cell, of those that are not empty; null: the word `none`. */
export type GivenCells = Partial<Record<BulkColumnName, string | null>>

/** Such cells, in a column of JSON. */
export const givenColumn: Column<GivenCells> = {
  types: [],
  has: (value): value is GivenCells =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
}
