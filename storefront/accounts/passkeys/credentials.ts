import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { type Api, ApiError } from '#contract/client.ts'
import type { Assertion, RequestOptions } from '#contract/shop/sign-in.ts'
import { rememberPasskey } from './use-passkeys.ts'

/** Loaded where a passkey is used: everything that talks to the browser about them. */

/** What the browser did instead of answering, in words for the shopper. */
export class PasskeyProblem extends Error {}

/** Logs in by a passkey that the shopper chooses; answers the session's token. */
export async function logInByPasskey(api: Api): Promise<string> {
  const { data } = await api('POST /login/passkey/options')
  return await logInWith(api, await signed(data.options))
}

/**
 * Offers passkeys among what the browser fills in for the login's first field; nothing is visible until
 * the shopper goes there. Null where that did not come to a login.
 */
export async function offerPasskeys(api: Api): Promise<string | null> {
  try {
    const { data } = await api('POST /login/passkey/options')
    const optionsJSON = data.options
    return await logInWith(
      api,
      await startAuthentication({ optionsJSON, useBrowserAutofill: true }),
    )
  } catch {
    // Nobody has pressed anything: the form is there, and the button.
    return null
  }
}

export function stopOffering(): void {
  WebAuthnAbortService.cancelCeremony()
}

async function logInWith(api: Api, credential: Assertion): Promise<string> {
  const { data } = await api('POST /login/passkey', { body: { credential } })
  rememberPasskey()
  return data.token.accessToken
}

/** Signs with one of the passkeys that the options allow. Throws `PasskeyProblem`. */
export async function signed(optionsJSON: RequestOptions): Promise<Assertion> {
  try {
    return await startAuthentication({ optionsJSON })
  } catch (error) {
    throw new PasskeyProblem(nothingChosen, { cause: error })
  }
}

const nothingChosen = 'No passkey was used. Try again, or go on in another way.'

/** Confirms by one of the account's passkeys who is signed in. */
export async function confirmByPasskey(api: Api): Promise<void> {
  const { data } = await api('POST /accounts/confirm/passkey/options')
  const credential = await signed(data.options)
  await api('POST /accounts/confirm/passkey', { body: { credential } })
}

/** Makes a passkey on this device or a security key, and adds it to the account. */
export async function makePasskey(api: Api): Promise<void> {
  const { data } = await api('POST /accounts/passkeys/options')
  const credential = await created(data.options)
  await api('POST /accounts/passkeys', { body: { credential } })
  rememberPasskey()
}

async function created(optionsJSON: Parameters<typeof startRegistration>[0]['optionsJSON']) {
  try {
    return await startRegistration({ optionsJSON })
  } catch (error) {
    const isThere = error instanceof Error && error.name === 'InvalidStateError'
    throw new PasskeyProblem(isThere ? alreadyThere : notMade, { cause: error })
  }
}

const alreadyThere = 'This device has a passkey for your account already.'
const notMade =
  'No passkey was made. Set a screen lock on this device if it has none, and try again.'

/** The words for what went wrong; throws what is a bug. */
export function problemOf(error: unknown): string {
  if (error instanceof PasskeyProblem || error instanceof ApiError) return error.message
  throw error
}
