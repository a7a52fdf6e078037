import { useHydrated } from '@tanstack/react-router'
import { useSettings } from '#client/api.ts'
import { passkeyOrigin } from '#contract/pages.ts'

/** Whether this browser can use a passkey on this page; false during hydration. */
export function useCanPasskeys(): boolean {
  const { publicUrl } = useSettings()
  const isHydrated = useHydrated()
  return isHydrated && 'PublicKeyCredential' in window && isPasskeyOrigin(publicUrl)
}

function isPasskeyOrigin(publicUrl: string): boolean {
  return passkeyOrigin(publicUrl) === location.origin
}

/**
 * Whether a passkey was used in this browser: then the login offers it by itself. Other browsers load
 * nothing for it. Storage may be switched off, and then nothing is offered by itself.
 */
const storageKey = 'oja-passkey'

export function hasUsedPasskey(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

export function rememberPasskey(): void {
  try {
    localStorage.setItem(storageKey, '1')
  } catch {
    // The button is there as well.
  }
}
