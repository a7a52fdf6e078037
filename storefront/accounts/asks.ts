import { create } from 'zustand'

/** A popup that stands over the page, and what it leads to. */
export interface Ask {
  what: 'log-in' | 'phone-number' | 'verify'
  /** An address of ours to go on to afterwards; without one the shopper stays. */
  then?: string
}

/** The popup that is asked for now; the frame shows it. Not remembered: a reload closes it. */
export const useAsk = create<{ ask: Ask | null }>(() => ({ ask: null }))

/** Opens login and sign-up over the page. */
export function askToLogIn(then?: string): void {
  useAsk.setState({ ask: { what: 'log-in', then } })
}

/** Opens the enter-phone-number popup. */
export function askForPhoneNumber(then?: string): void {
  useAsk.setState({ ask: { what: 'phone-number', then } })
}

/** Opens the identity check; it closes by itself for who is verified. */
export function askToVerify(): void {
  useAsk.setState({ ask: { what: 'verify' } })
}

export function closeAsk(): void {
  useAsk.setState({ ask: null })
}
