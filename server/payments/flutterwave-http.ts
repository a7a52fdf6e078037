import { z } from 'zod'
import { ProviderTrouble, type Trouble } from './provider.ts'

export interface FlutterwaveAccess {
  /** With its version, without a slash at its end. */
  url: string
  secretKey: string
  timeoutMs: number
}

/** An answer that the provider meant: 200, or a refusal of this very call. */
export interface Answered {
  status: number
  body: unknown
}

/** Money is asked about in JSON objects; whatever else comes is not from the API. */
const Envelope = z.looseObject({ status: z.enum(['success', 'error']) })

/** One call, given up in time. Throws `ProviderTrouble` with neither key nor contents in it. */
export async function askFlutterwave(
  { url, secretKey, timeoutMs }: FlutterwaveAccess,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Answered> {
  const { status, text } = await fetchText(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${secretKey}`,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const trouble = troubleOf(status)
  if (trouble) throw new ProviderTrouble(trouble, `Flutterwave answers ${status}`)
  const read = Envelope.safeParse(parse(text))
  if (!read.success || (status === 200 && read.data.status !== 'success')) {
    throw new ProviderTrouble('unsure', 'Flutterwave answers what we cannot read')
  }
  return { status, body: read.data }
}

async function fetchText(url: string, init: RequestInit) {
  try {
    const response = await fetch(url, init)
    return { status: response.status, text: await response.text() }
  } catch (error) {
    const unreached = error instanceof Error && neverArrived.test(codeOf(error.cause))
    throw new ProviderTrouble(unreached ? 'away' : 'unsure', 'Flutterwave does not answer', {
      cause: error,
    })
  }
}

/** No connection came about, so nothing was taken. */
const neverArrived =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

/** A wrong key and a flood pass; what Flutterwave finds wrong in a call stays wrong. */
function troubleOf(status: number): Trouble | null {
  if ([401, 403, 408, 425, 429, 503].includes(status)) return 'away'
  return status >= 500 || status < 200 || (status > 200 && status < 400) ? 'unsure' : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
