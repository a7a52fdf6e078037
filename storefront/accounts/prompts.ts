import { create } from 'zustand'

/** A popup that stands over the page, and what it leads to. */
export interface Prompt {
  what: 'log-in' | 'phone-number' | 'verify'
  /** An address of ours to go on to afterwards; without one the shopper stays. */
  then?: string
}

/** The popup that is asked for now; the frame shows it. Not remembered: a reload closes it. */
export const usePrompt = create<{ ask: Prompt | null }>(() => ({ ask: null }))

/** Opens login and sign-up over the page. */
export function promptLogin(then?: string): void {
  usePrompt.setState({ ask: { what: 'log-in', then } })
}

/** Opens the enter-phone-number popup. */
export function promptPhoneNumber(then?: string): void {
  usePrompt.setState({ ask: { what: 'phone-number', then } })
}

/** Opens the identity check; it closes by itself for who is verified. */
export function promptVerification(): void {
  usePrompt.setState({ ask: { what: 'verify' } })
}

export function closePrompt(): void {
  usePrompt.setState({ ask: null })
}
