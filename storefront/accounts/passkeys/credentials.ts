import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'
import { created, signed } from '#client/second-factor/passkeys.ts'
import type { Api } from '#contract/client.ts'
import type { Assertion } from '#contract/shop/sign-in.ts'
import { rememberPasskey } from './use-passkeys.ts'

/** Loaded where a passkey is used: everything that talks to the browser about them. */

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
