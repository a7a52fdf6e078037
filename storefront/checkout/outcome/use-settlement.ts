import { useEffect, useState } from 'react'
import { useApi } from '#client/api.ts'
import { type Api, ApiError } from '#contract/client.ts'

/** `late`: pending after two minutes. `unknown`: we have no such payment. */
type State = 'waiting' | 'paid' | 'failed' | 'late' | 'unknown'

export interface Settlement {
  state: State
  orderCode: string | null
  retry: () => void
}

/** Milliseconds between two calls, and until the page stops polling. */
const pollMs = 2500
const giveUpAfterMs = 120_000

/**
 * Polls a card payment until it is settled. `reportedStatus`: the status in the provider's
 * redirect.
 */
export function useSettlement(txRef: string, reportedStatus: string | undefined): Settlement {
  const api = useApi()
  const [round, setRound] = useState(0)
  const [found, setFound] = useState<Omit<Settlement, 'retry'>>(waiting)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round polls again
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const end = Date.now() + giveUpAfterMs
    setFound(waiting)
    async function poll() {
      const answer = await stateOf(api, { tx_ref: txRef, status: reportedStatus })
      if (left) return
      setFound(answer)
      if (answer.state !== 'waiting') return
      if (Date.now() > end) setFound({ ...answer, state: 'late' })
      else timer = setTimeout(poll, pollMs)
    }
    void poll()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [api, txRef, reportedStatus, round])
  return { ...found, retry: () => setRound(round + 1) }
}

const waiting = { state: 'waiting', orderCode: null } as const

async function stateOf(api: Api, query: { tx_ref: string; status: string | undefined }) {
  try {
    const { data } = await api('GET /orders/payment/verify', { query })
    const orderCode = data.order_code
    if (data.payment_status === 'PENDING') return { state: 'waiting', orderCode } as const
    return { state: data.payment_status === 'FAILED' ? 'failed' : 'paid', orderCode } as const
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === 404
    return isUnknown ? ({ state: 'unknown', orderCode: null } as const) : waiting
  }
}
