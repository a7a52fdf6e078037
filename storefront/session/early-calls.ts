import { type CallName, fillPath, type Outgoing, queryString } from '#contract/client.ts'
import { storageKey } from '../state/store.ts'

/** What a customer's page displays first, beside her account and cart. */
const callsByPage = {
  '/cart': [],
  '/checkout': ['GET /accounts/delivery/addresses'],
  '/dashboard': ['GET /wallet-order/spending'],
} as const satisfies Record<string, CallName[]>

/** On each of these pages. */
const onEach = ['GET /accounts', 'GET /carts'] as const satisfies CallName[]

interface EarlyCalls {
  token: string
  /** ms as of `performance.now()`. */
  began: number
  responses: Record<string, Promise<Response> | undefined>
}

declare global {
  var earlyCalls: EarlyCalls | undefined
}

/**
 * Runs in the page's head: begins the calls of a signed-in customer's page while its scripts load, which on a slow
 * phone takes longer than the calls. A function, so that the browser's own build leaves it out.
 */
export function earlyCallsScript(): string {
  const pathsByPage = Object.fromEntries(
    Object.entries(callsByPage).map(([page, calls]) => [
      page,
      [...onEach, ...calls].map((call) => call.slice('GET '.length)),
    ]),
  )
  return `(()=>{let t;try{t=/"accessToken":"([\\w.~+/=-]+)"/.exec(localStorage.getItem('${storageKey}'))?.[1]}catch{}const p=t&&${JSON.stringify(pathsByPage)}[location.pathname];if(!p)return;const r={};for(const u of p)(r[u]=fetch('/api/v1'+u,{headers:{accept:'application/json',authorization:'Bearer '+t},signal:AbortSignal.timeout?.(15e3)})).catch(()=>{});globalThis.earlyCalls={token:t,began:performance.now(),responses:r}})()`
}

/** ms for which an early answer is as good as a new one. */
const freshMs = 10_000

/** POST by specification or by length; changes nothing. */
const readingPost: CallName = 'POST /carts/current-prices'

/**
 * The response to a call that the head began, once; undefined: it began none, or its answer may be old. Whatever
 * changes something makes the answers of all others old.
 */
export function takeEarlyResponse(
  { call, params, query }: Outgoing,
  token: string | null,
): Promise<Response> | undefined {
  const early = freshCalls()
  if (!early) return undefined
  if (!call.startsWith('GET ') || early.token !== token) {
    if (call !== readingPost) globalThis.earlyCalls = undefined
    return undefined
  }
  const path = fillPath(call.slice('GET '.length), params) + queryString(query)
  const response = early.responses[path]
  early.responses[path] = undefined
  return response
}

/** When the head began its calls, while their answers are fresh; ms as of `performance.now()`. */
export function earlyCallsBegan(): number | undefined {
  return freshCalls()?.began
}

function freshCalls(): EarlyCalls | undefined {
  const { earlyCalls } = globalThis
  return earlyCalls && performance.now() - earlyCalls.began < freshMs ? earlyCalls : undefined
}
