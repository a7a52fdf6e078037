import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import type { GridRow } from '#contract/office/bulk.ts'
import { type BulkColumnName, bulkColumns, gridColumnNames } from '#contract/office/bulk-columns.ts'
import { classes } from '#ui/classes.ts'
import { useGrid } from '../../lists/use-grid.ts'
import { announce } from '../../shell/notices.tsx'
import { type CatalogueNames, isFigure, valueWords } from '../column-values.ts'
import type { Leaving } from './cell-editor.tsx'
import { type CellChanges, cellKey, withCell, withoutCell } from './changes.ts'
import { GridCell } from './grid-cell.tsx'
import { pasted } from './pasted.ts'

interface CellsGridProps {
  rows: readonly GridRow[]
  names: CatalogueNames | undefined
  changes: CellChanges
  /** False: it was refused, and nothing has changed. */
  onChange: (changes: CellChanges) => boolean
  mayChange: (column: BulkColumnName) => boolean
}

/** The cell under edit, and what its control begins with. */
interface Edited {
  key: string
  value: string
}

/**
 * Cells of products by the ARIA grid pattern: arrows move, Enter, F2 or a letter edits, Escape leaves a cell as it was and
 * on a changed one takes the change back, Delete empties; what is copied from a spreadsheet fills the cells from this one on.
 */
export function CellsGrid(props: CellsGridProps) {
  const { rows, names, changes, mayChange } = props
  const { grid, focusCell, ...keys } = useGrid()
  const { edited, edit, leave } = useEdited(rows, focusCell)
  const { change, takeBack, paste } = useCells(props)
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table where styles are missing
      role="grid"
      aria-label="Cells of the chosen products"
      {...keys}
      className="w-full border-collapse text-sm"
    >
      <thead>
        <tr>
          <th scope="col" className={classes(heading, 'left-0 z-10 text-left md:sticky')}>
            Product
          </th>
          {gridColumnNames.map((column) => (
            <th
              key={column}
              scope="col"
              className={classes(heading, isFigure(column) ? 'text-right' : 'text-left')}
            >
              {bulkColumns[column].label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowAt) => (
          <tr key={`${row.product_id}:${row.combination_id}`} className="border-b border-line">
            <RowHeading row={row} />
            {gridColumnNames.map((column, columnAt) => {
              const key = cellKey(row, column)
              const at = { row: rowAt + 1, column: columnAt + 1 }
              return (
                <GridCell
                  key={column}
                  label={labelOf(row, column)}
                  column={column}
                  stored={row.cells[column]}
                  change={changes.get(key)}
                  names={names}
                  isOpen={mayChange(column)}
                  editing={edited?.key === key ? edited.value : null}
                  onEdit={(value) => edit({ key, value })}
                  onCommit={(value, leaving) => {
                    change(row, column, value)
                    leave(at, leaving)
                  }}
                  onCancel={() => leave(at, 'stay')}
                  onEmpty={() => change(row, column, '')}
                  onTakeBack={() => takeBack(row, column)}
                  onPaste={(event) => paste(event, rowAt, columnAt)}
                />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Which cell is under edit, and where the focus goes when it is left. */
function useEdited(rows: readonly GridRow[], focusCell: (row: number, column: number) => void) {
  const [edited, setEdited] = useState<Edited | null>(null)
  const goTo = useRef<{ row: number; column: number } | null>(null)
  // After the rendering in which the cell has lost its control.
  useEffect(() => {
    if (!goTo.current) return
    focusCell(goTo.current.row, goTo.current.column)
    goTo.current = null
  })
  /** The table's rows and columns begin with those of the headings. */
  function leave(at: { row: number; column: number }, leaving: Leaving | null) {
    setEdited(null)
    if (leaving === null) return
    const [down, right] = steps[leaving]
    const column = Math.max(1, Math.min(gridColumnNames.length, at.column + right))
    goTo.current = { row: Math.min(rows.length, at.row + down), column }
  }
  return { edited, edit: setEdited, leave }
}

const steps = { down: [1, 0], right: [0, 1], left: [0, -1], stay: [0, 0] } as const

/** What happens to cells; each change is announced with the number of all of them. */
function useCells({ rows, names, changes, onChange, mayChange }: CellsGridProps) {
  return {
    change(row: GridRow, column: BulkColumnName, value: string) {
      const key = cellKey(row, column)
      const now = changes.get(key)?.value ?? row.cells[column]
      if (value.trim() === now) return
      const next = withCell(changes, row, column, value)
      if (!onChange(next)) return
      const words = valueWords(column, next.get(key)?.value ?? row.cells[column] ?? '', names)
      announce(`${labelOf(row, column)}: ${words || 'empty'}. ${countWords(next)}`)
    },
    takeBack(row: GridRow, column: BulkColumnName) {
      const next = withoutCell(changes, cellKey(row, column))
      if (!onChange(next)) return
      const words = valueWords(column, row.cells[column] ?? '', names) || 'empty'
      announce(`${labelOf(row, column)} is ${words} again. ${countWords(next)}`)
    },
    paste(event: ClipboardEvent, row: number, column: number) {
      event.preventDefault()
      const text = event.clipboardData.getData('text/plain')
      const { next, filled, skipped } = pasted(text, { rows, changes, row, column, mayChange })
      if (!onChange(next)) return
      const words = filled === 1 ? '1 value is filled in.' : `${filled} values are filled in.`
      const rest = skipped > 0 ? ` ${skipped} have no place here.` : ''
      announce(`${words}${rest} ${countWords(next)}`)
    },
  }
}

const heading =
  'border-b border-line-strong bg-surface px-2 py-2 text-xs font-semibold whitespace-nowrap text-ink-soft'

function RowHeading({ row: { code, name, combination } }: { row: GridRow }) {
  return (
    <th
      scope="row"
      className={classes(
        'left-0 z-10 max-w-56 min-w-36 border-r border-line bg-surface px-2 py-1.5 text-left font-normal md:sticky',
        combination !== null && 'pl-6',
      )}
    >
      <span className="block font-semibold [overflow-wrap:anywhere]">{combination ?? code}</span>
      {combination === null ? (
        <span className="sr-only">{name}</span>
      ) : (
        <span className="block text-xs text-ink-soft">{code}</span>
      )}
    </th>
  )
}

/** 'Price of TV-100, Black' */
function labelOf({ code, combination }: GridRow, column: BulkColumnName): string {
  return `${bulkColumns[column].label} of ${combination ? `${code}, ${combination}` : code}`
}

/** '3 cells are changed.' */
export function countWords({ size }: CellChanges): string {
  if (size === 0) return 'No cell is changed.'
  return size === 1 ? '1 cell is changed.' : `${size.toLocaleString('en-NG')} cells are changed.`
}
