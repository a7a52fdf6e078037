import { useHydrated } from '@tanstack/react-router'
import { useDeferredValue } from 'react'

/**
 * Whether the page is hydrated, so that it may render what the server could not know. Deferred:
 * React then renders a whole cart or dashboard page in slices, and the browser can answer a touch
 * between them.
 */
export function useIsHydrated(): boolean {
  return useDeferredValue(useHydrated())
}
