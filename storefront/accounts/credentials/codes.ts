import { useEffect, useState } from 'react'
import type { SentContact } from '#client/forms/contact.ts'
import { type Proof, withProof } from '#client/forms/with-proof.ts'
import { ApiError } from '#contract/client.ts'
import { codeDigits, codeResendMinutes } from '#contract/limits.ts'
import { changeState, useAppState } from '../../state/store.ts'

/** Until a code can be requested again, in ms (storefront specification, section 9). */
const resendWait = codeResendMinutes * 60_000
/** The contact under which a wait is stored, in the one form in which the server knows it. */
export function waitKey(contact: SentContact): string {
  return contact.mode === 'email' ? contact.email.toLowerCase() : contact.phone_number
}

/** Starts a wait now and deletes the expired ones. The newest stands last. */
function startWait(contact: string, ms = resendWait): void {
  const now = Date.now()
  changeState('app', (app) => {
    const running = Object.entries(app.codeSend).filter(
      ([other, until]) => until > now && other !== contact,
    )
    return { ...app, codeSend: { ...Object.fromEntries(running), [contact]: now + ms } }
  })
}

/** The contact of the last code that this browser requested. */
export function useLastRequested(): string | undefined {
  return useAppState(({ app }) => Object.keys(app.codeSend).at(-1))
}

/** Seconds until a code can be requested again; 0: now. A reload does not restart it. */
export function useWait(contact: string): number {
  const until = useAppState(({ app }) => app.codeSend[contact] ?? 0)
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

/** The words of a request's button during its wait of so many seconds; null: there is no wait. */
export function waitWords(seconds: number): string | null {
  return seconds > 0 ? `You can request another code in ${minutesAndSeconds(seconds)}.` : null
}

/** 119 → '01:59'. */
export function minutesAndSeconds(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

/**
 * Requests a code and starts the wait for the next one, also where the server refuses with
 * `resend_wait`. Where it asks for a proof of work, the call is repeated with one.
 */
export async function requestContactCode<A>(
  contact: string,
  request: (proof: Proof) => Promise<A>,
): Promise<A> {
  try {
    const answer = await withProof(request)
    startWait(contact)
    return answer
  } catch (error) {
    if (error instanceof ApiError && error.code === 'resend_wait') {
      startWait(contact, error.retryAfter && error.retryAfter * 1000)
    }
    throw error
  }
}

/** Tries a code. Where the server has sent a second one after it, the wait begins anew. */
export async function tryCode<A>(contact: string, attempt: () => Promise<A>): Promise<A> {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof ApiError && error.code === 'second_code_sent') startWait(contact)
    throw error
  }
}

/** The digits of a code that was typed or pasted, as in '123 456'; all of them, so that none is lost unseen. */
export function codeText(text: string): string {
  return text.replace(/\D/g, '')
}

/** Storefront specification, section 9. */
export function codeProblem({ length }: string): string | undefined {
  return length === codeDigits ? undefined : tooShortOrLong
}

export const tooShortOrLong = 'Code should be 6 characters long'
