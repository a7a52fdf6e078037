import { type ChangeEvent, useEffect, useRef, useState } from 'react'

export type Values<N extends string> = Record<N, string>
export type Problems<N extends string> = Partial<Record<N, string>>

export interface FieldRules<N extends string> {
  initial: Values<N>
  /** The problems of the values; empty fields are checked apart. */
  check: (values: Values<NoInfer<N>>) => Problems<NoInfer<N>>
  /** Reduces what was typed to what the input takes. */
  sanitize?: Partial<Record<NoInfer<N>, (typed: string) => string>>
  /** The message for an empty field. */
  unfilled?: string
}

/** The props of an input. */
export interface FieldState {
  name: string
  value: string
  error?: string
  blamedBy?: string
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void
  onBlur: () => void
}

/**
 * Milliseconds without typing after which a mistake is displayed, though the field still has the
 * focus.
 */
const revealDelayMs = 800

/**
 * The values of a form and their mistakes. A mistake is displayed once the field is left or typing
 * pauses, and goes with the keystroke that mends it.
 */
export function useFields<N extends string>({
  initial,
  check,
  sanitize,
  unfilled = 'Fill in all fields',
}: FieldRules<N>) {
  const [values, setValues] = useState(initial)
  const [revealed, setRevealed] = useState<readonly N[]>([])
  const [empty, setEmpty] = useState<N | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef(0)
  const afterPress = useAfterPress()
  const problems = check(values)
  useEffect(() => () => clearTimeout(timer.current), [])
  // On a slow phone the shopper types, or a password manager fills in, before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    for (const [name, typed] of typedInto(form.current, values)) set(name, typed)
  }, [])

  function reveal(name: N) {
    setRevealed((revealed) => (revealed.includes(name) ? revealed : [...revealed, name]))
  }
  function set(name: N, typed: string) {
    const value = sanitize?.[name]?.(typed) ?? typed
    const isWrong = value !== '' && check({ ...values, [name]: value })[name] !== undefined
    setValues((values) => ({ ...values, [name]: value }))
    if (empty === name) setEmpty(null)
    if (!isWrong) setRevealed((revealed) => revealed.filter((other) => other !== name))
    clearTimeout(timer.current)
    if (isWrong) timer.current = window.setTimeout(() => reveal(name), revealDelayMs)
  }
  /** Displays all mistakes of these fields; returns whether there are any. */
  function revealAll(needed: readonly N[]): boolean {
    clearTimeout(timer.current)
    const missing = needed.find((name) => values[name].trim() === '')
    const wrong = needed.filter((name) => values[name] !== '' && problems[name] !== undefined)
    setEmpty(missing ?? null)
    setRevealed(wrong)
    return missing !== undefined || wrong.length > 0
  }
  function mistakeOf(name: N): string | undefined {
    if (empty === name) return unfilled
    return revealed.includes(name) ? problems[name] : undefined
  }
  function leave(name: N) {
    if (values[name] !== '' && problems[name]) afterPress(() => reveal(name))
  }
  return { form, values, set, leave, revealAll, mistakeOf }
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

/**
 * Delays what would move the page until the current press is over: a button that moves between
 * press and release gets no click.
 */
function useAfterPress(): (then: () => void) => void {
  const isPressed = useRef(false)
  useEffect(() => {
    const stopped = new AbortController()
    const { signal } = stopped
    function follow({ type }: PointerEvent) {
      isPressed.current = type === 'pointerdown'
    }
    for (const name of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
      document.addEventListener(name, follow, { signal, capture: true })
    }
    return () => stopped.abort()
  }, [])
  return (then) => {
    // The click follows its release at once; a tap's whole sequence is one task.
    const soon = () => setTimeout(then)
    if (isPressed.current) document.addEventListener('pointerup', soon, { once: true })
    else soon()
  }
}
