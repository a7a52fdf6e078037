import type { CellColumn, CellEdit, CellRow } from './cells.ts'

interface Target<Row extends CellRow> {
  rows: readonly Row[]
  columns: readonly CellColumn[]
  /** The cell that it begins at, from 0. */
  row: number
  column: number
}

/**
 * Text of a spreadsheet, a line for each row with tabs between its cells, over the cells from one on. What has no cell there,
 * or one that the member may not change or has to type, is skipped.
 */
export function pasted<Row extends CellRow>(
  text: string,
  { rows, columns, row, column }: Target<Row>,
): { edits: CellEdit<Row>[]; skipped: number } {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  const edits: CellEdit<Row>[] = []
  let skipped = 0
  for (const [down, line] of lines.entries()) {
    for (const [right, value] of line.split('\t').entries()) {
      const [target, of] = [rows[row + down], columns[column + right]]
      const takesIt = of?.isOpen && !of.isTyped && target?.cells[of.name] !== undefined
      if (takesIt) edits.push({ row: target, column: of.name, value: value.trim() })
      else skipped += 1
    }
  }
  return { edits, skipped }
}
