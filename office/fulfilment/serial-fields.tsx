import { type KeyboardEvent, useRef } from 'react'
import type { PackingLine } from '#contract/office/fulfilment.ts'
import { Field } from '#ui/fields/field.tsx'

/** The numbers that were scanned or typed for each unit, by line. */
export type Numbers = Record<number, string[]>

const words = { serial: 'Serial number', imei: 'IMEI' }

interface SerialFieldsProps {
  lines: readonly PackingLine[]
  numbers: Numbers
  onChange: (numbers: Numbers) => void
}

/** A field for each unit that has a number; a scanner, whose code ends with Enter, goes on to the next one. */
export function SerialFields({ lines, numbers, onChange }: SerialFieldsProps) {
  const list = useRef<HTMLUListElement>(null)
  const units = unitsOf(lines)
  if (units.length === 0) return null
  function next(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const fields = [...(list.current?.querySelectorAll('input') ?? [])]
    fields[fields.indexOf(event.currentTarget) + 1]?.focus()
  }
  function set(line: number, place: number, value: string) {
    const own = [...(numbers[line] ?? [])]
    own[place] = value
    onChange({ ...numbers, [line]: own })
  }
  return (
    <ul ref={list} className="grid gap-3 sm:grid-cols-2">
      {units.map(({ line, place, label, kind }) => (
        <li key={`${line}-${place}`}>
          <Field
            label={label}
            inputMode={kind === 'imei' ? 'numeric' : 'text'}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={60}
            value={numbers[line]?.[place] ?? ''}
            onKeyDown={next}
            onChange={({ target }) => set(line, place, target.value)}
          />
        </li>
      ))}
    </ul>
  )
}

function unitsOf(lines: readonly PackingLine[]) {
  return lines.flatMap(({ line_id: line, serials: kind, units, name }) =>
    kind === null
      ? []
      : Array.from({ length: units }, (_, place) => ({
          line,
          place,
          kind,
          label: `${words[kind]}${units > 1 ? ` ${place + 1} of ${units}` : ''}, ${name}`,
        })),
  )
}

/** Of the lines that want them, without empty fields. */
export function sentNumbers(lines: readonly PackingLine[], numbers: Numbers) {
  return lines
    .filter(({ serials }) => serials !== null)
    .map(({ line_id }) => ({
      line_id,
      numbers: (numbers[line_id] ?? []).filter((number) => number?.trim()),
    }))
}
