import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import type { SearchParams } from '#client/search-params.ts'
import { classes } from '#ui/classes.ts'
import type { Column, List } from './list.ts'
import { rememberRow, rowToReturnTo } from './opened-row.ts'
import { useGrid } from './use-grid.ts'
import type { Selection } from './use-selection.ts'

interface GridProps<Row> {
  list: List<Row>
  linkOf: (row: Row) => { to: string; search?: SearchParams }
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Null: the list has no actions for several rows. */
  selection: Selection<Row> | null
}

/** The rows of a list, by the ARIA grid pattern; on phones each row is a card. */
export function Grid<Row>({ rows, ...props }: GridProps<Row>) {
  const { list, columns, selection } = props
  const { grid, focusCell, ...keys } = useGrid()
  useReturn(list, rows, (row) => focusCell(row, selection ? 1 : 0))
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table where styles are missing
      role="grid"
      aria-label={list.title}
      aria-multiselectable={selection ? true : undefined}
      {...keys}
      className="w-full border-collapse text-sm max-md:block"
    >
      <thead className="max-md:sr-only">
        <tr>
          {selection && (
            <th scope="col" className="w-10 border-b border-line-strong px-3">
              <input
                type="checkbox"
                aria-label="Choose all on this page"
                checked={selection.hasAll(rows)}
                onChange={({ target }) => selection.setAll(rows, target.checked)}
                className="size-4"
              />
            </th>
          )}
          {columns.map(({ key, title, isNumber }) => (
            <th
              key={key}
              scope="col"
              className={classes(
                'border-b border-line-strong px-3 py-2 text-xs font-semibold text-ink-soft',
                isNumber ? 'text-right' : 'text-left',
              )}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-2">
        {rows.map((row) => (
          <GridRow key={list.keyOf(row)} row={row} {...props} />
        ))}
      </tbody>
    </table>
  )
}

function GridRow<Row>({
  list,
  linkOf,
  columns,
  row,
  selection,
}: Omit<GridProps<Row>, 'rows'> & { row: Row }) {
  const [first, ...others] = columns
  const isChosen = selection?.has(row)
  const { href } = useLocation()
  const key = list.keyOf(row)
  const nameId = useId()
  return (
    <tr
      aria-selected={selection ? isChosen : undefined}
      className={classes(
        'max-md:grid max-md:rounded-md max-md:border max-md:border-line max-md:bg-surface max-md:p-2',
        'md:border-b md:border-line md:hover:bg-sunken',
        isChosen && 'bg-brand-soft max-md:bg-brand-soft',
      )}
    >
      {selection && (
        <td className="px-3 max-md:absolute max-md:right-6 max-md:p-2 md:w-10">
          <input
            type="checkbox"
            aria-labelledby={nameId}
            checked={isChosen}
            onChange={({ target }) => selection.set(row, target.checked)}
            className="size-4"
          />
        </td>
      )}
      {first && (
        <td className="px-3 py-2 [overflow-wrap:anywhere] md:min-w-36 lg:min-w-48 max-md:px-1 max-md:py-1 max-md:pr-10">
          <Link
            {...linkOf(row)}
            state={(state) => state}
            id={nameId}
            onClick={() => rememberRow(href, key)}
            className="dense -my-1 inline-flex items-center align-middle font-semibold text-link underline-offset-2 hover:underline"
          >
            {first.cell(row)}
          </Link>
        </td>
      )}
      {others.map(({ key, title, cell, isNumber }) => {
        const content = cell(row)
        // On a card an empty value would be a label without anything.
        const isEmpty = content === '' || content === null
        return (
          <td
            key={key}
            data-label={title}
            className={classes(
              'px-3 py-2 align-middle max-md:justify-between max-md:gap-4 max-md:px-1 max-md:py-1 max-md:text-right max-md:before:shrink-0 max-md:before:text-ink-soft max-md:before:content-[attr(data-label)]',
              isNumber && 'text-right tabular-nums',
              isEmpty ? 'max-md:hidden' : 'max-md:flex',
            )}
          >
            <span className="min-w-0 [overflow-wrap:anywhere] md:inline-block md:min-w-16">
              {content}
            </span>
          </td>
        )
      })}
    </tr>
  )
}

/** Back from a record: its row has the focus again. */
function useReturn<Row>(list: List<Row>, rows: readonly Row[], focusRow: (row: number) => void) {
  const { href } = useLocation()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || rows.length === 0) return
    isDone.current = true
    const key = rowToReturnTo(href)
    const at = key === null ? -1 : rows.findIndex((row) => list.keyOf(row) === key)
    if (at >= 0) focusRow(at + 1)
  })
}
