import { useLocation } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { notify } from '#client/notices.tsx'
import { settleConfirming, useConfirming } from '../session/confirming.ts'
import { closePrompt, type Prompt, usePrompt } from '../session/prompts.ts'
import { useAppState } from '../state/store.ts'
import { greets } from './sign-in/greets.ts'

type Popup = ComponentType<{ then?: string }>
type Name = Prompt['what'] | 'welcome' | 'confirm'

/** Each popup's code is loaded on demand. */
const popups: Record<Name, () => Promise<{ default: Popup }>> = {
  'log-in': () => import('./sign-in/login-popup.tsx'),
  'phone-number': () => import('./profile/phone-popup.tsx'),
  verify: () => import('../identity/verify-popup.tsx'),
  welcome: () => import('./sign-in/welcome-popup.tsx'),
  confirm: () => import('./profile/confirm-dialog.tsx'),
}

/** The popups of accounts, one at a time; over it, the dialog that asks who it is. */
export function Popups() {
  const { prompt } = usePrompt()
  const isWelcome = useAppState(({ auth }) => auth.welcomePopup && auth.userDetails !== null)
  const isGreeted = useLocation({ select: ({ pathname }) => greets(pathname) })
  const name = prompt?.what ?? (isWelcome && isGreeted ? 'welcome' : null)
  const isConfirming = useConfirming(({ needed }) => needed !== null)
  const Loaded = useLoaded(name)
  const Confirm = useLoaded(isConfirming ? 'confirm' : null)
  return (
    <>
      {Loaded && <Loaded then={prompt?.then} />}
      {Confirm && <Confirm />}
    </>
  )
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
        if (name !== 'welcome') notify('Connection failed. Try again.', 'error')
        if (name === 'confirm') settleConfirming(false)
        else closePrompt()
      },
    )
  }, [name, isMissing])
  return (name && loaded[name]) ?? null
}
