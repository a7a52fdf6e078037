import { z } from 'zod'
import { CarrierTrouble } from './carriers.ts'

export interface TerminalAccess {
  /** With its version, without a slash at its end: `https://api.terminal.africa/v1`. */
  url: string
  secretKey: string
}

interface Asked {
  method: 'GET' | 'POST'
  /** With its query. */
  path: string
  body?: object
  /** Ends the wait. */
  signal: AbortSignal
}

const Envelope = z.object({ status: z.literal(true), data: z.unknown() })
const Failure = z.object({ message: z.string() })

/** One call of Terminal Africa's API; answers `data`. Throws `CarrierTrouble`. */
export async function askTerminal({ url, secretKey }: TerminalAccess, asked: Asked) {
  const { method, path, body, signal } = asked
  const what = `${method} ${path.replace(/\?.*/, '')}`
  const { status, text } = await send(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${secretKey}`,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
    redirect: 'error',
    signal,
  }).catch((error: unknown) => {
    throw new CarrierTrouble('unsure', `Terminal does not answer ${what}`, { cause: error })
  })
  const answer = parse(text)
  const taken = Envelope.safeParse(answer)
  if (status < 300 && taken.success) return taken.data.data
  const said = Failure.safeParse(answer).data?.message.slice(0, 200) ?? 'nothing that we know'
  // 5xx: what it did before it fell over is not known.
  const trouble = status >= 500 ? 'unsure' : status === 429 || status === 401 ? 'away' : 'refused'
  throw new CarrierTrouble(trouble, `Terminal answers ${what} with ${status}: ${said}`)
}

async function send(url: string, init: RequestInit) {
  const response = await fetch(url, init)
  return { status: response.status, text: await response.text() }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
