import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Code, Day, Email, Id, line, orNothing, PhoneNumber, ProofOfWork, Time } from '../field.ts'
import { Naira } from '../money.ts'
import { accountSecurity } from './account-security.ts'
import { signIn } from './sign-in.ts'

/** 8 to 16 characters and all five criteria (storefront specification, section 5). */
export const Password = z
  .string()
  .min(8, 'Password should be 8 to 16 characters')
  .max(16, 'Password should be 8 to 16 characters')
  .regex(/\p{Ll}/u, 'Password needs a lowercase letter')
  .regex(/\p{Lu}/u, 'Password needs an uppercase letter')
  .regex(/\d/, 'Password needs a digit')
  .regex(/[^\p{L}\p{N}]/u, 'Password needs a special character')

/** How a code reaches a phone. */
const Option = z.enum(['sms', 'whatsapp']).default('sms')

const byEmail = { mode: z.literal('email'), email: Email }
const byPhone = { mode: z.literal('phone'), phone_number: PhoneNumber }

/** A contact in either of its two modes, with further fields. */
function contact<S extends z.ZodRawShape>(fields: S) {
  return z.discriminatedUnion('mode', [
    z.object({ ...byEmail, ...fields }),
    z.object({ ...byPhone, ...fields }),
  ])
}

/** A contact that a code is sent to; `option` is ignored for e-mail. */
function codeContact<S extends z.ZodRawShape>(fields: S) {
  const more = { ...fields, proof_of_work: ProofOfWork.optional() }
  return z.discriminatedUnion('mode', [
    z.object({ ...byEmail, ...more, option: Option.catch('sms') }),
    z.object({ ...byPhone, ...more, option: Option }),
  ])
}

/** What a request for a code can be refused with. */
const codeRefusals = ['resend_wait', 'proof_of_work_required', 'phone_codes_closed'] as const

const Name = line(80, { characters: 4, words: 'Name should be at least 4 characters' })
const SignedIn = z.object({
  data: z.object({ token: z.object({ accessToken: z.string(), expires_at: Time }) }),
})
const Said = z.object({ data: z.object({ message: z.string() }) })

export const Verification = z.object({
  status: z.string().nullable(),
  reason: z.string().nullable(),
  is_verified: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
})

export const User = z.object({
  id: Id,
  slug: z.string(),
  first_name: z.string(),
  middle_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  gender: z.string().nullable(),
  date_of_birth: Day.nullable(),
  address: z.string().nullable(),
  badge: z.string().nullable(),
  unread_notification_count: z.number().int(),
})
export type User = z.infer<typeof User>

export const Account = z.object({
  user: User,
  verification: Verification.nullable(),
  wallet: z.object({ available_balance: Naira }),
  order_count: z.number().int(),
  bank: z
    .object({ account_number: z.string(), bank_name: z.string(), account_name: z.string() })
    .nullable(),
  /** Why there is no account number at the moment, though the customer may have one. */
  deposits_closed: z.string().optional(),
})
export type Account = z.infer<typeof Account>

export const accounts = {
  ...accountSecurity,
  ...signIn,
  account: endpoint({
    method: 'GET',
    path: '/accounts',
    access: 'customer',
    summary: 'The signed-in customer, with wallet, verification and deposit account',
    answer: z.object({ data: Account }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/login',
    access: 'public',
    summary: 'Log in by email or phone',
    body: contact({ password: z.string().min(1, 'Fill in all fields').max(200) }),
    answer: SignedIn,
    errors: ['wrong_credentials', 'too_many_tries', 'second_factor_required'],
  }),
  loginCode: endpoint({
    method: 'POST',
    path: '/login/code',
    access: 'public',
    summary: 'Request a code to log in by in a browser where too many wrong passwords were tried',
    body: codeContact({}),
    answer: z.object({}),
    errors: [...codeRefusals],
  }),
  knowBrowser: endpoint({
    method: 'POST',
    path: '/login/code/prove',
    access: 'public',
    summary: 'Make this browser known to the account by that code; it signs nobody in',
    body: contact({ code: Code }),
    answer: z.object({}),
    errors: ['wrong_code', 'second_code_sent'],
  }),
  registerCode: endpoint({
    method: 'POST',
    path: '/register-otp',
    access: 'public',
    summary: 'Request the code that proves a contact before registering',
    closedBy: 'no-sign-up',
    body: codeContact({ name: Name }),
    answer: Said,
    errors: [...codeRefusals, 'closed_for_now'],
  }),
  register: endpoint({
    method: 'POST',
    path: '/register',
    access: 'public',
    summary: 'Open an account',
    closedBy: 'no-sign-up',
    body: contact({
      name: Name,
      verification_code: Code,
      password: Password,
      password_confirmation: z.string().max(200),
    }),
    answer: SignedIn,
    errors: [
      'contact_taken',
      'wrong_code',
      'second_code_sent',
      'too_many_tries',
      'common_password',
      'closed_for_now',
    ],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/forgot/password',
    access: 'public',
    summary: 'Request a reset code; a cookie ties the request to this browser',
    body: codeContact({}),
    answer: z.object({}),
    errors: [...codeRefusals],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/reset/password',
    access: 'public',
    summary: 'Set a new password; callers without the cookie name the contact',
    body: z.object({
      code: Code,
      password: Password,
      password_confirmation: z.string().max(200),
      email: Email.nullish(),
      phone_number: PhoneNumber.nullish(),
    }),
    answer: z.object({}),
    errors: [
      'wrong_code',
      'second_code_sent',
      'too_many_tries',
      'common_password',
      'reset_refused',
    ],
  }),
  phoneNumberCode: endpoint({
    method: 'POST',
    path: '/accounts/phone-number/code',
    access: 'customer',
    summary: 'Request the code that proves one’s own phone number',
    body: z.object({
      mode: z.literal('phone'),
      phone_number: PhoneNumber,
      option: Option,
      proof_of_work: ProofOfWork.optional(),
    }),
    answer: Said,
    errors: ['contact_taken', 'confirmation_required', ...codeRefusals],
  }),
  addPhoneNumber: endpoint({
    method: 'POST',
    path: '/accounts/add/phone-number',
    access: 'customer',
    summary: 'Add a proved phone number to the account',
    body: z.object({
      mode: z.literal('phone'),
      phone_number: PhoneNumber,
      option: Option,
      verification_code: Code,
    }),
    answer: Said,
    errors: [
      'contact_taken',
      'wrong_code',
      'second_code_sent',
      'too_many_tries',
      'confirmation_required',
    ],
  }),
  update: endpoint({
    method: 'POST',
    path: '/accounts/update',
    access: 'customer',
    summary: 'Edit the account; names cannot change once it is verified or being checked',
    body: z.object({
      first_name: line(60).min(1, 'Fill in all fields'),
      /** Empty if the account has none: some people have one name. */
      last_name: line(60),
      middle_name: line(60).nullish(),
      /** Empty or null clears it. */
      date_of_birth: orNothing(Day),
      gender: z.union([z.string().max(20), z.number()]).nullish(),
      phone_number: z.string().max(20).nullish(),
      address: line(200).nullish(),
    }),
    answer: z.object({ data: z.object({ message: z.string(), account: User }) }),
    errors: ['already_verified', 'conflict'],
  }),
  data: endpoint({
    method: 'GET',
    path: '/accounts/data',
    access: 'customer',
    summary: 'All data that the mall stores about the customer, by kind',
    answer: z.object({ data: z.record(z.string(), z.unknown()) }),
    errors: ['confirmation_required'],
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/accounts/delete',
    access: 'customer',
    summary: 'Delete the account for good; orders and the ledger stay, anonymised',
    body: z.object({ password: z.string().min(1, 'Fill in all fields').max(200) }),
    answer: z.object({}),
    errors: ['wrong_credentials', 'too_many_tries', 'account_in_use'],
  }),
  genders: endpoint({
    method: 'GET',
    path: '/list-genders',
    access: 'public',
    shared: true,
    summary: 'The genders to choose from',
    answer: z.object({
      data: z.object({ genders: z.array(z.object({ id: Id, name: z.string() })) }),
    }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/logout',
    access: 'customer',
    summary: 'Revoke the token that this call carries',
    inReadOnly: true,
    answer: z.object({}),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/accounts/password',
    access: 'customer',
    summary: 'Set a new password, by the current one or in a confirmed session; others end',
    body: z.object({
      current_password: z.string().min(1, 'Fill in all fields').max(200).optional(),
      password: Password,
      password_confirmation: z.string().max(200),
    }),
    answer: z.object({}),
    errors: ['confirmation_required', 'wrong_credentials', 'too_many_tries', 'common_password'],
  }),
} as const
