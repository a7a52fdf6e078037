import { type Api, ApiError, createApi, fillPath, queryString, type Transport } from './client.ts'
import type { FailureBody } from './errors.ts'

/** The API over HTTP for programs without cookies: tests, benches, scripts. */
export function httpApi(origin: string, accessToken?: string): Api {
  return createApi(httpTransport(origin, accessToken))
}

export function httpTransport(origin: string, accessToken?: string): Transport {
  const headers = new Headers({ accept: 'application/json', 'content-type': 'application/json' })
  if (accessToken) headers.set('authorization', `Bearer ${accessToken}`)
  return async ({ call, params, query, body }) => {
    const [method, path = ''] = call.split(' ')
    const response = await fetch(`${origin}/api/v1${fillPath(path, params)}${queryString(query)}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    if (response.ok) return answer
    // Every refusal has this form: the server's tests prove it.
    const failure = answer as FailureBody
    throw new ApiError(response.status, failure.message, failure)
  }
}
