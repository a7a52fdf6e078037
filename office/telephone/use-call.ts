import { useState } from 'react'
import type { FormNotice } from '#client/forms/form.ts'
import { ApiError } from '#contract/client.ts'

/** Sends once at a time. A refusal stays with the form, in the words of the call. */
export function useCall() {
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<FormNotice | null>(null)
  async function run(send: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setNotice(null)
    try {
      await send()
    } catch (error) {
      setNotice({ tone: 'warning', text: refusalWords(error) })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, notice, run, clear: () => setNotice(null) }
}

/** Rethrows what is no refusal. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  return Object.values(error.failure?.errors ?? {})[0]?.[0] ?? error.message
}
