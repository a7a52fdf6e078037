import type { GridRow } from '#contract/office/bulk.ts'
import { bulkColumns } from '#contract/office/bulk-columns.ts'
import { Button } from '#ui/button.tsx'
import { type CellChanges, disputed, withMine, withoutCell } from './changes.ts'

interface DisputedProps {
  rows: readonly GridRow[]
  changes: CellChanges
  onChange: (changes: CellChanges) => void
}

/** Cells that somebody else changed meanwhile: theirs or mine. Undecided ones are refused by the check. */
export function Disputed({ rows, changes, onChange }: DisputedProps) {
  const cells = disputed(changes, rows)
  if (cells.size === 0) return null
  return (
    <section
      aria-label="Changed by others meanwhile"
      className="grid gap-2 rounded-md border border-line-strong bg-surface px-3 py-2 text-sm"
    >
      <p className="font-semibold">
        Somebody else has changed{' '}
        {cells.size === 1 ? 'a cell that you changed' : 'cells that you changed'}:
      </p>
      <ul className="grid gap-1">
        {[...cells].map(([key, { change, row, theirs }]) => (
          <li key={key} className="[overflow-wrap:anywhere]">
            {bulkColumns[change.column].label} of {row.code}
            {row.combination && `, ${row.combination}`}: theirs is ‘{theirs || 'empty'}’, yours ‘
            {change.value || 'empty'}’.
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          look="quiet"
          className="dense"
          onClick={() => onChange([...cells.keys()].reduce(withoutCell, changes))}
        >
          Take theirs
        </Button>
        <Button look="quiet" className="dense" onClick={() => onChange(withMine(changes, cells))}>
          Keep mine
        </Button>
      </div>
    </section>
  )
}
