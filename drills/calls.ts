import { type Agent, type IncomingMessage, request } from 'node:http'

export interface Answer {
  /** 0: the network failed. */
  status: number
  text: string
}

/** One call, sent once; given up after `longestMs`. */
export function call(
  agent: Agent,
  url: string,
  more: Record<string, string>,
  body?: object,
  longestMs = 60_000,
): Promise<Answer> {
  return new Promise((resolve) => {
    const failed = ({ message }: Error) => resolve({ status: 0, text: message })
    const signal = AbortSignal.timeout(longestMs)
    const headers = { ...more, ...(body && { 'content-type': 'application/json' }) }
    request(url, { agent, method: body ? 'POST' : 'GET', headers, signal })
      .on('response', (response: IncomingMessage) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        response.on('error', failed)
      })
      .on('error', failed)
      .end(body && JSON.stringify(body))
  })
}

/** `503 overloaded`, or what the network said; undefined: it is 200. */
export function failureOf({ status, text }: Answer): string | undefined {
  if (status === 200) return undefined
  return status === 0 ? text : `${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`.trim()
}

/** The value that this share of the numbers do not exceed. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5)
}
