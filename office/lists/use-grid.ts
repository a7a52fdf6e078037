import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

interface Place {
  row: number
  column: number
}

/** Rows that Page Up and Page Down pass. */
const pageRows = 10

/** Cells by row and column. A row that is not in the document has none. */
type Cells = (HTMLElement[] | undefined)[]

/**
 * The keys of the ARIA grid pattern for a table: one of its cells, or the control in it, is in the order of
 * Tab; arrows, Home, End, Page Up and Page Down move there. Row 0 is the header. `rowCount` is of all rows, where only
 * some are in the document, each with its `aria-rowindex`: the one at `place` always is.
 */
export function useGrid(rowCount?: number) {
  const grid = useRef<HTMLTableElement>(null)
  const [place, setPlace] = useState<Place>({ row: 1, column: 0 })
  // After every rendering, since rows come and go.
  useEffect(() => {
    const cells = cellsOf(grid.current)
    const current = nearest(cells, place)
    for (const cell of cells.flat()) {
      if (cell) targetOf(cell).tabIndex = cell === current ? 0 : -1
    }
  })
  function press(event: KeyboardEvent) {
    if (event.altKey || event.shiftKey) return
    const cells = cellsOf(grid.current)
    const last = (rowCount ?? cells.length) - 1
    const next = moved(event, placeOf(cells, event.target) ?? place, cells, last)
    if (!next) return
    event.preventDefault()
    focus(next)
  }
  function focus(next: Place) {
    if (cellsOf(grid.current)[next.row]) setPlace(next)
    else flushSync(() => setPlace(next))
    const cell = nearest(cellsOf(grid.current), next)
    if (!cell) return
    const target = targetOf(cell)
    target.tabIndex = 0
    target.focus()
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  /** Tab and clicks bring the focus too. */
  function follow({ target }: { target: EventTarget }) {
    const found = placeOf(cellsOf(grid.current), target)
    if (found) setPlace(found)
  }
  return {
    grid,
    place,
    focusCell: (row: number, column: number) => focus({ row, column }),
    onKeyDown: press,
    onFocus: follow,
  }
}

function moved(
  { key, ctrlKey, metaKey }: KeyboardEvent,
  from: Place,
  cells: Cells,
  lastRow: number,
): Place | null {
  const { row, column } = from
  const last = { row: lastRow, column: (cells[row]?.length ?? 1) - 1 }
  const within = (row: number) => Math.max(0, Math.min(last.row, row))
  if (ctrlKey || metaKey) {
    if (key === 'Home') return { row: 0, column: 0 }
    return key === 'End' ? last : null
  }
  switch (key) {
    case 'ArrowUp':
      return { row: within(row - 1), column }
    case 'ArrowDown':
      return { row: within(row + 1), column }
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) }
    case 'ArrowRight':
      return { row, column: Math.min(last.column, column + 1) }
    case 'Home':
      return { row, column: 0 }
    case 'End':
      return { row, column: last.column }
    case 'PageUp':
      return { row: within(row - pageRows), column }
    case 'PageDown':
      return { row: within(row + pageRows), column }
    default:
      return null
  }
}

/** Those that are there for everybody: a card leaves out what is empty. */
function cellsOf(grid: HTMLTableElement | null): Cells {
  const cells: Cells = []
  for (const row of grid?.rows ?? []) {
    // What stands for rows that are not in the document.
    if (row.ariaHidden) continue
    const at = row.ariaRowIndex ? Number(row.ariaRowIndex) - 1 : cells.length
    cells[at] = Array.from(row.cells).filter((cell) => cell.checkVisibility())
  }
  return cells
}

function nearest(cells: Cells, { row, column }: Place): HTMLElement | undefined {
  const inRow = cells[Math.min(row, cells.length - 1)]
  return inRow?.[Math.min(column, inRow.length - 1)]
}

/** A cell's own control, such as a link, has the focus in place of the cell. */
function targetOf(cell: HTMLElement): HTMLElement {
  return cell.querySelector<HTMLElement>('a, button, input') ?? cell
}

function placeOf(cells: Cells, target: EventTarget): Place | null {
  if (!(target instanceof Node)) return null
  for (const [row, inRow = []] of cells.entries()) {
    const column = inRow.findIndex((cell) => cell.contains(target))
    if (column >= 0) return { row, column }
  }
  return null
}
