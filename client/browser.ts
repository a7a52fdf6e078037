import { useHydrated } from '@tanstack/react-router'
import { useDeferredValue, useSyncExternalStore } from 'react'

/**
 * Whether the page is hydrated, so that it may render what the server could not know. Deferred:
 * React then renders a whole cart or dashboard page in slices, and the browser can answer a touch
 * between them.
 */
export function useIsHydrated(): boolean {
  return useDeferredValue(useHydrated())
}

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** False while the device knows that it has no network. True on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/** 128 random bits. `crypto.randomUUID` exists over TLS only. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Downloads a file that the page itself has made. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
