import { ApiError, fillPath, type Outgoing, queryString } from '#contract/client.ts'
import type { FailureBody } from '#contract/errors.ts'

/** Milliseconds for a whole call, answer included (the contract's reading of the time-out). */
const timeoutMs = { read: 15_000, change: 30_000 }

interface SentCall {
  /** The session's token; null: the call is anonymous. */
  token: string | null
  /** The answer is 401: the session of this token is over. */
  onExpired: (token: string | null) => void
  /** The response, where the call was begun before. */
  begun?: Promise<Response> | undefined
}

/** Sends one call, of shoppers or of the office, to `/api/v1` of the page's own host. Throws `ApiError`. */
export async function sendCall(
  outgoing: Outgoing<string>,
  { token, onExpired, begun }: SentCall,
): Promise<unknown> {
  const { params, query, body, file } = outgoing
  const [method, path] = split(outgoing.call)
  const response = await arrived(
    begun ??
      fetch(`/api/v1${fillPath(path, params)}${queryString(query)}`, {
        method,
        headers: callHeaders(outgoing, token),
        body: file ?? (body === undefined ? undefined : JSON.stringify(body)),
        signal: AbortSignal.timeout(method === 'GET' ? timeoutMs.read : timeoutMs.change),
      }),
  )
  if (response.status === 401) onExpired(token)
  const isFile = response.ok && response.headers.has('content-disposition')
  if (isFile) return arrived(response.blob())
  const answer = parsed(await arrived(response.text()))
  const failure = isFailure(answer) ? answer : undefined
  if (response.ok && answer !== undefined && !failure) return answer
  const message = failure?.message ?? (response.statusText || unreadable)
  throw new ApiError(response.status, message, failure, retryAfter(response))
}

/**
 * Displayed where a proxy between server and browser answered without JSON and without a status
 * text.
 */
const unreadable = 'Something went wrong. Please try again.'

function retryAfter({ headers }: Response): number | undefined {
  return Number(headers.get('retry-after')) || undefined
}

/** The network can fail and the timeout can end before the headers as well as within the body. */
async function arrived<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise
  } catch {
    throw new ApiError(0, 'Connection failed. Check your network and try again.')
  }
}

/** Undefined where the text is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function split(call: string): [method: string, path: string] {
  const space = call.indexOf(' ')
  return [call.slice(0, space), call.slice(space + 1)]
}

/** The header lines of a call. */
export function callHeaders(
  { call, body, file, key }: Outgoing<string>,
  token: string | null,
): Headers {
  const headers = new Headers({ accept: 'application/json' })
  if (file) headers.set('content-type', file.type)
  else if (body !== undefined) headers.set('content-type', 'application/json')
  if (key !== undefined) headers.set('idempotency-key', key)
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  const xsrf = changesNothing(call) ? undefined : cookie('XSRF-TOKEN')
  if (xsrf) headers.set('x-xsrf-token', xsrf)
  return headers
}

/** One GET changes something, by specification. */
function changesNothing(call: string): boolean {
  return call.startsWith('GET ') && call !== 'GET /accounts/clear-notifications'
}

function cookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return pair && decodeURIComponent(pair.slice(name.length + 1))
}

function isFailure(answer: unknown): answer is FailureBody {
  return typeof answer === 'object' && answer !== null && 'status' in answer && !answer.status
}
