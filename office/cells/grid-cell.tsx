import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react'
import { classes } from '#ui/classes.ts'
import { announce } from '../shell/notices.tsx'
import { CellEditor, type Leaving } from './cell-editor.tsx'
import type { CellColumn, ChangedCell } from './cells.ts'

interface GridCellProps {
  label: string
  column: CellColumn
  /** Undefined: its row has no such cell. */
  stored: string | undefined
  change: ChangedCell | undefined
  /** Why a row may lack a cell, read aloud. */
  noCell: string
  /** What its control begins with; null: it is not being edited. */
  editing: string | null
  onEdit: (value: string) => void
  onCommit: (value: string, leaving: Leaving | null) => void
  onCancel: () => void
  onEmpty: () => void
  onTakeBack: () => void
  onPaste: (event: ClipboardEvent) => void
}

/** A cell: what is stored, or what it is to become beside what is stored. */
export function GridCell(props: GridCellProps) {
  const { label, column, stored, change, editing } = props
  const { isOpen, isFigure, isWide, wordsOf } = column
  const isEditable = isOpen && stored !== undefined
  const value = change?.value ?? stored ?? ''
  const isWrong = isEditable && column.isWrong?.(value)
  const { onPaste, onKeyDown, onDoubleClick, onClick } = useKeys(props, value)
  if (editing !== null) {
    return (
      <td className="border-b border-line p-0.5">
        <CellEditor
          label={label}
          column={column}
          value={editing}
          onCommit={props.onCommit}
          onCancel={props.onCancel}
        />
      </td>
    )
  }
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells of a grid take keys
      role="gridcell"
      tabIndex={-1}
      aria-readonly={isEditable ? undefined : true}
      aria-invalid={isWrong || undefined}
      onKeyDown={onKeyDown}
      onCopy={(event) => copyValue(event, value)}
      {...(isEditable && { onPaste, onDoubleClick, onClick })}
      className={classes(
        'h-10 scroll-mt-10 border-b border-line px-2 py-1 align-middle outline-offset-[-2px] md:scroll-ml-56',
        isFigure ? 'text-right whitespace-nowrap tabular-nums' : 'text-left',
        isWide ? 'min-w-52' : 'min-w-28',
        stored === undefined ? 'bg-sunken' : isOpen ? 'cursor-cell' : 'text-ink-soft',
        isWrong ? 'text-danger' : change && 'bg-accent-soft text-on-accent-soft',
      )}
    >
      {change ? (
        <Changed before={wordsOf(change.before)} after={wordsOf(value)} />
      ) : (
        <span className="[overflow-wrap:anywhere]">{wordsOf(value)}</span>
      )}
    </td>
  )
}

function Changed({ before, after }: { before: string; after: string }) {
  return (
    <>
      <span className="sr-only">changed to </span>
      <ins className="block font-semibold no-underline [overflow-wrap:anywhere]">
        {after || 'empty'}
      </ins>
      <span className="sr-only">, before </span>
      <del className="block text-xs [overflow-wrap:anywhere]">{before || 'empty'}</del>
    </>
  )
}

function useKeys(
  { stored, column, label, change, noCell, onEdit, onEmpty, onTakeBack, onPaste }: GridCellProps,
  value: string,
) {
  const isEditable = column.isOpen && stored !== undefined
  const hasChoices = column.options !== null
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (!act(event)) return
    event.preventDefault()
    // Letters are the cell's here, not the office's.
    event.stopPropagation()
  }
  /** Whether the key did something. */
  function act({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    const isPlain = !ctrlKey && !metaKey && !altKey
    if (!isPlain) return false
    if (!isEditable) {
      if (key !== 'Enter' && key !== 'F2') return false
      announce(stored === undefined ? noCell : 'Your roles do not let you change this.')
    } else if (key === 'Enter' || key === 'F2') onEdit(value)
    else if (key === 'Delete' || key === 'Backspace') {
      if (column.mayBeEmpty) onEmpty()
      else announce(`${label} cannot be empty.`)
    } else if (key === 'Escape') {
      if (!change) return false
      onTakeBack()
    } else if (key.length === 1 && key !== ' ') onEdit(hasChoices ? value : key)
    else return false
    return true
  }
  function tap({ nativeEvent }: MouseEvent) {
    // A finger has no double click worth the name.
    if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch') onEdit(value)
  }
  return { onKeyDown: press, onDoubleClick: () => onEdit(value), onClick: tap, onPaste }
}

/** The value of a cell, where no text is chosen. */
function copyValue(event: ClipboardEvent, value: string): void {
  if (String(getSelection()) !== '') return
  event.clipboardData.setData('text/plain', value)
  event.preventDefault()
}
