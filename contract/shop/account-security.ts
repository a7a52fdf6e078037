import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Code, Id, IdInput, ProofOfWork, Time } from '../field.ts'
import { maxWalletLimitNaira } from '../limits.ts'
import { Naira } from '../money.ts'

const Session = z.object({
  id: Id,
  device: z.string(),
  created_at: Time,
  last_seen_at: Time,
  is_current: z.boolean(),
})

const ContactMode = z.enum(['email', 'phone'])

/** 256 random bits in base64url. */
const UndoToken = z.string().max(200)

/** How an account's owner can prove who they are. */
export const ConfirmationMethod = z.enum(['password', 'passkey', 'code'])

/** `data` of the refusal `confirmation_required`. */
export const ConfirmationNeeded = z.object({
  methods: z.array(ConfirmationMethod),
  /** Where a code can go, masked: contacts that have been the account's for 72 hours. */
  contacts: z.array(z.object({ mode: ContactMode, contact: z.string() })),
})
export type ConfirmationNeeded = z.infer<typeof ConfirmationNeeded>

/** Where an account is signed in, who may change it, and how a change is undone. */
export const accountSecurity = {
  sessions: endpoint({
    method: 'GET',
    path: '/accounts/sessions',
    access: 'customer',
    summary: 'The devices on which this account is signed in',
    answer: z.object({ data: z.object({ sessions: z.array(Session) }) }),
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/accounts/sessions/{id}/end',
    access: 'customer',
    summary: 'Sign one of one’s own devices out',
    params: z.object({ id: IdInput }),
    answer: z.object({}),
    errors: ['not_found'],
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/accounts/sessions/end',
    access: 'customer',
    summary: 'Sign out everywhere, or on all other devices',
    body: z.object({ which: z.enum(['others', 'all']) }),
    answer: z.object({}),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/accounts/confirm',
    access: 'customer',
    summary: 'Prove who one is: calls that ask for it then pass for ten minutes',
    body: z.discriminatedUnion('method', [
      z.object({
        method: z.literal('password'),
        password: z.string().min(1, 'Fill in all fields').max(200),
      }),
      z.object({ method: z.literal('code'), mode: ContactMode, code: Code }),
    ]),
    answer: z.object({}),
    errors: ['wrong_credentials', 'wrong_code', 'second_code_sent', 'too_many_tries'],
  }),
  confirmCode: endpoint({
    method: 'POST',
    path: '/accounts/confirm/code',
    access: 'customer',
    summary: 'Request the code that proves who one is, to an own contact older than 72 hours',
    body: z.object({
      mode: ContactMode,
      option: z.enum(['sms', 'whatsapp']).default('sms'),
      proof_of_work: ProofOfWork.optional(),
    }),
    answer: z.object({ data: z.object({ message: z.string() }) }),
    errors: ['resend_wait', 'proof_of_work_required', 'phone_codes_closed'],
  }),
  walletLimit: endpoint({
    method: 'GET',
    path: '/accounts/wallet-limit',
    access: 'customer',
    summary:
      'What 24 hours of wallet payments may come to before the customer is asked who they are',
    answer: z.object({ data: z.object({ amount: Naira }) }),
  }),
  setWalletLimit: endpoint({
    method: 'POST',
    path: '/accounts/wallet-limit',
    access: 'customer',
    summary: 'Set that limit, in whole naira; raising it asks who it is',
    body: z.object({ amount: z.number().int().min(0).max(maxWalletLimitNaira) }),
    answer: z.object({ data: z.object({ amount: Naira }) }),
    errors: ['confirmation_required'],
  }),
  /** A POST, so that the token stands in no address that a log or a proxy keeps. */
  undoableChange: endpoint({
    method: 'POST',
    path: '/accounts/changes/undoable',
    access: 'public',
    summary: 'What a link in a message about a change of an account undoes',
    body: z.object({ token: UndoToken }),
    answer: z.object({
      data: z.object({
        kind: z.enum(['password', 'phone_number', 'second_factor']),
        changed_at: Time,
        until: Time,
      }),
    }),
    errors: ['not_found'],
  }),
  undoChange: endpoint({
    method: 'POST',
    path: '/accounts/changes/undo',
    access: 'public',
    summary: 'Undo that change and what followed it, and sign out everywhere',
    body: z.object({ token: UndoToken }),
    answer: z.object({}),
    errors: ['not_found', 'contact_taken'],
  }),
} as const
