/**
 * The one table of errors: code → HTTP status → the words a shopper may read.
 * A handler refuses with a code from here and may give closer words; programs rely on the code.
 */
export const errors = {
  validation_failed: {
    status: 422,
    text: 'Some of what you sent is missing or not in the right form.',
  },
  malformed_request: { status: 400, text: 'We could not read this request.' },
  unauthenticated: { status: 401, text: 'Please log in to go on.' },
  cross_site_request: {
    status: 403,
    text: 'This request did not come from our own pages. Reload the page and try again.',
  },
  forbidden: { status: 403, text: 'Your account may not do this.' },
  not_found: { status: 404, text: 'We could not find what you asked for.' },
  method_not_allowed: { status: 405, text: 'This address does not take such a request.' },
  conflict: { status: 409, text: 'This has changed in the meantime. Reload and try again.' },
  too_large: { status: 413, text: 'What you sent is too large.' },
  unsupported_media_type: { status: 415, text: 'Send JSON.' },
  too_many_requests: { status: 429, text: 'Too many requests. Wait a moment and try again.' },
  internal: { status: 500, text: 'Something went wrong on our side. Please try again.' },
  not_implemented: { status: 501, text: 'This is not open yet.' },
  overloaded: { status: 503, text: 'The mall is very busy. Please try again in a moment.' },
  database_unavailable: {
    status: 503,
    text: 'We cannot reach our records right now. Please try again in a moment.',
  },
  provider_unavailable: {
    status: 503,
    text: 'A service that we depend on does not answer. Please try again in a moment.',
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
] as const satisfies readonly ErrorCode[]

/** The body of every refusal. `data` carries figures that help to go on (e.g. the right prices). */
export interface FailureBody {
  status: false
  message: string
  code: ErrorCode
  errors?: Record<string, string[]>
  data?: unknown
  request_id?: string
}
