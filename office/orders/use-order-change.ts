import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormNotice } from '#client/forms/form.ts'
import { ApiError } from '#contract/client.ts'
import { orderQuery } from './queries.ts'

/** Sends a change of an order once at a time. A refusal stays with the form, and the order is read again. */
export function useOrderChange(code: string) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<FormNotice | null>(null)
  async function run(change: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setNotice(null)
    try {
      await change()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setNotice({ tone: 'warning', text: wordsOf(error) })
      if (error.status === 409) void queries.invalidateQueries(orderQuery(code))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, notice, run }
}

function wordsOf({ code, message, failure }: ApiError): string {
  if (code === 'edited_meanwhile') {
    return 'The order has changed. Check what happened, then try again.'
  }
  return Object.values(failure?.errors ?? {})[0]?.[0] ?? message
}
