import { useEffect, useState } from 'react'
import { type Api, ApiError } from '#contract/client.ts'
import { useApi } from '../api.ts'

/** `late`: after two minutes nobody is kept waiting. `unknown`: there is no such payment of ours. */
type State = 'waiting' | 'paid' | 'failed' | 'late' | 'unknown'

export interface Settlement {
  state: State
  orderCode: string | null
  askAgain: () => void
}

/** Milliseconds between two questions, and until the page stops asking. */
const pause = 2500
const patience = 120_000

/** Asks how a card payment stands until it is settled. `told`: what the provider's page said of it. */
export function useSettlement(txRef: string, told: string | undefined): Settlement {
  const api = useApi()
  const [round, setRound] = useState(0)
  const [found, setFound] = useState<Omit<Settlement, 'askAgain'>>(waiting)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round begins again
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const end = Date.now() + patience
    setFound(waiting)
    async function ask() {
      const answer = await stateOf(api, { tx_ref: txRef, status: told })
      if (left) return
      setFound(answer)
      if (answer.state !== 'waiting') return
      if (Date.now() > end) setFound({ ...answer, state: 'late' })
      else timer = setTimeout(ask, pause)
    }
    void ask()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [api, txRef, told, round])
  return { ...found, askAgain: () => setRound(round + 1) }
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
