import { ApiError } from '#contract/client.ts'
import type { AppState } from '../state/state.ts'
import { useAppState } from '../state/store.ts'

/** ms that the cart is given to reach the server. */
const patience = 15_000

/**
 * Waits until the server has heard of the whole cart: what it quotes and sells is its own. Throws
 * `ApiError` where that does not happen in time.
 */
export function cartSent(): Promise<void> {
  if (isSent(useAppState.getState())) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const unsubscribe = useAppState.subscribe((state) => {
      if (isSent(state)) end(resolve)
    })
    const timer = setTimeout(() => end(() => reject(new ApiError(0, unheard))), patience)
    function end(then: () => void) {
      unsubscribe()
      clearTimeout(timer)
      then()
    }
  })
}

const unheard = 'Your cart did not reach us. Check your connection and try again.'

function isSent({ pending }: AppState): boolean {
  return pending.guestCarts.length === 0 && Object.keys(pending.lines).length === 0
}
