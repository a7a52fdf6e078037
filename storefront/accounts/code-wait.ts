import { useEffect, useState } from 'react'
import { codeResendMinutes } from '#contract/limits.ts'
import { changeState, useAppState } from '../state/store.ts'
import type { SentContact } from './contact.ts'

/** Until a code can be requested again, in ms (storefront specification, section 9). */
const resendWait = codeResendMinutes * 60_000

/** Each contact and purpose has a wait of its own, here and on the server. */
export type CodePurpose = 'register' | 'reset' | 'phone'

/** The key under which a contact's wait is stored. */
export function waitKey(purpose: CodePurpose, contact: SentContact): string {
  const value = contact.mode === 'email' ? contact.email.toLowerCase() : contact.phone_number
  return `${purpose} ${value}`
}

/** Starts a wait now and deletes the expired ones. */
export function startWait(key: string, ms = resendWait): void {
  const now = Date.now()
  changeState('app', (app) => {
    const running = Object.entries(app.codeSend).filter(([, until]) => until > now)
    return { ...app, codeSend: { ...Object.fromEntries(running), [key]: now + ms } }
  })
}

/** The contact of the last code that this browser requested for a purpose. */
export function useLastRequested(purpose: CodePurpose): string | undefined {
  return useAppState(({ app }) => {
    const waits = Object.entries(app.codeSend).filter(([key]) => key.startsWith(`${purpose} `))
    const [newest] = waits.sort(([, one], [, other]) => other - one)
    return newest?.[0].slice(purpose.length + 1)
  })
}

/** Seconds until a code can be requested again; 0: now. A reload does not restart it. */
export function useWait(key: string): number {
  const until = useAppState(({ app }) => app.codeSend[key] ?? 0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    function count() {
      const ms = until - Date.now()
      // A longer wait means that the clock was set back since.
      const isRunning = ms > 0 && ms <= resendWait
      setLeft(isRunning ? Math.ceil(ms / 1000) : 0)
      if (!isRunning) clearInterval(timer)
    }
    const timer = setInterval(count, 1000)
    count()
    return () => clearInterval(timer)
  }, [until])
  return left
}

/** 119 → '01:59'. */
export function minutesAndSeconds(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
