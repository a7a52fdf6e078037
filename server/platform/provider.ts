import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel'
import { Gauge, Histogram } from 'prom-client'
import type { z } from 'zod'
import type { Logger } from './log.ts'
import { traced, traceHeaders } from './tracing/trace.ts'

/**
 * Why a call to a provider did not succeed:
 * - `refused`: the provider understood it and refused it;
 * - `unavailable`: it never arrived, or was not accepted: a retry is safe;
 * - `unknown`: it may have arrived, and may have been done.
 */
export type ProviderErrorKind = 'refused' | 'unavailable' | 'unknown'

export class ProviderError extends Error {
  readonly kind: ProviderErrorKind
  /** Of the answer; null where there was none. */
  readonly status: number | null
  /** Nothing was sent: the circuit breaker is open. */
  readonly isCoolingDown: boolean

  /** `message` goes into logs and tables: it must contain neither a key nor anything of the request. */
  constructor(
    kind: ProviderErrorKind,
    message: string,
    { status = null, isCoolingDown = false, cause }: ProviderErrorDetails = {},
  ) {
    super(message, { cause })
    this.name = 'ProviderError'
    this.kind = kind
    this.status = status
    this.isCoolingDown = isCoolingDown
  }
}

export function isRefused(error: unknown): error is ProviderError {
  return error instanceof ProviderError && error.kind === 'refused'
}

interface ProviderErrorDetails {
  status?: number | null
  isCoolingDown?: boolean
  cause?: unknown
}

/** Of this process; `openMetrics` adds it to its registry. Outcomes: `ok`, a kind, `skipped` or `bug`. */
export const providerCalls = new Histogram({
  name: 'oja_provider_call_seconds',
  help: 'Time of calls to providers by outcome',
  labelNames: ['provider', 'outcome'] as const,
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [],
})

/** Of this process: 1 while nothing is sent, by provider and what the calls are about. */
export const providerBreakers = new Gauge({
  name: 'oja_provider_breaker_open',
  help: 'Whether calls to a provider are given up for the moment: 1, else 0',
  labelNames: ['provider', 'about'] as const,
  registers: [],
})

export interface BreakerOptions {
  /** The provider's name, for logs and metrics. */
  name: string
  /** The group of its calls, for the log. */
  about?: string
  /** The pause after `maxFailures` failures in a row (default 5), ms. */
  cooldownMs: number
  maxFailures?: number
  log: Pick<Logger, 'warn'>
}

/**
 * A circuit breaker with metrics: after too many failures in a row no call is made for a while. A refusal is
 * no failure. Throws what a call throws, or a `ProviderError` with `isCoolingDown`.
 */
export function openBreaker({ name, about, cooldownMs, maxFailures = 5, log }: BreakerOptions) {
  const isFailure = (error: unknown) => error instanceof ProviderError && error.kind !== 'refused'
  const breaker = circuitBreaker(handleWhen(isFailure), {
    breaker: new ConsecutiveBreaker(maxFailures),
    halfOpenAfter: cooldownMs,
  })
  const labels = { provider: name, about: about ?? 'all' }
  providerBreakers.set(labels, 0)
  breaker.onStateChange((state) => {
    providerBreakers.set(labels, state === CircuitState.Open ? 1 : 0)
    log.warn(
      { provider: name, about, state: CircuitState[state] },
      'the circuit breaker of a provider changes',
    )
  })
  return async function guarded<T>(call: () => Promise<T>): Promise<T> {
    const end = providerCalls.startTimer({ provider: name })
    try {
      const answer = await traced('provider', about ? `${name} ${about}` : name, () =>
        breaker.execute(call),
      )
      end({ outcome: 'ok' })
      return answer
    } catch (error) {
      const isSkipped = error instanceof BrokenCircuitError
      end({ outcome: isSkipped ? 'skipped' : outcomeOf(error) })
      if (!isSkipped) throw error
      throw new ProviderError('unavailable', `${name} is cooling down`, {
        isCoolingDown: true,
      })
    }
  }
}

function outcomeOf(error: unknown): string {
  return error instanceof ProviderError ? error.kind : 'bug'
}

/** The content of a provider's envelope. `refused`: the reason, '' where it is not read. */
export type Opened = { data: unknown } | { refused: string }

export interface ProviderOptions extends BreakerOptions {
  /** Without a slash at its end. */
  url: string
  /** May call the provider itself, for a token. */
  headers: () => Record<string, string> | Promise<Record<string, string>>
  /** For each request, until its answer is complete. */
  timeoutMs: number
  /** Opens the envelope; null: the answer is not in the provider's form. */
  open: (answer: unknown, status: number) => Opened | null
  /** Whether a status of 400 to 499 is a refusal, and not temporary. */
  isRefusal?: (status: number) => boolean
  /** Discards a rejected token; then `headers` is called once more, for a new one. */
  renew?: () => void
}

export type Call = <T extends z.ZodType>(
  schema: T,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  /** Ends the wait earlier than `timeoutMs`. */
  until?: AbortSignal,
) => Promise<z.output<T>>

/**
 * A provider's JSON API, with time limits, a circuit breaker and parsed answers; redirects are not followed.
 * `call` answers the content of the envelope, parsed by `schema`, or throws `ProviderError`.
 */
export function openProvider(options: ProviderOptions): { call: Call } {
  const guarded = openBreaker(options)
  return {
    call: (schema, method, path, body, until) =>
      guarded(async () => {
        const request = { method, path, body, until }
        let answer = await send(options, request)
        if (answer.status === 401 && options.renew) {
          options.renew()
          answer = await send(options, request)
        }
        return read(options, schema, answer)
      }),
  }
}

interface Request {
  method: string
  /** With its query. */
  path: string
  body: object | undefined
  until: AbortSignal | undefined
}

interface Answer {
  status: number
  text: string
}

async function send(
  { name, url, headers, timeoutMs }: ProviderOptions,
  { method, path, body, until }: Request,
): Promise<Answer> {
  const own = await headers()
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...traceHeaders(),
        ...own,
      },
      body: body ? JSON.stringify(body) : null,
      redirect: 'manual',
      signal: until ? AbortSignal.any([timeout, until]) : timeout,
    })
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    const kind = isUnreached(cause) ? 'unavailable' : 'unknown'
    throw new ProviderError(kind, `${name} does not answer`, { cause })
  }
}

/** Whether there was no connection, so that nothing was sent. */
export function isUnreached(error: unknown): boolean {
  const codes =
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && codes.test(String(error.code))) return true
  return 'cause' in error && isUnreached(error.cause)
}

function read<T extends z.ZodType>(
  { name, open, isRefusal }: ProviderOptions,
  schema: T,
  { status, text }: Answer,
): z.output<T> {
  const opened = open(jsonIn(text), status)
  const isTaken = status >= 200 && status < 300
  if (isTaken && opened && 'data' in opened) {
    const parsed = schema.safeParse(opened.data)
    if (parsed.success) return parsed.data
  }
  const isNo = opened !== null && 'refused' in opened
  if (isTaken && !isNo) {
    throw new ProviderError('unknown', `${name} answers in an unknown form`, { status })
  }
  const kind = isTaken ? 'refused' : kindOf(status, isRefusal)
  const reason = isNo && opened.refused ? `: ${redacted(opened.refused)}` : ''
  // A proxy between us and the provider may answer too, but not in the provider's form.
  const isTheirs = opened !== null || kind !== 'refused'
  throw new ProviderError(isTheirs ? kind : 'unknown', `${name} answers ${status}${reason}`, {
    status,
  })
}

function kindOf(status: number, isRefusal = refusesByDefault): ProviderErrorKind {
  if (status === 503) return 'unavailable'
  if (status < 400 || status >= 500) return 'unknown'
  return isRefusal(status) ? 'refused' : 'unavailable'
}

/** A wrong key and rate limits are temporary; a wrong call stays wrong. */
export function refusesByDefault(status: number): boolean {
  return ![401, 403, 408, 425, 429].includes(status)
}

/**
 * Integers too large for JavaScript, which would lose their last digits, become text; half a character, which PostgreSQL cannot
 * store, a mark in its place.
 */
function jsonIn(text: string): unknown {
  const exact = (_: string, value: unknown, context?: { source: string }) => {
    if (typeof value === 'string') return value.toWellFormed()
    const isInexact =
      typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
    return isInexact ? context?.source : value
  }
  try {
    return JSON.parse(text, exact)
  } catch {
    return undefined
  }
}

/**
 * A provider's reason for a refusal, redacted for the log: without numbers, addresses and keys, which may be a
 * customer's or ours; without half a character at the cut and control characters, which cannot be stored.
 */
function redacted(reason: string): string {
  return reason
    .slice(0, 1_000)
    .replace(/\S*@\S*|(?=[\w-]*\d{4})[\w-]+|(?=[\w-]*\d)[\w-]{12,}/g, '…')
    .slice(0, 120)
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
}
