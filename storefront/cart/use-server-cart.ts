import { useCallback } from 'react'
import { useApi } from '#client/api.ts'
import { browserMemory, sessionOf } from '../state/memory.ts'
import { fetchCart } from './send.ts'

/**
 * Replaces the local cart with the server's now; pending changes stay on top. Where the call fails,
 * the session's sync fetches the cart later.
 */
export function useServerCart(): () => Promise<void> {
  const api = useApi()
  return useCallback(async () => {
    const session = sessionOf(browserMemory)
    if (session.isActive()) await fetchCart({ api, session }).catch(() => undefined)
  }, [api])
}
