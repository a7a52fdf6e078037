import type { Api } from '#contract/client.ts'
import { requestSave } from '../saved/save-requests.ts'
import type { Auth } from '../state/state.ts'
import { changeStates, useAppState } from '../state/store.ts'
import { begin, end } from './session-state.ts'

/**
 * Signs this browser in with the token of a login or registration. What follows by itself: the
 * guest's cart is sent, the server's replaces it, saved items and the profile are fetched.
 */
export function signIn(accessToken: string): void {
  requestSave()
  changeStates((state) => begin(state, accessToken))
}

/** Signs this browser out at once; the server is told in the background. */
export function signOut(api: Api): void {
  api('POST /logout').catch(() => undefined)
  changeStates(end)
}

/** The password was changed, which ended every session: also the one of this browser. */
export function endSession(): void {
  if (tokenNow() !== null) changeStates(end)
}

/** What calls carry; null for guests. */
export function tokenNow(): string | null {
  return useAppState.getState().auth.accessToken
}

/**
 * A call was answered 401. Ends the session whose token it carried and leads to the login, unless
 * somebody has signed in or out meanwhile: then the answer is about a session of before.
 */
export function expire(token: string | null): void {
  let wasOn = token === null
  changeStates((state) => {
    if (token === null || state.auth.accessToken !== token) return state
    wasOn = true
    return end(state)
  })
  if (wasOn) leadToLogin()
}

let leadToLogin: () => void = () => undefined

/** Says how this visit gets to the login page. */
export function followExpiry(syncAsLeader: () => void): void {
  leadToLogin = syncAsLeader
}

/** False while the page is hydrated: the server renders for everybody alike. */
export function useSignedIn(): boolean {
  return useAppState(({ auth }) => auth.loggedIn)
}

/** Who is signed in, once the profile is there. */
export function useUser(): Auth['userDetails'] {
  return useAppState(({ auth }) => auth.userDetails)
}

/** The same outside of rendering. */
export function userNow(): Auth['userDetails'] {
  return useAppState.getState().auth.userDetails
}
