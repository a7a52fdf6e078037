import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react'
import { type BulkColumnName, valuesOf } from '#contract/office/bulk-columns.ts'
import { classes } from '#ui/classes.ts'
import { announce } from '../../shell/notices.tsx'
import {
  type CatalogueNames,
  isFigure,
  mayBeEmpty,
  optionsFor,
  valueWords,
} from '../column-values.ts'
import { CellEditor, type Leaving } from './cell-editor.tsx'
import type { CellChange } from './changes.ts'

interface GridCellProps {
  label: string
  column: BulkColumnName
  /** As a file has it; undefined: its row has no such cell. */
  stored: string | undefined
  change: CellChange | undefined
  names: CatalogueNames | undefined
  /** The member may change the column. */
  isOpen: boolean
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
  const { label, column, stored, change, names, isOpen, editing } = props
  const isEditable = isOpen && stored !== undefined
  const value = change?.value ?? stored ?? ''
  const { onPaste, onKeyDown, onDoubleClick, onClick } = useKeys(props, value)
  if (editing !== null) {
    return (
      <td className="p-0.5">
        <CellEditor
          label={label}
          column={column}
          options={optionsFor(column, names)}
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
      onKeyDown={onKeyDown}
      onCopy={(event) => copyValue(event, value)}
      {...(isEditable && { onPaste, onDoubleClick, onClick })}
      className={classes(
        'h-10 px-2 py-1 align-middle outline-offset-[-2px]',
        isFigure(column) ? 'text-right whitespace-nowrap tabular-nums' : 'text-left',
        column === 'name' ? 'min-w-52' : 'min-w-28',
        stored === undefined ? 'bg-sunken' : isOpen ? 'cursor-cell' : 'text-ink-soft',
        change && 'bg-accent-soft text-on-accent-soft',
      )}
    >
      {change ? (
        <Changed
          before={valueWords(column, change.before, names)}
          after={valueWords(column, value, names)}
        />
      ) : (
        <span className="[overflow-wrap:anywhere]">{valueWords(column, value, names)}</span>
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
  { stored, isOpen, column, label, change, onEdit, onEmpty, onTakeBack, onPaste }: GridCellProps,
  value: string,
) {
  const isEditable = isOpen && stored !== undefined
  const hasChoices = valuesOf(column) === 'choice'
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
      if (mayBeEmpty(column)) onEmpty()
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

const noCell = 'This row has no such cell: a product that is sold by combinations has it in theirs.'

/** The value of a cell, where no text is chosen. */
function copyValue(event: ClipboardEvent, value: string): void {
  if (String(getSelection()) !== '') return
  event.clipboardData.setData('text/plain', value)
  event.preventDefault()
}
