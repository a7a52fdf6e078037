import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Code, Email, Id, IdInput, ProofOfWork, Time } from '../field.ts'
import { Assertion, FactorMethod, RequestOptions } from '../shop/sign-in.ts'
import { permissionNames } from './permissions.ts'

/**
 * How far a session is: `second-factor` the password was right, the factor is to be proved ·
 * `set-up` the password was right, and the member has no factor yet · `complete`.
 */
export const SessionStep = z.enum(['second-factor', 'set-up', 'complete'])
export type SessionStep = z.infer<typeof SessionStep>

/** What follows on a right password: the cookie of a session that opens this step only. */
export const NextStep = z.object({
  step: SessionStep,
  /** How the second factor can be proved; empty at `set-up`. */
  methods: z.array(FactorMethod),
})
export type NextStep = z.infer<typeof NextStep>

/** A permission, as the table of `permissions.ts` names them. */
export const PermissionName = z.enum(permissionNames)

/** Of an authenticator app. */
export const Digits = z.string().regex(/^\d{6}$/, 'The code has six digits')

const Me = NextStep.extend({
  id: Id,
  name: z.string(),
  email: z.string(),
  /** Names of the roles, and what they allow together; both are empty until the session is complete. */
  roles: z.array(z.string()),
  permissions: z.array(PermissionName),
  /** Where passkeys work, such as `https://office.example`; null: nowhere. */
  passkey_origin: z.string().nullable(),
  /** When the session ends in any case. */
  ends_at: Time,
  /** Until when calls that ask for the second factor again are open; null: they are not. */
  stepped_up_until: Time.nullable(),
})
export type Me = z.infer<typeof Me>

/** A session of a member, as lists show it. */
export const OfficeSession = z.object({
  id: Id,
  device: z.string(),
  started_at: Time,
  last_seen_at: Time,
  is_current: z.boolean(),
})
export type OfficeSession = z.infer<typeof OfficeSession>

/** How a member of the staff signs in and out. The session is a cookie: no answer has its token. */
export const officeSession = {
  signIn: officeEndpoint({
    method: 'POST',
    path: '/office/sign-in',
    access: { office: 'anybody' },
    summary: 'Begin a session by e-mail address and password',
    body: z.object({ email: Email, password: z.string().min(1, 'Fill in all fields').max(200) }),
    answer: z.object({ data: NextStep }),
    errors: ['wrong_credentials', 'forbidden', 'too_many_tries'],
  }),
  signInCode: officeEndpoint({
    method: 'POST',
    path: '/office/sign-in/code',
    access: { office: 'anybody' },
    summary: 'Request a code by mail, to sign in where too many wrong passwords were tried',
    body: z.object({ email: Email, proof_of_work: ProofOfWork.optional() }),
    answer: z.object({}),
    errors: ['resend_wait', 'proof_of_work_required'],
  }),
  knowBrowser: officeEndpoint({
    method: 'POST',
    path: '/office/sign-in/code/prove',
    access: { office: 'anybody' },
    summary: 'Make this browser known to the account by that code; it signs nobody in',
    body: z.object({ email: Email, code: Code }),
    answer: z.object({}),
    errors: ['wrong_code', 'second_code_sent'],
  }),
  secondFactorOptions: officeEndpoint({
    method: 'POST',
    path: '/office/second-factor/passkey-options',
    access: { office: 'password' },
    summary: 'What one of the member’s passkeys has to sign, with its user verified',
    answer: z.object({ data: z.object({ options: RequestOptions }) }),
    errors: ['passkeys_unavailable'],
  }),
  proveSecondFactor: officeEndpoint({
    method: 'POST',
    path: '/office/second-factor',
    access: { office: 'password' },
    summary: 'Prove the second factor: completes a sign-in, and opens what asks for it again',
    body: z.discriminatedUnion('method', [
      z.object({ method: z.literal('totp'), code: Digits }),
      z.object({
        method: z.literal('recovery-code'),
        recovery_code: z.string().trim().min(1, 'Fill in all fields').max(60),
      }),
      z.object({ method: z.literal('passkey'), credential: Assertion }),
    ]),
    answer: z.object({ data: z.object({ stepped_up_until: Time }) }),
    errors: [
      'wrong_code',
      'second_factor_closed',
      'too_many_tries',
      'passkey_refused',
      'passkeys_unavailable',
    ],
  }),
  signOut: officeEndpoint({
    method: 'POST',
    path: '/office/sign-out',
    access: { office: 'password' },
    summary: 'End the session',
    answer: z.object({}),
  }),
  me: officeEndpoint({
    method: 'GET',
    path: '/office/me',
    access: { office: 'password' },
    summary: 'Who is signed in, how far, and what they may do',
    answer: z.object({ data: Me }),
  }),
  ownSessions: officeEndpoint({
    method: 'GET',
    path: '/office/sessions',
    access: { office: 'member' },
    summary: 'Where the member is signed in',
    answer: z.object({ data: z.object({ sessions: z.array(OfficeSession) }) }),
  }),
  endOwnSession: officeEndpoint({
    method: 'POST',
    path: '/office/sessions/{id}/end',
    access: { office: 'member' },
    summary: 'End one of one’s own sessions',
    params: z.object({ id: IdInput }),
    answer: z.object({}),
    errors: ['not_found'],
  }),
} as const
