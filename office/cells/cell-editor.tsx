import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { CellColumn } from './cells.ts'

/** Where the focus goes when a cell is left. */
export type Leaving = 'down' | 'right' | 'left' | 'stay'

interface CellEditorProps {
  /** 'Price of TV-100', as it is read aloud. */
  label: string
  column: CellColumn
  /** What it begins with: the value, or the first letter that was typed over it. */
  value: string
  /** Null: the focus has gone elsewhere by itself. */
  onCommit: (value: string, leaving: Leaving | null) => void
  onCancel: () => void
}

const control =
  'min-h-9 w-full min-w-24 rounded-sm border border-brand bg-surface px-1.5 text-sm text-ink dark:border-link'

/** The control of the cell that is being edited. Enter and Tab keep what was typed, Escape does not. */
export function CellEditor({ label, column, value, onCommit, onCancel }: CellEditorProps) {
  const { options } = column
  const [typed, setTyped] = useState(value)
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null)
  useEffect(() => {
    const { current } = input
    current?.focus()
    // What is typed goes on behind what is there; a select has no such place.
    if (current instanceof HTMLInputElement) {
      current.setSelectionRange(current.value.length, current.value.length)
    }
  }, [])
  function press(event: KeyboardEvent) {
    // The grid's keys, and those of the office, are letters and arrows here.
    event.stopPropagation()
    const leaving = leavingBy(event)
    if (event.key !== 'Escape' && !leaving) return
    event.preventDefault()
    if (leaving) onCommit(typed, leaving)
    else onCancel()
  }
  const shared = {
    ref: input,
    'aria-label': label,
    value: typed,
    onKeyDown: press,
    onBlur: () => onCommit(typed, null),
    className: control,
  }
  if (!options) {
    return (
      <input
        {...shared}
        autoComplete="off"
        inputMode={column.isFigure ? 'decimal' : 'text'}
        {...(column.isTyped && { onPaste: (event: ClipboardEvent) => event.preventDefault() })}
        onChange={({ target }) => setTyped(target.value)}
      />
    )
  }
  const isKnown = options.some((option) => option.value === typed)
  return (
    <select {...shared} onChange={({ target }) => setTyped(target.value)}>
      {(typed === '' || column.mayBeEmpty) && <option value="">None</option>}
      {typed !== '' && !isKnown && <option>{typed}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

function leavingBy({ key, shiftKey }: KeyboardEvent): Leaving | null {
  if (key === 'Tab') return shiftKey ? 'left' : 'right'
  if (key === 'Enter') return 'down'
  return key === 'F2' ? 'stay' : null
}
