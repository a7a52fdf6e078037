import { useCallback, useEffect, useState } from 'react'
import { useApi } from '#client/api.ts'
import { ApiError } from '#contract/client.ts'
import { useSignedIn } from '../session/session.ts'
import { browserMemory, sessionOf } from '../state/memory.ts'
import type { AppState } from '../state/state.ts'
import { useAppState } from '../state/store.ts'
import { fetchCart } from './send.ts'

/** ms to wait for the cart to reach the server. */
const timeoutMs = 15_000

/**
 * Waits until the whole cart is sent: the server quotes and sells its own copy. Throws `ApiError`
 * after the timeout.
 */
export function cartSent(): Promise<void> {
  if (isSent(useAppState.getState())) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const unsubscribe = useAppState.subscribe((state) => {
      if (isSent(state)) end(resolve)
    })
    const timer = setTimeout(() => end(() => reject(new ApiError(0, notSent))), timeoutMs)
    function end(then: () => void) {
      unsubscribe()
      clearTimeout(timer)
      then()
    }
  })
}

const notSent = 'We couldn’t save your cart. Check your connection and try again.'

function isSent({ pending }: AppState): boolean {
  return pending.guestCarts.every(({ isFull }) => isFull) && Object.keys(pending.lines).length === 0
}

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

/**
 * Whether an empty cart is known to be empty: another device may have filled that of a customer. Once it had lines, it
 * is what this browser made of it.
 */
export function useIsEmptyCart(isEmpty: boolean): boolean {
  const isSignedIn = useSignedIn()
  const fetchServerCart = useServerCart()
  const [isKnown, setKnown] = useState(!isEmpty || !isSignedIn)
  useEffect(() => {
    if (!isKnown) void fetchServerCart().then(() => setKnown(true))
  }, [isKnown, fetchServerCart])
  return isEmpty && isKnown
}
