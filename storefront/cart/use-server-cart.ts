import { useCallback } from 'react'
import { useApi } from '../api.ts'
import { browserMemory, sessionOf } from '../state/memory.ts'
import { fetchCart } from './send.ts'

/**
 * Puts the server's cart in the place of this browser's now; what it has not heard of stays on top. Where
 * it can't be fetched it comes later by itself.
 */
export function useServerCart(): () => Promise<void> {
  const api = useApi()
  return useCallback(async () => {
    const session = sessionOf(browserMemory)
    if (session.isOn()) await fetchCart({ api, session }).catch(() => undefined)
  }, [api])
}
