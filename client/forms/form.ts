import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '#contract/client.ts'
import type { ErrorCode } from '#contract/errors.ts'
import {
  type FieldRules,
  type FieldState,
  type Problems,
  useFields,
  type Values,
} from './use-fields.ts'

interface FormRules<N extends string> extends FieldRules<N> {
  /** The field that an error code is about. */
  blame?: Partial<Record<ErrorCode, NoInfer<N>>>
}

/** The outcome of a failed attempt. */
export interface FormNotice {
  tone: 'warning' | 'error'
  text: string
}

/**
 * A form's fields and submission. A failed attempt leaves the values and focuses the first mistake.
 */
export function useForm<N extends string>({ blame, ...rules }: FormRules<N>) {
  const fields = useFields(rules)
  const { form, values } = fields
  const [refused, setRefused] = useState<Problems<N>>({})
  const [notice, setNotice] = useState<FormNotice | null>(null)
  const [blamed, setBlamed] = useState<N | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const noticeId = useId()

  function set(name: N, typed: string) {
    fields.set(name, typed)
    setRefused((refused) => ({ ...refused, [name]: undefined }))
    if (blamed === name) setBlamed(null)
  }
  /**
   * Calls `send`, unless one of the `needed` fields is empty or wrong. `name`: the value of `busy`
   * meanwhile.
   */
  async function attempt(name: string, needed: readonly N[], send: () => Promise<void>) {
    if (busy) return
    const hasMistakes = flushSync(() => {
      refuse({}, null)
      const hasMistakes = fields.revealAll(needed)
      setBusy(hasMistakes ? null : name)
      return hasMistakes
    })
    if (hasMistakes) return focusFirstMistake(form.current)
    try {
      await send()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      flushSync(() => {
        const fieldErrors = fieldsOf(error, values)
        const isFieldError = Object.values(fieldErrors).includes(error.message)
        refuse(fieldErrors, isFieldError ? null : noticeOf(error), blamedBy<N>(error, blame))
      })
      focusFirstMistake(form.current)
    } finally {
      setBusy(null)
    }
  }
  function refuse(fieldErrors: Problems<N>, notice: FormNotice | null, about?: N) {
    setRefused(fieldErrors)
    setNotice(notice)
    setBlamed(about ?? null)
  }
  /** The props of a field's input. */
  function field(name: N): FieldState {
    return {
      name,
      value: values[name],
      error: refused[name] ?? fields.mistakeOf(name),
      blamedBy: blamed === name ? noticeId : undefined,
      onChange: ({ target }) => set(name, target.value),
      onBlur: () => fields.leave(name),
    }
  }
  const focus = (name: N) => focusField(form.current, name)
  return { form, values, field, set, focus, attempt, busy, notice, noticeId }
}

/**
 * Storefront specification, section 8: a bad request is a warning with the server's message,
 * anything else an error with the network's.
 */
function noticeOf({ status, message, failure }: ApiError): FormNotice {
  const isBadRequest = failure !== undefined && status < 500
  return { tone: isBadRequest ? 'warning' : 'error', text: message }
}

function blamedBy<N extends string>(
  { code }: ApiError,
  blame: FormRules<N>['blame'],
): N | undefined {
  return code === 'network' ? undefined : blame?.[code]
}

/** The server's messages for the fields of this form. */
function fieldsOf<N extends string>({ failure }: ApiError, values: Values<N>): Problems<N> {
  const fields: Problems<N> = {}
  for (const name in values) {
    const [message] = failure?.errors?.[name] ?? []
    if (message) fields[name] = message
  }
  return fields
}

function focusField(form: HTMLFormElement | null, name: string) {
  const input = form?.elements.namedItem(name)
  if (input instanceof HTMLElement) input.focus()
}

function focusFirstMistake(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
