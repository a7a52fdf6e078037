import { z } from 'zod'
import type { Clock } from '#server/platform/clock.ts'
import type { Logger } from '#server/platform/log.ts'
import { type Call, isRefused, ProviderError } from '#server/platform/provider.ts'
import type { Store } from '../addresses/store.ts'
import type { Carriers, Parcel, Quoted, Rate } from '../quotes/carriers.ts'
import { openTerminal, type TerminalAccess } from './call.ts'
import { carriersIn, quoteRequest, ratesIn, type TerminalCarrier } from './rates.ts'

export interface QuoteDeps {
  terminal: TerminalAccess
  clock: Clock
  store: Store
  /** A town of a state that every carrier knows: its capital, by the state's name. */
  capitalOf: (state: string) => Promise<string>
  /** A carrier's time limit, and the circuit breaker's pause after silences, ms. */
  timeouts: { timeoutMs: number; cooldownMs: number }
  log: Pick<Logger, 'warn'>
}

/** Carriers that are called for one cart. */
const maxCarriers = 12
/** How long the list of carriers is cached, ms of the mall's time. */
const listMs = 10 * 60_000
/** Failures in a row that open a carrier's circuit breaker, for one state. */
const maxFailures = 2

/**
 * Calls every carrier separately and in parallel, so that a slow one delays no other. Each carrier has a
 * circuit breaker for each state.
 */
export function terminalQuotes(deps: QuoteDeps): Carriers['quote'] {
  const { terminal, clock, timeouts, log } = deps
  const byCarrier = new Map<string, Call>()
  const strangeTowns = new Set<string>()
  let list: { carriers: TerminalCarrier[]; until: number } | null = null
  const lists = openTerminal({
    terminal,
    about: 'carriers',
    timeoutMs: Math.ceil(timeouts.timeoutMs / 3),
    cooldownMs: timeouts.cooldownMs,
    log,
  })

  /** Null requests the rates of all carriers in one call, where Terminal lists none. */
  async function carriers(): Promise<(TerminalCarrier | null)[]> {
    const now = clock.now().getTime()
    if (list && list.until > now) return list.carriers
    const path = '/carriers?active=true&perPage=100'
    const data = await lists.call(z.unknown(), 'GET', path).catch(ignoreProvider)
    const found = carriersIn(data).slice(0, maxCarriers)
    if (found.length === 0) return list?.carriers ?? [null]
    list = { carriers: found, until: now + listMs }
    return found
  }

  function callOf(carrier: string, state: string): Call {
    const about = `${carrier} ${state}`
    const known = byCarrier.get(about)
    if (known) return known
    const { call } = openTerminal({ terminal, about, maxFailures, log, ...timeouts })
    byCarrier.set(about, call)
    return call
  }

  async function ratesOf(parcel: Parcel, carrierId?: string): Promise<Rate[]> {
    const { city, state } = parcel.to
    const place = `${state}/${city}`
    const call = callOf(carrierId ?? 'all', state)
    const until = AbortSignal.timeout(timeouts.timeoutMs)
    const ratesInTown = async (town: string) => {
      const body = quoteRequest(parcel, { store: deps.store, town, carrierId })
      const answer = await call(z.unknown(), 'POST', '/rates/shipment/quotes', body, until)
      return ratesIn(answer, clock.now())
    }
    const capital = await deps.capitalOf(state)
    if (strangeTowns.has(place)) return ratesInTown(capital)
    try {
      return await ratesInTown(city)
    } catch (error) {
      if (!isStrangeTown(error) || city === capital) throw error
      strangeTowns.add(place)
      return ratesInTown(capital)
    }
  }

  return async function quote(parcel, carrierReference): Promise<Quoted> {
    const queried = carrierReference
      ? [{ carrier_id: carrierReference, name: carrierReference }]
      : await carriers()
    const answers = await Promise.allSettled(
      queried.map((carrier) => ratesOf(parcel, carrier?.carrier_id)),
    )
    const rates = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    const silent = answers.flatMap((one, place) =>
      one.status === 'rejected' && !isRefused(one.reason)
        ? [queried[place]?.name ?? 'Carriers']
        : [],
    )
    if (queried.length > 0 && silent.length === queried.length) {
      throw new ProviderError('unavailable', `no answer about ${parcel.to.state}`)
    }
    return { rates, silent }
  }
}

/** Terminal has its own list of towns; only the message of a refusal says that a town is not on it. */
function isStrangeTown(error: unknown): boolean {
  return isRefused(error) && /city|town/i.test(error.message)
}

function ignoreProvider(error: unknown): null {
  if (error instanceof ProviderError) return null
  throw error
}
