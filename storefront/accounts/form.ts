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
  /** The field that a refusal is about. */
  blame?: Partial<Record<ErrorCode, NoInfer<N>>>
}

/** What the last attempt came to. */
export interface FormNotice {
  tone: 'warning' | 'error'
  text: string
}

/** Fields and what is sent with them. A failed attempt keeps what was typed and leads to the first mistake. */
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
  /** Sends what `needed` fields hold, unless one of them is empty or wrong. `name`: what is busy then. */
  async function attempt(name: string, needed: readonly N[], send: () => Promise<void>) {
    if (busy) return
    const held = flushSync(() => {
      refuse({}, null)
      const held = fields.tellAll(needed)
      setBusy(held ? null : name)
      return held
    })
    if (held) return focusFirstMistake(form.current)
    try {
      await send()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      flushSync(() => {
        const told = fieldsOf(error, values)
        const isTold = Object.values(told).includes(error.message)
        refuse(told, isTold ? null : noticeOf(error), blamedBy<N>(error, blame))
      })
      focusFirstMistake(form.current)
    } finally {
      setBusy(null)
    }
  }
  function refuse(told: Problems<N>, notice: FormNotice | null, about?: N) {
    setRefused(told)
    setNotice(notice)
    setBlamed(about ?? null)
  }
  /** Everything that the input of this name takes. */
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
 * Storefront specification, section 8: a bad request is a warning in the server's words, anything else an
 * error in the network's.
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

/** What the server says of single fields, of those that this form has. */
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
