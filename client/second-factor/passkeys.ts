import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { ApiError } from '#contract/client.ts'
import type { Assertion, CreationOptions, RequestOptions } from '#contract/shop/sign-in.ts'

/** Loaded where a passkey is used: what talks to the browser about them. */

/** What the browser did instead of answering, in words for its user. */
export class PasskeyProblem extends Error {}

/** Signs with one of the passkeys that the options allow. Throws `PasskeyProblem`. */
export async function signed(optionsJSON: RequestOptions): Promise<Assertion> {
  try {
    return await startAuthentication({ optionsJSON })
  } catch (error) {
    throw new PasskeyProblem(nothingChosen, { cause: error })
  }
}

const nothingChosen = 'No passkey was used. Try again, or choose another method.'

/** Makes a passkey on this device or a security key. Throws `PasskeyProblem`. */
export async function created(optionsJSON: CreationOptions) {
  try {
    return await startRegistration({ optionsJSON })
  } catch (error) {
    const isThere = error instanceof Error && error.name === 'InvalidStateError'
    throw new PasskeyProblem(isThere ? alreadyThere : notMade, { cause: error })
  }
}

const alreadyThere = 'This device already has a passkey for your account.'
const notMade =
  'No passkey was made. Set a screen lock on this device if it has none, and try again.'

/** The words for what went wrong; throws what is a bug. */
export function problemOf(error: unknown): string {
  if (error instanceof PasskeyProblem || error instanceof ApiError) return error.message
  throw error
}
