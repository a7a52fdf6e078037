import type { signIn } from '#contract/shop/sign-in.ts'
import { type Handlers, signedIn } from '#server/platform/http/handler.ts'
import type { AccountDeps } from './deps.ts'
import {
  beginTotp,
  confirmTotp,
  endSecondFactor,
  removeTotp,
  renewRecoveryCodes,
  requireSecondFactor,
} from './factors/change-factors.ts'
import { factorsOf } from './factors/factors.ts'
import { logInBySecondFactor, secondFactorOptions } from './factors/log-in-second.ts'
import { addPasskey, newPasskeyOptions, removePasskey } from './passkeys/add-passkey.ts'
import { passkeysOf, renamePasskey, toPasskey } from './passkeys/passkeys.ts'
import {
  confirmByPasskey,
  confirmOptions,
  logInByPasskey,
  passkeyLoginOptions,
} from './passkeys/use-passkey.ts'
import { tokenAnswer } from './sessions/sessions.ts'

/** The calls of passkeys and second factors. */
export function signInHandlers(deps: AccountDeps): Handlers<typeof signIn> {
  const { database } = deps
  return {
    async passkeyLoginOptions(_, call) {
      return { data: { options: await passkeyLoginOptions(deps, call) } }
    },

    async logInByPasskey({ body }, call) {
      return tokenAnswer('Welcome back', await logInByPasskey(deps, body.credential, call))
    },

    async secondFactorOptions({ body }) {
      return { data: { options: await secondFactorOptions(deps, body.token) } }
    },

    async logInBySecondFactor({ body }, call) {
      return tokenAnswer('Welcome back', await logInBySecondFactor(deps, body, call))
    },

    async signInMethods(_, call) {
      const { id } = signedIn(call)
      const [passkeys, factors] = await Promise.all([
        passkeysOf(database, id),
        factorsOf(database, id),
      ])
      const second_factor = {
        required_since: factors.required_since?.toISOString() ?? null,
        has_totp: factors.has_totp,
        recovery_codes_left: factors.recovery_codes_left,
      }
      const passkey_origin = deps.relyingParty?.origin ?? null
      return { data: { passkey_origin, passkeys: passkeys.map(toPasskey), second_factor } }
    },

    async newPasskeyOptions(_, call) {
      return { data: { options: await newPasskeyOptions(deps, call) } }
    },

    async addPasskey({ body }, call) {
      const passkey = toPasskey(await addPasskey(deps, body, call))
      return { message: 'Your passkey is added.', data: { passkey } }
    },

    async renamePasskey({ params, body }, call) {
      await renamePasskey(database, signedIn(call).id, params.id, body.name)
      return { message: 'Your passkey has its new name.' }
    },

    async removePasskey({ params }, call) {
      const { isOff } = await removePasskey(deps, params.id, call)
      return { message: `Your passkey is removed.${isOff ? passwordAlone : ''}` }
    },

    async beginTotp(_, call) {
      return { data: await beginTotp(deps, call) }
    },

    async confirmTotp({ body }, call) {
      const recovery_codes = await confirmTotp(deps, body.code, call)
      return { message: 'Your app is set up.', data: { recovery_codes } }
    },

    async removeTotp(_, call) {
      const { isOff } = await removeTotp(deps, call)
      return { message: `Your app is removed.${isOff ? passwordAlone : ''}` }
    },

    async requireSecondFactor(_, call) {
      const recovery_codes = await requireSecondFactor(deps, call)
      return { message: 'The second step is on.', data: { recovery_codes } }
    },

    async endSecondFactor(_, call) {
      await endSecondFactor(deps, call)
      return { message: `The second step is off.${passwordAlone}` }
    },

    async renewRecoveryCodes(_, call) {
      return { data: { recovery_codes: await renewRecoveryCodes(deps, call) } }
    },

    async confirmByPasskeyOptions(_, call) {
      return { data: { options: await confirmOptions(deps, call) } }
    },

    async confirmByPasskey({ body }, call) {
      await confirmByPasskey(deps, body.credential, call)
      return { message: 'Thank you.' }
    },
  }
}

const passwordAlone = ' You log in with your password alone now.'
