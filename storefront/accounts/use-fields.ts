import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useAfterPress } from './use-after-press.ts'

export type Values<N extends string> = Record<N, string>
export type Problems<N extends string> = Partial<Record<N, string>>

export interface FieldRules<N extends string> {
  initial: Values<N>
  /** What is wrong with what was typed; empty fields are told apart. */
  check: (values: Values<NoInfer<N>>) => Problems<NoInfer<N>>
  /** What an input keeps of what was typed. */
  keep?: Partial<Record<NoInfer<N>, (typed: string) => string>>
  /** What is said of a field that was left empty. */
  unfilled?: string
}

/** What an input is given, whatever the names of its form's fields. */
export interface FieldState {
  name: string
  value: string
  error?: string
  blamedBy?: string
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void
  onBlur: () => void
}

/** Milliseconds of quiet after which a mistake is told, though the field was not left. */
const quiet = 800

/**
 * What was typed and what is wrong with it. Nothing is told before a field is left or typing rests,
 * and it goes with the keystroke that mends it.
 */
export function useFields<N extends string>({
  initial,
  check,
  keep,
  unfilled = 'Fill in all fields',
}: FieldRules<N>) {
  const [values, setValues] = useState(initial)
  const [told, setTold] = useState<readonly N[]>([])
  const [empty, setEmpty] = useState<N | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef(0)
  const afterPress = useAfterPress()
  const problems = check(values)
  useEffect(() => () => clearTimeout(timer.current), [])
  // On a slow phone somebody has typed, or a password manager has filled, before the page woke up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    for (const [name, typed] of typedInto(form.current, values)) set(name, typed)
  }, [])

  function tell(name: N) {
    setTold((told) => (told.includes(name) ? told : [...told, name]))
  }
  function set(name: N, typed: string) {
    const value = keep?.[name]?.(typed) ?? typed
    const isWrong = value !== '' && check({ ...values, [name]: value })[name] !== undefined
    setValues((values) => ({ ...values, [name]: value }))
    if (empty === name) setEmpty(null)
    if (!isWrong) setTold((told) => told.filter((other) => other !== name))
    clearTimeout(timer.current)
    if (isWrong) timer.current = window.setTimeout(() => tell(name), quiet)
  }
  /** Tells all that keeps these fields from being sent; false where nothing does. */
  function tellAll(needed: readonly N[]): boolean {
    clearTimeout(timer.current)
    const missing = needed.find((name) => values[name].trim() === '')
    const wrong = needed.filter((name) => values[name] !== '' && problems[name] !== undefined)
    setEmpty(missing ?? null)
    setTold(wrong)
    return missing !== undefined || wrong.length > 0
  }
  function mistakeOf(name: N): string | undefined {
    if (empty === name) return unfilled
    return told.includes(name) ? problems[name] : undefined
  }
  function leave(name: N) {
    if (values[name] !== '' && problems[name]) afterPress(() => tell(name))
  }
  return { form, values, set, leave, tellAll, mistakeOf }
}

function typedInto<N extends string>(
  form: HTMLFormElement | null,
  values: Values<N>,
): [N, string][] {
  const typed: [N, string][] = []
  for (const name in values) {
    const input = form?.elements.namedItem(name)
    const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
    if (isText && input.value) typed.push([name, input.value])
  }
  return typed
}
