import type { Api } from '#contract/client.ts'
import type { Auth } from '../state/state.ts'
import { changeStates, useAppState } from '../state/store.ts'
import { withoutSession, withSession } from './session-state.ts'

/**
 * Signs this browser in with the token of a login or registration. The session's sync then sends
 * the guest's cart and fetches the server's, the saved items and the profile.
 */
export function signIn(accessToken: string): void {
  requestSavedItems()
  changeStates((state) => withSession(state, accessToken))
}

/** Signs this browser out at once and the server in the background. */
export function signOut(api: Api): void {
  api('POST /logout').catch(() => undefined)
  changeStates(withoutSession)
}

/**
 * Ends the session here after a change of the password, which has ended all of them on the server.
 */
export function endSession(): void {
  if (tokenNow() !== null) changeStates(withoutSession)
}

/** The token of API calls; null for guests. */
export function tokenNow(): string | null {
  return useAppState.getState().auth.accessToken
}

/**
 * Handles a 401: ends the session of the call's token and opens the login, unless the shopper has
 * signed in or out meanwhile, so that the answer is about an earlier session.
 */
export function expire(token: string | null): void {
  let isCurrent = token === null
  changeStates((state) => {
    if (token === null || state.auth.accessToken !== token) return state
    isCurrent = true
    return withoutSession(state)
  })
  if (isCurrent) leadToLogin()
}

let leadToLogin: () => void = () => undefined

/** Sets how this visit opens the login page. */
export function followExpiry(navigate: () => void): void {
  leadToLogin = navigate
}

/** False during hydration: the server renders the same page for everybody. */
export function useSignedIn(): boolean {
  return useAppState(({ auth }) => auth.loggedIn)
}

/** The customer, once the profile is fetched. */
export function useUser(): Auth['userDetails'] {
  return useAppState(({ auth }) => auth.userDetails)
}

/** `useUser` outside of rendering. */
export function userNow(): Auth['userDetails'] {
  return useAppState.getState().auth.userDetails
}

/**
 * Whether this page needs the saved items: it has a heart, or somebody has signed in on it
 * (storefront specification, section 4). They are not fetched before.
 */
let isRequested = false
const listeners = new Set<() => void>()

export function requestSavedItems(): void {
  if (isRequested) return
  isRequested = true
  for (const listener of listeners) listener()
}

/** Calls the listener once they are needed, which may be now. Returns a function that stops it. */
export function onSavedItemsRequested(listener: () => void): () => void {
  if (isRequested) listener()
  listeners.add(listener)
  return () => listeners.delete(listener)
}
