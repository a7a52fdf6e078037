import { type ErrorCode, errors, type FailureBody } from '#contract/errors.ts'
import { isCommitUnknown } from '../../database/commit.ts'
import { isUnavailable } from '../../database/database.ts'
import { PreparedResponse } from '../cache/prepared-response.ts'
import { type FailureDetails, Refusal } from '../handler.ts'
import { escapeHtml } from '../html.ts'

/** The error of a response. `unexpected`: a bug, to be logged. */
export interface Failure {
  code: ErrorCode
  details: FailureDetails
  unexpected: boolean
}

/** Fastify's own error codes, and ours for each. */
const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** Seconds for `Retry-After` where the refusal itself gives none. */
const retryAfter: Partial<Record<ErrorCode, number>> = {
  too_many_requests: 5,
  overloaded: 2,
  database_unavailable: 5,
  read_only: 60,
  outcome_unknown: 5,
  provider_unavailable: 10,
}

/** The error code of whatever was thrown. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) {
    return { code: error.code, details: error.details, unexpected: false }
  }
  if (isCommitUnknown(error)) return { code: 'outcome_unknown', details: {}, unexpected: false }
  if (isDatabaseUnavailable(error)) {
    return { code: 'database_unavailable', details: {}, unexpected: false }
  }
  const code = fastifyCodes[codeOf(error)]
  if (code) return { code, details: {}, unexpected: false }
  if (error instanceof Error && 'statusCode' in error && error.statusCode === 400) {
    return { code: 'malformed_request', details: {}, unexpected: false }
  }
  return { code: 'internal', details: {}, unexpected: true }
}

/** A folder that is full, or was mounted to be read only. */
const fullDisk: readonly string[] = ['ENOSPC', 'EROFS', 'EDQUOT']

/** Also finds an error inside others, and that of a folder that takes no pictures. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (isUnavailable(error) || fullDisk.includes(codeOf(error))) return true
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true
  return error.cause !== undefined && isDatabaseUnavailable(error.cause)
}

/** The failure form, or a small HTML page. */
export function prepareFailure(
  failure: Failure,
  requestId: string,
  asPage = false,
): PreparedResponse {
  const { status, text } = errors[failure.code]
  const message = failure.details.message ?? text
  const seconds = failure.details.retryAfterSeconds ?? retryAfter[failure.code]
  const headers = { ...failure.details.headers, ...(seconds && { 'retry-after': String(seconds) }) }
  if (asPage) {
    const body = failurePage(message, requestId)
    return new PreparedResponse({ status, type: 'text/html; charset=utf-8', body, headers })
  }
  const body: FailureBody = {
    status: false,
    message,
    code: failure.code,
    errors: failure.details.errors,
    data: failure.details.data,
    request_id: requestId,
  }
  return new PreparedResponse({
    status,
    type: 'application/json',
    body: JSON.stringify(body),
    headers,
  })
}

function failurePage(message: string, requestId: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(message)}</title>
<h1>${escapeHtml(message)}</h1><p><a href="">Try again</a></p><p><small>${requestId}</small></p></html>`
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
