import type { GridRow } from '#contract/office/bulk.ts'
import { type BulkColumnName, bulkColumns, gridColumnNames } from '#contract/office/bulk-columns.ts'
import type { CellColumn, CellEdit, CellRow } from '../../cells/cells.ts'
import { CellsGrid } from '../../cells/cells-grid.tsx'
import {
  type CatalogueNames,
  isFigure,
  mayBeEmpty,
  optionsFor,
  valueWords,
} from '../column-values.ts'
import { type CellChanges, withCell, withoutCell } from './changes.ts'

interface ProductCellsProps {
  rows: readonly GridRow[]
  names: CatalogueNames | undefined
  changes: CellChanges
  /** False: it was refused, and nothing has changed. */
  onChange: (changes: CellChanges) => boolean
  mayChange: (column: BulkColumnName) => boolean
}

interface ProductRow extends CellRow {
  of: GridRow
}

/** Products and their combinations, row by row, with the columns that a file of products has. */
export function ProductCells({ rows, names, changes, onChange, mayChange }: ProductCellsProps) {
  function put(next: CellChanges): string | null {
    return onChange(next) ? countWords(next) : null
  }
  return (
    <CellsGrid
      label="Cells of the chosen products"
      heading="Product"
      rows={rows.map(rowOf)}
      columns={gridColumnNames.map((name) => columnOf(name, names, mayChange(name)))}
      changes={changes}
      noCell="This row has no such cell: a product that is sold by combinations has it in theirs."
      onEdit={(edits) => put(edits.reduce(withEdit, changes))}
      onTakeBack={({ key }, column) => put(withoutCell(changes, `${key}:${column}`))}
    />
  )
}

function rowOf(of: GridRow): ProductRow {
  const { code, name, combination, cells } = of
  const key = `${of.product_id}:${of.combination_id ?? ''}`
  return combination === null
    ? { of, key, cells, title: code, aloud: name, label: code }
    : {
        of,
        key,
        cells,
        title: combination,
        note: code,
        isPart: true,
        label: `${code}, ${combination}`,
      }
}

function columnOf(
  name: BulkColumnName,
  names: CatalogueNames | undefined,
  isOpen: boolean,
): CellColumn {
  return {
    name,
    label: bulkColumns[name].label,
    isFigure: isFigure(name),
    isOpen,
    mayBeEmpty: mayBeEmpty(name),
    options: optionsFor(name, names),
    wordsOf: (value) => valueWords(name, value, names),
    isWide: name === 'name',
  }
}

function withEdit(changes: CellChanges, { row, column, value }: CellEdit<ProductRow>): CellChanges {
  const name = gridColumnNames.find((one) => one === column)
  return name ? withCell(changes, row.of, name, value) : changes
}

/** '3 cells are changed.' */
export function countWords({ size }: Pick<CellChanges, 'size'>): string {
  if (size === 0) return 'No cell is changed.'
  return size === 1 ? '1 cell is changed.' : `${size.toLocaleString('en-NG')} cells are changed.`
}
