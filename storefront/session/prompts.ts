import { create } from 'zustand'

/** A popup over the page. */
export interface Prompt {
  what: 'log-in' | 'phone-number' | 'verify'
  /** The address of ours to open afterwards; without one the shopper stays. */
  then?: string
}

/** The open popup, which the layout renders. Not stored: a reload closes it. */
export const usePrompt = create<{ prompt: Prompt | null }>(() => ({ prompt: null }))

/** Opens login and sign-up over the page. */
export function promptLogin(then?: string): void {
  usePrompt.setState({ prompt: { what: 'log-in', then } })
}

/** Opens the enter-phone-number popup. */
export function promptPhoneNumber(then?: string): void {
  usePrompt.setState({ prompt: { what: 'phone-number', then } })
}

/** Opens the identity check, which closes by itself for a verified account. */
export function promptVerification(): void {
  usePrompt.setState({ prompt: { what: 'verify' } })
}

export function closePrompt(): void {
  usePrompt.setState({ prompt: null })
}
