import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { codeDigits as codeLength } from '#contract/limits.ts'
import { classes } from '#ui/classes.ts'
import { codeText, tooShortOrLong } from './codes.ts'

const places = Array.from({ length: codeLength }, (_, at) => at)
const none = places.map(() => '')

interface CodeBoxesProps {
  label: string
  error?: string
  blamedBy?: string
  /** The whole code once every box is filled, else nothing. */
  onChange: (code: string) => void
}

/**
 * Six boxes for six digits. Typing moves on to the next box; a code that is pasted, or filled in by
 * the phone from its message, fills them all.
 */
export function CodeBoxes({ label, error: refused, blamedBy, onChange }: CodeBoxesProps) {
  const [isTooLong, setTooLong] = useState(false)
  const [digits, setDigits] = useState(none)
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const id = useId()
  const error = isTooLong ? tooShortOrLong : refused
  const notes = error ? `${id}-notes` : undefined
  // Takes what was typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => fill(boxes.current.map((box) => codeText(box?.value ?? '').slice(0, 1))), [])

  function fill(next: string[]) {
    setDigits(next)
    setTooLong(false)
    onChange(next.every(Boolean) ? next.join('') : '')
  }
  function type(at: number, { target: { value } }: ChangeEvent<HTMLInputElement>) {
    const typed = newDigits(value, digits[at] ?? '')
    if (value !== '' && typed === '') return
    if (typed.length > codeLength) return setTooLong(true)
    // A whole code fills all boxes, whichever box got it.
    const start = typed.length === codeLength ? 0 : at
    const given = [...typed].slice(0, codeLength - start)
    fill(digits.map((digit, place) => given[place - start] ?? (place === at ? '' : digit)))
    if (given.length > 0) boxes.current[Math.min(start + given.length, codeLength - 1)]?.focus()
  }
  function walk(at: number, event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const isBack = event.key === 'Backspace' && !digits[at] && at > 0
    if (!step && !isBack) return
    event.preventDefault()
    if (isBack) fill(digits.map((digit, place) => (place === at - 1 ? '' : digit)))
    boxes.current[at + (step ?? -1)]?.focus()
  }
  return (
    <fieldset className="grid gap-1" aria-describedby={classes(blamedBy, notes) || undefined}>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <div className="grid max-w-88 grid-cols-6 gap-2">
        {places.map((at) => (
          <input
            key={at}
            ref={(box) => {
              boxes.current[at] = box
            }}
            value={digits[at]}
            onChange={(event) => type(at, event)}
            onKeyDown={(event) => walk(at, event)}
            onFocus={(event) => event.target.select()}
            aria-label={`Digit ${at + 1} of ${codeLength}`}
            aria-invalid={Boolean((error || blamedBy) && !(error && digits[at])) || undefined}
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            className={classes(
              'h-13 w-full min-w-0 rounded-md border bg-surface text-center text-xl font-bold tabular-nums',
              error || blamedBy ? 'border-danger' : 'border-line-strong',
            )}
          />
        ))}
      </div>
      {error && (
        <p id={notes} className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** The new text of a box that had a digit: the digit beside the old one, or a whole code. */
function newDigits(value: string, old: string): string {
  const typed = codeText(value)
  if (typed.length !== 2 || old === '') return typed
  return typed.replace(old, '')
}
