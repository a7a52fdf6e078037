import { type ClipboardEvent, Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { useGrid } from '../lists/use-grid.ts'
import { announce } from '../shell/notices.tsx'
import type { Leaving } from './cell-editor.tsx'
import {
  type CellColumn,
  type CellEdit,
  type CellRow,
  type ChangedCell,
  keyOfCell,
} from './cells.ts'
import { GridCell } from './grid-cell.tsx'
import { pasted } from './pasted.ts'
import { useRowWindow } from './row-window.ts'

export interface CellsGridProps<Row extends CellRow> {
  /** As it is read aloud. */
  label: string
  /** Over the headings of rows. */
  heading: string
  rows: readonly Row[]
  columns: readonly CellColumn[]
  /** By `keyOfCell`. */
  changes: ReadonlyMap<string, ChangedCell>
  /** Why a row may lack a cell, read aloud. */
  noCell?: string
  /** The control at the end of a row, in a column of this name. */
  action?: { heading: string; of: (row: Row) => ReactNode }
  /** Answers how many cells are changed then, in words; null: it was refused, and nothing has changed. */
  onEdit?: (edits: CellEdit<Row>[]) => string | null
  onTakeBack?: (row: Row, column: string) => string | null
}

/** The cell under edit, and what its control begins with. */
interface Edited {
  key: string
  value: string
}

/**
 * Cells by the ARIA grid pattern: arrows move, Enter, F2 or a letter edits, Escape leaves a cell as it was and on a changed
 * one takes the change back, Delete empties; what is copied from a spreadsheet fills the cells from this one on. Of many
 * rows those near the view are in the document.
 */
export function CellsGrid<Row extends CellRow>(props: CellsGridProps<Row>) {
  const { label, heading, rows, columns, action } = props
  const { grid, place, focusCell, ...keys } = useGrid(rows.length + 1)
  const { edited, edit, leave } = useEdited(props, focusCell)
  const { visible, heightOf, box, onScroll } = useRowWindow(rows.length, place.row - 1, grid)
  const width = columns.length + (action ? 2 : 1)
  return (
    <div
      ref={box}
      onScroll={onScroll}
      className="relative isolate max-h-[min(80dvh,60rem)] overflow-auto rounded-md border border-line bg-surface"
    >
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table where styles are missing
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        {...keys}
        className="w-full border-separate border-spacing-0 text-sm"
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={classes(headingClass, 'left-0 z-20 text-left')}>
              {heading}
            </th>
            {columns.map(({ name, label, isFigure }) => (
              <th
                key={name}
                scope="col"
                className={classes(headingClass, isFigure ? 'text-right' : 'text-left')}
              >
                {label}
              </th>
            ))}
            {action && (
              <th scope="col" className={headingClass}>
                <span className="sr-only">{action.heading}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {visible.map((at, nth) => {
            const row = rows[at]
            const from = nth === 0 ? 0 : (visible[nth - 1] ?? 0) + 1
            return (
              row && (
                <Fragment key={row.key}>
                  <Absent height={heightOf(from, at)} width={width} />
                  <Row {...props} row={row} at={at} edited={edited} onEdited={edit} leave={leave} />
                </Fragment>
              )
            )
          })}
          <Absent height={heightOf((visible.at(-1) ?? -1) + 1, rows.length)} width={width} />
        </tbody>
      </table>
    </div>
  )
}

/** The space of rows that are not in the document. */
function Absent({ height, width }: { height: number; width: number }) {
  if (height === 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
    <tr aria-hidden="true">
      <td colSpan={width} style={{ height, padding: 0 }} />
    </tr>
  )
}

interface RowProps<Row extends CellRow> extends CellsGridProps<Row> {
  row: Row
  /** From 0. */
  at: number
  edited: Edited | null
  onEdited: (edited: Edited) => void
  leave: (at: { row: number; column: number }, leaving: Leaving | null) => void
}

function Row<Row extends CellRow>(props: RowProps<Row>) {
  const { row, at, columns, changes, action, edited, onEdited, leave } = props
  const { change, takeBack, paste } = useCells(props)
  return (
    <tr aria-rowindex={at + 2}>
      <RowHeading row={row} />
      {columns.map((column, columnAt) => {
        const key = keyOfCell(row, column.name)
        const place = { row: at + 1, column: columnAt + 1 }
        return (
          <GridCell
            key={column.name}
            label={labelOf(row, column)}
            column={column}
            stored={row.cells[column.name]}
            change={changes.get(key)}
            noCell={props.noCell ?? 'This row has no such cell.'}
            editing={edited?.key === key ? edited.value : null}
            onEdit={(value) => onEdited({ key, value })}
            onCommit={(value, leaving) => {
              change(column, value)
              leave(place, leaving)
            }}
            onCancel={() => leave(place, 'stay')}
            onEmpty={() => change(column, '')}
            onTakeBack={() => takeBack(column)}
            onPaste={(event) => paste(event, at, columnAt)}
          />
        )
      })}
      {action && <td className="border-b border-line px-1 text-right">{action.of(row)}</td>}
    </tr>
  )
}

/** Which cell is under edit, and where the focus goes when it is left. */
function useEdited<Row extends CellRow>(
  { rows, columns }: CellsGridProps<Row>,
  focusCell: (row: number, column: number) => void,
) {
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
    const column = Math.max(1, Math.min(columns.length, at.column + right))
    goTo.current = { row: Math.min(rows.length, at.row + down), column }
  }
  return { edited, edit: setEdited, leave }
}

const steps = { down: [1, 0], right: [0, 1], left: [0, -1], stay: [0, 0] } as const

/** What happens to cells of a row; each change is announced with the number of all of them. */
function useCells<Row extends CellRow>(props: RowProps<Row>) {
  const { rows, row, columns, changes, onEdit, onTakeBack } = props
  return {
    change(column: CellColumn, typed: string) {
      const now = changes.get(keyOfCell(row, column.name))?.value ?? row.cells[column.name]
      const value = typed.trim()
      if (value === now) return
      const count = onEdit?.([{ row, column: column.name, value }]) ?? null
      if (count === null) return
      announce(`${labelOf(row, column)}: ${column.wordsOf(value) || 'empty'}. ${count}`)
    },
    takeBack(column: CellColumn) {
      const count = onTakeBack?.(row, column.name) ?? null
      if (count === null) return
      const words = column.wordsOf(row.cells[column.name] ?? '') || 'empty'
      announce(`${labelOf(row, column)} is ${words} again. ${count}`)
    },
    paste(event: ClipboardEvent, at: number, column: number) {
      event.preventDefault()
      const text = event.clipboardData.getData('text/plain')
      const { edits, skipped } = pasted(text, { rows, columns, row: at, column })
      const count = edits.length === 0 ? '' : (onEdit?.(edits) ?? null)
      if (count === null) return
      const words = edits.length === 1 ? '1 value is' : `${edits.length} values are`
      const rest = skipped > 0 ? ` ${skipped} have no place here.` : ''
      announce(`${words} filled in.${rest} ${count}`)
    },
  }
}

const headingClass =
  'sticky top-0 z-10 border-b border-line-strong bg-surface px-2 py-2 text-xs font-semibold whitespace-nowrap text-ink-soft'

function RowHeading({ row: { title, note, aloud, isPart } }: { row: CellRow }) {
  return (
    <th
      scope="row"
      className={classes(
        'left-0 z-10 max-w-56 min-w-36 scroll-mt-10 border-r border-b border-line bg-surface px-2 py-1.5 text-left font-normal md:sticky',
        isPart && 'pl-6',
      )}
    >
      <span className="block font-semibold [overflow-wrap:anywhere]">{title}</span>
      {aloud && <span className="sr-only">{aloud}</span>}
      {note && <span className="block text-xs text-ink-soft">{note}</span>}
    </th>
  )
}

/** 'Price of TV-100, Black' */
function labelOf({ label }: CellRow, column: CellColumn): string {
  return `${column.label} of ${label}`
}
