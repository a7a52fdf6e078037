import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleType } from 'cockatiel'
import type { z } from 'zod'
import { Envelope, Login } from './monnify-facts.ts'

export interface MonnifyAccess {
  /** Without a slash at its end. */
  url: string
  apiKey: string
  secretKey: string
  contractCode: string
}

/** How long Monnify may take to answer, and is left alone when it is away. */
export interface Patience {
  timeoutMs: number
  restMs: number
}

/** Monnify did not answer, or not so that it could be understood; another time it may. */
export class MonnifyAway extends Error {}
/** Monnify understood and said no, in words that are fit for a log. */
export class MonnifyRefused extends Error {}

/** Throws `MonnifyAway` or `MonnifyRefused`. */
export type Ask = <T extends z.ZodType>(
  schema: T,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<z.output<T>>

const troublesInRow = 5

/** Monnify's API, signed in: bounded in time, and left alone for a while after trouble in a row. */
export function connectMonnify(access: MonnifyAccess, { timeoutMs, restMs }: Patience): Ask {
  const breaker = circuitBreaker(handleType(MonnifyAway), {
    breaker: new ConsecutiveBreaker(troublesInRow),
    halfOpenAfter: restMs,
  })
  const send: Send = (method, path, authorization, body) =>
    reach(access.url + path, method, authorization, body, timeoutMs)
  const tokens = new Tokens(access, send)

  return async (schema, method, path, body) => {
    try {
      return await breaker.execute(async () => {
        const once = async () => send(method, path, `Bearer ${await tokens.get()}`, body)
        let answer = await once()
        if (answer.status === 401) {
          tokens.forget()
          answer = await once()
        }
        return read(schema, answer)
      })
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new MonnifyAway('Monnify is left alone')
      throw error
    }
  }
}

interface Answered {
  status: number
  envelope: Envelope | undefined
}
type Send = (
  method: string,
  path: string,
  authorization: string,
  body?: object,
) => Promise<Answered>

/** A token is no longer used so long before it expires. */
const tokenMarginMs = 60_000

/** One token for all calls, until it expires or is not taken any more. */
class Tokens {
  readonly #access: MonnifyAccess
  readonly #send: Send
  #token: Promise<{ value: string; until: number }> | undefined

  constructor(access: MonnifyAccess, send: Send) {
    this.#access = access
    this.#send = send
  }

  async get(): Promise<string> {
    const asked = this.#token
    const known = await asked?.catch(() => undefined)
    if (known && known.until > performance.now()) return known.value
    // Whoever comes first asks for a new one; all others wait for the same.
    if (this.#token === asked || !this.#token) this.#token = this.#logIn()
    return (await this.#token).value
  }

  forget(): void {
    this.#token = undefined
  }

  async #logIn() {
    const { apiKey, secretKey } = this.#access
    const credentials = Buffer.from(`${apiKey}:${secretKey}`).toString('base64')
    const answer = await this.#send('POST', '/api/v1/auth/login', `Basic ${credentials}`)
    // A wrong key is the mall's own trouble: whoever waits may come again.
    if (answer.status !== 200) throw new MonnifyAway(`Monnify's login answers ${answer.status}`)
    const { accessToken, expiresIn } = read(Login, answer)
    // How long a token holds is the machine's time, not the mall's.
    return { value: accessToken, until: performance.now() + expiresIn * 1000 - tokenMarginMs }
  }
}

async function reach(
  url: string,
  method: string,
  authorization: string,
  body: object | undefined,
  timeoutMs: number,
): Promise<Answered> {
  try {
    const response = await fetch(url, {
      method,
      headers: { authorization, accept: 'application/json', 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    return { status: response.status, envelope: Envelope.safeParse(jsonIn(text)).data }
  } catch (error) {
    throw new MonnifyAway('Monnify does not answer', { cause: error })
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function read<T extends z.ZodType>(schema: T, { status, envelope }: Answered): z.output<T> {
  if (envelope?.requestSuccessful && status < 300) {
    const answer = schema.safeParse(envelope.responseBody)
    if (answer.success) return answer.data
    throw new MonnifyAway('Monnify answers what we do not understand')
  }
  if (envelope && [400, 404, 409, 422].includes(status)) {
    throw new MonnifyRefused(`Monnify says: ${plainWords(envelope.responseMessage)}`)
  }
  throw new MonnifyAway(`Monnify answers ${status}`)
}

/** Without numbers, which might be a customer's. */
function plainWords(message: string): string {
  return message.replace(/\d{4,}/g, '…').slice(0, 120)
}
