import { useHydrated } from '@tanstack/react-router'
import { useDeferredValue } from 'react'

/**
 * Whether the browser has taken the page over and may show what the server could not know. It comes a
 * moment after the page has woken, as an update that waits for its turn: the whole of a cart or a room is
 * then rendered in slices, between which a touch is answered.
 */
export function useIsHydrated(): boolean {
  return useDeferredValue(useHydrated())
}
