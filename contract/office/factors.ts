import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { IdInput, line, Time } from '../field.ts'
import { CreationOptions, NewCredential, NewTotp, Passkey } from '../shop/sign-in.ts'
import { Digits } from './session.ts'

/** With a second factor it has to be proved again; without one the first is set up by the password alone. */
const change = { office: 'set-up', stepUp: true } as const

/** Ten with the first factor and when they are renewed, shown this once; else there are none. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
const passkeyId = z.object({ id: IdInput })

/** The member's own second factors. The first one that is set up completes the session. */
export const factors = {
  factors: officeEndpoint({
    method: 'GET',
    path: '/office/factors',
    access: { office: 'set-up' },
    summary: 'The member’s passkeys, app and recovery codes',
    answer: z.object({
      data: z.object({
        /** Where passkeys work; null: nowhere. */
        passkey_origin: z.string().nullable(),
        passkeys: z.array(Passkey),
        /** Null: no authenticator app. */
        totp_since: Time.nullable(),
        recovery_codes_left: z.number().int(),
      }),
    }),
  }),
  newPasskeyOptions: officeEndpoint({
    method: 'POST',
    path: '/office/passkeys/options',
    access: change,
    summary: 'What a browser needs to make a passkey for the member',
    answer: z.object({ data: z.object({ options: CreationOptions }) }),
    errors: ['passkeys_unavailable', 'list_full'],
  }),
  addPasskey: officeEndpoint({
    method: 'POST',
    path: '/office/passkeys',
    access: change,
    summary: 'Add the passkey that a browser has made',
    body: z.object({
      credential: NewCredential,
      name: line(60).min(1, 'Fill in all fields').optional(),
    }),
    answer: z.object({ data: RecoveryCodes.extend({ passkey: Passkey }) }),
    errors: ['passkeys_unavailable', 'passkey_refused', 'list_full'],
  }),
  removePasskey: officeEndpoint({
    method: 'POST',
    path: '/office/passkeys/{id}/remove',
    access: change,
    summary: 'Remove a passkey; the last second factor stays',
    params: passkeyId,
    answer: z.object({}),
    errors: ['not_found', 'conflict'],
  }),
  beginTotp: officeEndpoint({
    method: 'POST',
    path: '/office/totp',
    access: change,
    summary: 'A new secret for an authenticator app, as text, address and QR code',
    answer: z.object({ data: NewTotp }),
  }),
  confirmTotp: officeEndpoint({
    method: 'POST',
    path: '/office/totp/confirm',
    access: change,
    summary: 'Prove that the app has the secret, which makes it a second factor',
    body: z.object({ code: Digits }),
    answer: z.object({ data: RecoveryCodes }),
    errors: ['wrong_code', 'conflict'],
  }),
  removeTotp: officeEndpoint({
    method: 'POST',
    path: '/office/totp/remove',
    access: change,
    summary: 'Remove the authenticator app; the last second factor stays',
    answer: z.object({}),
    errors: ['not_found', 'conflict'],
  }),
  renewRecoveryCodes: officeEndpoint({
    method: 'POST',
    path: '/office/recovery-codes',
    access: change,
    summary: 'Ten new recovery codes; the old ones are void',
    answer: z.object({ data: RecoveryCodes }),
    errors: ['conflict'],
  }),
} as const
