import type { GridRow } from '#contract/office/bulk.ts'
import { type BulkColumnName, gridColumnNames } from '#contract/office/bulk-columns.ts'
import { type CellChanges, withCell } from './changes.ts'

interface Target {
  rows: readonly GridRow[]
  changes: CellChanges
  /** The cell that it begins at, from 0. */
  row: number
  column: number
  mayChange: (column: BulkColumnName) => boolean
}

/**
 * Text of a spreadsheet, a line for each row with tabs between its cells, over the cells from one on. What has no cell there,
 * or one that the member may not change, is skipped.
 */
export function pasted(
  text: string,
  { rows, changes, row, column, mayChange }: Target,
): { next: CellChanges; filled: number; skipped: number } {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  let next = changes
  let [filled, skipped] = [0, 0]
  for (const [down, line] of lines.entries()) {
    for (const [right, value] of line.split('\t').entries()) {
      const [target, name] = [rows[row + down], gridColumnNames[column + right]]
      if (target && name && target.cells[name] !== undefined && mayChange(name)) {
        next = withCell(next, target, name, value)
        filled += 1
      } else skipped += 1
    }
  }
  return { next, filled, skipped }
}
