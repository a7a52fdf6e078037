import { type ComponentType, useEffect, useState } from 'react'
import { notify } from '#client/notices.tsx'
import { closePrompt, type Prompt, usePrompt } from '../session/prompts.ts'
import { useAppState } from '../state/store.ts'

type Popup = ComponentType<{ then?: string }>
type Name = Prompt['what'] | 'welcome'

/** Each popup's code is loaded on demand. */
const popups: Record<Name, () => Promise<{ default: Popup }>> = {
  'log-in': () => import('./sign-in/login-popup.tsx'),
  'phone-number': () => import('./profile/phone-popup.tsx'),
  verify: () => import('../identity/verify-popup.tsx'),
  welcome: () => import('./sign-in/welcome-popup.tsx'),
}

/** The popups of accounts, one at a time. */
export function Popups() {
  const { prompt } = usePrompt()
  const isWelcome = useAppState(({ auth }) => auth.welcomePopup && auth.userDetails !== null)
  const name = prompt?.what ?? (isWelcome ? 'welcome' : null)
  const Loaded = useLoaded(name)
  return Loaded && <Loaded then={prompt?.then} />
}

/**
 * The popup's component. Where its code does not load, a notice says so, and the next press
 * retries.
 */
function useLoaded(name: Name | null): Popup | null {
  const [loaded, setLoaded] = useState<Partial<Record<Name, Popup>>>({})
  const isMissing = name !== null && !loaded[name]
  useEffect(() => {
    if (!isMissing) return
    popups[name]().then(
      (popup) => setLoaded((loaded) => ({ ...loaded, [name]: popup.default })),
      () => {
        if (name !== 'welcome') notify('The network did not answer. Try again.', 'error')
        closePrompt()
      },
    )
  }, [name, isMissing])
  return (name && loaded[name]) ?? null
}
