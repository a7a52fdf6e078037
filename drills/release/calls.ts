import { type Agent, type IncomingMessage, request } from 'node:http'

export interface Answer {
  /** 0: the network failed. */
  status: number
  text: string
}

/** One call, sent once. */
export function call(
  agent: Agent,
  url: string,
  more: Record<string, string>,
  body?: object,
): Promise<Answer> {
  return new Promise((resolve) => {
    const failed = ({ message }: Error) => resolve({ status: 0, text: message })
    const headers = { ...more, ...(body && { 'content-type': 'application/json' }) }
    request(url, { agent, method: body ? 'POST' : 'GET', headers })
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

/** Until it ends: its status, and in how many ms it said to come back; null: it did not. */
export async function readStream(
  url: string,
  authorization: string,
  signal: AbortSignal,
): Promise<{ status: number; retryMs: number | null }> {
  let status = 0
  let retryMs: number | null = null
  try {
    const response = await fetch(`${url}/api/v1/events`, { headers: { authorization }, signal })
    status = response.status
    // The first hint is for a connection that breaks.
    let hints = 0
    for await (const chunk of response.body ?? []) {
      for (const [, ms] of Buffer.from(chunk)
        .toString()
        .matchAll(/^retry: (\d+)$/gm)) {
        hints += 1
        if (hints > 1) retryMs = Number(ms)
      }
    }
  } catch {
    // Broken: no hint.
  }
  return { status, retryMs }
}
