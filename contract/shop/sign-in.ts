import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Code, Id, IdInput, line, Time } from '../field.ts'

/** Bytes as WebAuthn's JSON writes them. */
const Base64Url = z
  .string()
  .min(1)
  .max(8_192)
  .regex(/^[\w-]+$/)

const CredentialReference = z.object({
  id: Base64Url,
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

const UserVerification = z.enum(['required', 'preferred', 'discouraged'])

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, with the fields that the mall sets. */
export const CreationOptions = z.object({
  challenge: Base64Url,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: Base64Url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(CredentialReference),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: UserVerification,
  }),
})
export type CreationOptions = z.infer<typeof CreationOptions>

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const RequestOptions = z.object({
  challenge: Base64Url,
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: UserVerification,
  /** Left out: any passkey of the mall. */
  allowCredentials: z.array(CredentialReference).optional(),
})
export type RequestOptions = z.infer<typeof RequestOptions>

/** `RegistrationResponseJSON`: what a browser made of the creation options. */
export const NewCredential = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
export type NewCredential = z.infer<typeof NewCredential>

/** `AuthenticationResponseJSON`: a passkey's signature. */
export const Assertion = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: z.string().max(100).nullish(),
  }),
})
export type Assertion = z.infer<typeof Assertion>

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  /** With the customer's account at Google, Apple or another. */
  is_backed_up: z.boolean(),
  created_at: Time,
  last_used_at: Time.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

/** How the owner of an account proves the second factor. */
export const FactorMethod = z.enum(['passkey', 'totp', 'recovery-code'])
export type FactorMethod = z.infer<typeof FactorMethod>

/** `data` of the refusal `second_factor_required`. */
export const PendingLogin = z.object({
  /** Goes with the second factor; valid for ten minutes and five attempts. */
  token: z.string(),
  methods: z.array(FactorMethod),
})
export type PendingLogin = z.infer<typeof PendingLogin>

/** The secret of an authenticator app that is to be set up. */
export const NewTotp = z.object({
  /** Base32. */
  secret: z.string(),
  uri: z.string(),
  /** An SVG path of unit squares, `size` units wide and high. */
  qr: z.object({ size: z.number().int(), path: z.string() }),
})
export type NewTotp = z.infer<typeof NewTotp>

const LoginToken = z.string().max(100)
const PasskeyName = line(60).min(1, 'Fill in all fields')
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
const SignedIn = z.object({
  data: z.object({ token: z.object({ accessToken: z.string(), expires_at: Time }) }),
})
const passkeyId = z.object({ id: IdInput })

/** How people sign in beside the password. The specification has none of these calls. */
export const signIn = {
  passkeyLoginOptions: endpoint({
    method: 'POST',
    path: '/login/passkey/options',
    access: 'public',
    summary: 'What a passkey has to sign to log in; a cookie ties it to this browser',
    answer: z.object({ data: z.object({ options: RequestOptions }) }),
    errors: ['passkeys_unavailable'],
  }),
  logInByPasskey: endpoint({
    method: 'POST',
    path: '/login/passkey',
    access: 'public',
    summary: 'Log in by a passkey that has verified its user; it counts as both factors',
    body: z.object({ credential: Assertion }),
    answer: SignedIn,
    errors: ['passkeys_unavailable', 'passkey_refused'],
  }),
  secondFactorOptions: endpoint({
    method: 'POST',
    path: '/login/second-factor/passkey-options',
    access: 'public',
    summary: 'What a passkey has to sign as the second factor of a login by password',
    body: z.object({ token: LoginToken }),
    answer: z.object({ data: z.object({ options: RequestOptions }) }),
    errors: ['passkeys_unavailable', 'login_expired'],
  }),
  logInBySecondFactor: endpoint({
    method: 'POST',
    path: '/login/second-factor',
    access: 'public',
    summary: 'Finish a login by password with the second factor',
    body: z.discriminatedUnion('method', [
      z.object({ method: z.literal('totp'), token: LoginToken, code: Code }),
      z.object({
        method: z.literal('recovery-code'),
        token: LoginToken,
        recovery_code: z.string().trim().min(1, 'Fill in all fields').max(60),
      }),
      z.object({ method: z.literal('passkey'), token: LoginToken, credential: Assertion }),
    ]),
    answer: SignedIn,
    errors: [
      'login_expired',
      'wrong_code',
      'passkey_refused',
      'passkeys_unavailable',
      'too_many_tries',
    ],
  }),
  signInMethods: endpoint({
    method: 'GET',
    path: '/accounts/sign-in',
    access: 'customer',
    summary: 'How the customer signs in: passkeys, second factor, recovery codes',
    answer: z.object({
      data: z.object({
        /** Where passkeys work, such as `https://mall.example`; null: nowhere. */
        passkey_origin: z.string().nullable(),
        passkeys: z.array(Passkey),
        second_factor: z.object({
          /** Null: a login needs the password alone. */
          required_since: Time.nullable(),
          has_totp: z.boolean(),
          recovery_codes_left: z.number().int(),
        }),
      }),
    }),
  }),
  newPasskeyOptions: endpoint({
    method: 'POST',
    path: '/accounts/passkeys/options',
    access: 'customer',
    summary: 'What a browser needs to make a passkey for the account',
    answer: z.object({ data: z.object({ options: CreationOptions }) }),
    errors: ['confirmation_required', 'passkeys_unavailable', 'list_full'],
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/accounts/passkeys',
    access: 'customer',
    summary: 'Add the passkey that a browser has made',
    body: z.object({ credential: NewCredential, name: PasskeyName.optional() }),
    answer: z.object({ data: z.object({ passkey: Passkey }) }),
    errors: ['confirmation_required', 'passkeys_unavailable', 'passkey_refused', 'list_full'],
  }),
  renamePasskey: endpoint({
    method: 'POST',
    path: '/accounts/passkeys/{id}/rename',
    access: 'customer',
    summary: 'Give a passkey another name',
    params: passkeyId,
    body: z.object({ name: PasskeyName }),
    answer: z.object({}),
    errors: ['not_found'],
  }),
  removePasskey: endpoint({
    method: 'POST',
    path: '/accounts/passkeys/{id}/remove',
    access: 'customer',
    summary: 'Remove a passkey; without any factor left, logins need the password alone again',
    params: passkeyId,
    answer: z.object({}),
    errors: ['confirmation_required', 'not_found'],
  }),
  beginTotp: endpoint({
    method: 'POST',
    path: '/accounts/second-factor/totp',
    access: 'customer',
    summary: 'A new secret for an authenticator app, as text, address and QR code',
    answer: z.object({ data: NewTotp }),
    errors: ['confirmation_required'],
  }),
  confirmTotp: endpoint({
    method: 'POST',
    path: '/accounts/second-factor/totp/confirm',
    access: 'customer',
    summary: 'Prove that the app has the secret, which makes it the second factor',
    body: z.object({ code: Code }),
    /** Recovery codes are in the answer that switches the second factor on; else there are none. */
    answer: z.object({ data: RecoveryCodes }),
    errors: ['confirmation_required', 'wrong_code', 'conflict'],
  }),
  removeTotp: endpoint({
    method: 'POST',
    path: '/accounts/second-factor/totp/remove',
    access: 'customer',
    summary: 'Remove the authenticator app; with passkeys the second factor stays on',
    answer: z.object({}),
    errors: ['confirmation_required', 'not_found'],
  }),
  requireSecondFactor: endpoint({
    method: 'POST',
    path: '/accounts/second-factor/on',
    access: 'customer',
    summary: 'Require a second factor at logins by password: a passkey that there is',
    answer: z.object({ data: RecoveryCodes }),
    errors: ['confirmation_required', 'conflict'],
  }),
  endSecondFactor: endpoint({
    method: 'POST',
    path: '/accounts/second-factor/off',
    access: 'customer',
    summary: 'Logins by password need no second factor any more; app and recovery codes go',
    answer: z.object({}),
    errors: ['confirmation_required', 'conflict'],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/accounts/recovery-codes',
    access: 'customer',
    summary: 'Ten new recovery codes, which are shown this once; the old ones are void',
    answer: z.object({ data: RecoveryCodes }),
    errors: ['confirmation_required', 'conflict'],
  }),
  confirmByPasskeyOptions: endpoint({
    method: 'POST',
    path: '/accounts/confirm/passkey/options',
    access: 'customer',
    summary: 'What a passkey has to sign to confirm who is signed in',
    answer: z.object({ data: z.object({ options: RequestOptions }) }),
    errors: ['passkeys_unavailable', 'not_found'],
  }),
  confirmByPasskey: endpoint({
    method: 'POST',
    path: '/accounts/confirm/passkey',
    access: 'customer',
    summary: 'Confirm by a passkey who is signed in',
    body: z.object({ credential: Assertion }),
    answer: z.object({}),
    errors: ['passkeys_unavailable', 'passkey_refused'],
  }),
} as const
