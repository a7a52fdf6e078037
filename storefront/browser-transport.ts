import { ApiError, fillPath, type Outgoing, queryString } from '#contract/client.ts'
import type { FailureBody } from '#contract/errors.ts'

/** Milliseconds until the browser gives up (the contract's reading of the time-out). */
const patience = { GET: 15_000, POST: 30_000 }

/** Carries one call to `/api/v1` of the page's own host. */
export async function browserTransport({ call, params, query, body }: Outgoing): Promise<unknown> {
  const [method, path] = split(call)
  const response = await reach(`/api/v1${fillPath(path, params)}${queryString(query)}`, {
    method,
    headers: headers(method, body),
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(patience[method]),
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok && answer !== undefined) return answer
  const failure = isFailure(answer) ? answer : undefined
  throw new ApiError(response.status, failure?.message ?? response.statusText, failure)
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch {
    throw new ApiError(0, 'The network did not answer. Check your connection and try again.')
  }
}

function split(call: string): ['GET' | 'POST', string] {
  return call.startsWith('GET ') ? ['GET', call.slice(4)] : ['POST', call.slice(5)]
}

function headers(method: string, body: unknown): Headers {
  const headers = new Headers({ accept: 'application/json' })
  if (body !== undefined) headers.set('content-type', 'application/json')
  const xsrf = method === 'GET' ? undefined : cookie('XSRF-TOKEN')
  if (xsrf) headers.set('x-xsrf-token', xsrf)
  return headers
}

function cookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found && decodeURIComponent(found.slice(name.length + 1))
}

function isFailure(answer: unknown): answer is FailureBody {
  return typeof answer === 'object' && answer !== null && 'status' in answer && !answer.status
}
