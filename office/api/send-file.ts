import { callHeaders, sendCall } from '#client/transport.ts'
import { type CallName, type EndpointOf, type Outgoing, queryString } from '#contract/client.ts'
import type { Received } from '#contract/endpoint.ts'
import type { OfficeContract } from '#contract/office/contract.ts'
import { mending, underKey } from './api.ts'

/** Calls that take a file. */
type FileCall = {
  [N in CallName<OfficeContract>]: EndpointOf<N, OfficeContract> extends { upload: object }
    ? N
    : never
}[CallName<OfficeContract>]

interface Sending {
  /** Called with 0 to 1 of the bytes sent. */
  onProgress: (part: number) => void
  signal: AbortSignal
  /** Beside the file. */
  query?: Record<string, string>
}

/** Longer than the server waits for a whole request, ms. */
const timeoutMs = 90_000

/** Sends a file, and says how far it is, which `fetch` cannot. Throws `ApiError`. */
export function sendFile<N extends FileCall>(
  call: N,
  file: Blob,
  sending: Sending,
): Promise<Received<EndpointOf<N, OfficeContract>>> {
  return mending(() =>
    underKey({ call, file }, (outgoing) => {
      const begun = sent(outgoing, file, sending)
      const answer = sendCall(outgoing, { token: null, onExpired: () => undefined, begun })
      // As in `createApi`: the server validates answers.
      return answer as Promise<Received<EndpointOf<N, OfficeContract>>>
    }),
  )
}

function sent(
  outgoing: Outgoing<string>,
  file: Blob,
  { onProgress, signal, query }: Sending,
): Promise<Response> {
  const { call } = outgoing
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/v1${call.slice('POST '.length)}${queryString(query)}`)
    callHeaders(outgoing, null).forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.timeout = timeoutMs
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, reject)
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request
      const retryAfter = request.getResponseHeader('retry-after')
      const headers = retryAfter === null ? undefined : { 'retry-after': retryAfter }
      resolve(new Response(responseText, { status, statusText, headers }))
    })
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
