import { useEffect, useState } from 'react'
import { changeState, useAppState } from '../state/store.ts'
import type { SentContact } from './contact.ts'

/** Until a code may be asked for again, in ms (storefront specification, section 9). */
const resendWait = 120_000

/** What a code is for: the wait is counted for each contact and purpose, here as on the server. */
export type CodePurpose = 'register' | 'reset' | 'phone'

/** The name under which a contact's wait is remembered. */
export function waitKey(purpose: CodePurpose, contact: SentContact): string {
  const value = contact.mode === 'email' ? contact.email.toLowerCase() : contact.phone_number
  return `${purpose} ${value}`
}

/** Notes that a code was sent now; waits that are over are forgotten. */
export function startWait(key: string, ms = resendWait): void {
  const now = Date.now()
  changeState('app', (app) => {
    const running = Object.entries(app.codeSend).filter(([, until]) => until > now)
    return { ...app, codeSend: { ...Object.fromEntries(running), [key]: now + ms } }
  })
}

/** Whom a code was sent to last for this purpose, as far as this browser remembers. */
export function useLastRequested(purpose: CodePurpose): string | undefined {
  return useAppState(({ app }) => {
    const asked = Object.entries(app.codeSend).filter(([key]) => key.startsWith(`${purpose} `))
    const [newest] = asked.sort(([, one], [, other]) => other - one)
    return newest?.[0].slice(purpose.length + 1)
  })
}

/** Seconds until a code may be asked for again; 0: now. It runs on through a reload. */
export function useWait(key: string): number {
  const until = useAppState(({ app }) => app.codeSend[key] ?? 0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    function count() {
      const ms = until - Date.now()
      // A longer one is of a clock that was put back since.
      const runs = ms > 0 && ms <= resendWait
      setLeft(runs ? Math.ceil(ms / 1000) : 0)
      if (!runs) clearInterval(timer)
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
