/**
 * The table of errors: code → HTTP status → a text fit for shoppers.
 * A handler refuses with a code from here and may give a more specific message; programs rely on the code.
 */
export const errors = {
  validation_failed: {
    status: 422,
    text: 'Some details are missing or not in the right format.',
  },
  malformed_request: { status: 400, text: 'We could not read this request.' },
  unauthenticated: { status: 401, text: 'Please log in to continue.' },
  cross_site_request: {
    status: 403,
    text: 'This request did not come from our own pages. Reload the page and try again.',
  },
  confirmation_required: { status: 403, text: 'Confirm it’s you to continue.' },
  forbidden: { status: 403, text: 'Your account is not allowed to do this.' },
  not_found: { status: 404, text: 'We could not find what you asked for.' },
  method_not_allowed: { status: 405, text: 'This address does not take such a request.' },
  conflict: { status: 409, text: 'This has changed in the meantime. Reload and try again.' },
  too_large: { status: 413, text: 'Your request is too large.' },
  unsupported_media_type: { status: 415, text: 'Send JSON.' },
  too_many_requests: { status: 429, text: 'Too many requests. Wait a moment and try again.' },
  internal: { status: 500, text: 'Something went wrong on our side. Please try again.' },
  not_implemented: { status: 501, text: 'This is not open yet.' },
  overloaded: { status: 503, text: 'We are very busy right now. Please try again in a moment.' },
  database_unavailable: {
    status: 503,
    text: 'Our system is not responding right now. Please try again in a moment.',
  },
  /** Staff have made the mall read-only: all that shoppers change is refused so. */
  read_only: {
    status: 503,
    text: 'For now you can only browse. Please try again later.',
  },
  /** Staff have closed a part of the mall (contract/switches.ts); the message says which. */
  closed_for_now: { status: 409, text: 'This is closed for now. Please try again later.' },
  /** It may have been stored. The same call with the same idempotency key finds out. */
  outcome_unknown: {
    status: 503,
    text: 'We couldn’t confirm that this was saved. Please try again in a moment.',
  },
  wrong_credentials: { status: 400, text: 'Incorrect email, phone number or password.' },
  /** Its `data` is a `PendingLogin` (contract/shop/sign-in.ts). */
  second_factor_required: {
    status: 403,
    text: 'Your password is correct. Now complete your second step.',
  },
  /** Signed in to the office by password only, or, before there is one, without a second factor. */
  second_factor_needed: {
    status: 403,
    text: 'Complete your second step to continue.',
  },
  /** The office's second factor was proved too long ago for this call. */
  step_up_needed: {
    status: 403,
    text: 'Complete your second step again to continue.',
  },
  /** The office's digits were wrong ten times in a day, in browsers that the member's account does not know. */
  second_factor_closed: {
    status: 429,
    text: 'Too many wrong codes. For one day, app codes work only in browsers you have signed in with before. Use a passkey or a recovery code here.',
  },
  login_expired: {
    status: 400,
    text: 'This login took too long, or too many codes were wrong. Log in again.',
  },
  passkey_refused: {
    status: 400,
    text: 'This passkey did not work here. Try again, or log in with your password.',
  },
  passkeys_unavailable: {
    status: 400,
    text: 'Passkeys don’t work at this address. Log in with your password.',
  },
  wrong_code: {
    status: 400,
    text: 'This code is wrong or has expired. Request a new one.',
  },
  /** The code was right. Its contact is guessed at, so that one alone proves nothing. */
  second_code_sent: {
    status: 400,
    text: 'That code was correct. Somebody has been guessing codes for this contact, so we have sent you one more. Enter the new code.',
  },
  common_password: {
    status: 400,
    text: 'This password is too easy to guess. Choose another.',
  },
  reset_refused: {
    status: 403,
    text: 'You can’t reset your password with this contact right now.',
  },
  contact_taken: {
    status: 409,
    text: 'There is already an account with this contact. Log in instead.',
  },
  too_many_tries: { status: 429, text: 'Too many tries. Wait a while and try again.' },
  resend_wait: {
    status: 429,
    text: 'We have just sent you a code. You can request another in 2 minutes.',
  },
  proof_of_work_required: {
    status: 429,
    text: 'We are getting many code requests, so your browser must pass a short check first. Turn on JavaScript, or use your email address.',
  },
  phone_codes_closed: {
    status: 429,
    text: 'Too many codes were sent to phones near you today. Use your email address instead, or try again tomorrow.',
  },
  account_in_use: {
    status: 409,
    text: 'Your account has open orders or money in its wallet and cannot be deleted yet.',
  },
  invitation_over: {
    status: 400,
    text: 'This invitation has been used, withdrawn or has expired. Ask for another one.',
  },
  already_member: { status: 409, text: 'Somebody with this email address is a member already.' },
  last_owner: {
    status: 409,
    text: 'There has to be an owner. Make somebody else an owner first.',
  },
  role_in_use: { status: 409, text: 'Members have this role. Take it from them first.' },
  /** Its `data.lacks` names what a product needs before it goes on sale. */
  incomplete: { status: 409, text: 'Something is missing before this can go on sale.' },
  name_taken: { status: 409, text: 'This name is already in use.' },
  /** Its `data` is an `EditedMeanwhile` (contract/office/answers.ts). */
  edited_meanwhile: {
    status: 409,
    text: 'Somebody has changed this since you opened it. Choose which version to keep.',
  },
  already_verified: { status: 409, text: 'Your account is already verified.' },
  identity_not_matched: { status: 400, text: 'We could not match your picture with your BVN.' },
  bvn_in_use: { status: 409, text: 'This BVN already belongs to another account.' },
  /** Its `data` has `lines_left`: how many more lines fit. Nothing was added. */
  cart_full: {
    status: 409,
    text: 'A cart holds 100 different items. Remove some, or order these first.',
  },
  list_full: { status: 400, text: 'This list is full. Remove something first.' },
  cart_empty: { status: 400, text: 'Your cart is empty!' },
  out_of_stock: { status: 409, text: 'Out of Stock' },
  /** Its `data` has the units `on_hand` and `held`. */
  below_held: {
    status: 409,
    text: 'Orders hold some of these units, so you can’t have fewer on hand.',
  },
  price_changed: {
    status: 409,
    text: 'Some prices have changed. Please check them and continue.',
  },
  /** A member of the staff changes a price by much. Its `data` has the present price, in naira, as `amount`. */
  price_unconfirmed: {
    status: 409,
    text: 'This price differs from the current one by more than 30 %. Type it again to confirm.',
  },
  insufficient_balance: {
    status: 400,
    text: 'Oops! Insufficient balance. Kindly fund your account or choose another payment mode',
  },
  coupon_refused: { status: 400, text: 'This coupon cannot be used for this order.' },
  /** Each customer may use it so many times, and a customer is known by a number that a code has proved. */
  coupon_needs_phone: {
    status: 400,
    text: 'This coupon has a limit per customer, so we need your phone number. Add it, or order without the coupon.',
  },
  quote_expired: {
    status: 409,
    text: 'The delivery quote is no longer valid. Choose the carrier again.',
  },
  payment_not_offered: {
    status: 400,
    text: 'This payment method is not available for this delivery method.',
  },
  unpaid_limit: {
    status: 409,
    text: 'You have too many unpaid orders. Pay for one of them first.',
  },
  phone_needed: {
    status: 400,
    text: 'To pay at pick-up, first add your phone number and confirm it with a code. Or pay now by card or wallet.',
  },
  order_not_cancellable: {
    status: 409,
    text: 'This order can no longer be cancelled: we have shipped it, or it has ended.',
  },
  order_not_payable: { status: 409, text: 'This order can no longer be paid.' },
  idempotency_key_reused: {
    status: 409,
    text: 'This order was sent again with different details. Reload the page and try again.',
  },
  not_delivered: { status: 400, text: 'Only delivered orders can be reviewed.' },
  already_reviewed: { status: 409, text: 'You have already reviewed this.' },
  provider_unavailable: {
    status: 503,
    text: 'A service we depend on is not responding. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; text: string }>

export type ErrorCode = keyof typeof errors

/** The refusals that any call can give; endpoints list only what is their own. */
export const commonErrors = [
  'validation_failed',
  'malformed_request',
  'cross_site_request',
  'too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal',
  'overloaded',
  'database_unavailable',
  'read_only',
  'outcome_unknown',
] as const satisfies readonly ErrorCode[]

/** The body of every refusal. `data` carries details for the caller (e.g. the current prices). */
export interface FailureBody {
  status: false
  message: string
  code: ErrorCode
  errors?: Record<string, string[]>
  data?: unknown
  request_id?: string
}
