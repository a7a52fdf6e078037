import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel'
import type { Clock } from '#server/platform/clock.ts'
import { type Carriers, CarrierTrouble, type Quoted, type Rate } from './carriers.ts'
import type { Parcel } from './parcel.ts'
import type { Store } from './store.ts'
import { askTerminal, type TerminalAccess } from './terminal-call.ts'
import { carriersIn, quoteRequest, ratesIn, type TerminalCarrier } from './terminal-rates.ts'

export interface QuoteDeps {
  terminal: TerminalAccess
  clock: Clock
  store: Store
  /** A town of a state that every carrier knows: its capital, by the state's name. */
  capitalOf: (state: string) => Promise<string>
  /** How long a carrier may take, and is left alone when it did not answer, ms. */
  timeouts: { timeoutMs: number; cooldownMs: number }
}

/** Asked at the same time for one cart. */
const maxCarriers = 12
/** How long the list of carriers is believed, ms of the mall's time. */
const listMs = 10 * 60_000
/** Silences in a row after which a carrier is left alone, for this state. */
const silencesInRow = 2

/**
 * Asks every carrier by itself and at once, so that a slow one holds up no other. Who has been silent
 * about a state lately is not asked again for a while.
 */
export function terminalQuotes(deps: QuoteDeps): Carriers['quote'] {
  const { terminal, clock, timeouts } = deps
  const breakers = new Map<string, CircuitBreakerPolicy>()
  const strangeTowns = new Set<string>()
  let list: { carriers: TerminalCarrier[]; until: number } | null = null

  /** Null asks Terminal for all in one: it does not tell its carriers. */
  async function carriers(): Promise<(TerminalCarrier | null)[]> {
    const now = clock.now().getTime()
    if (list && list.until > now) return list.carriers
    const signal = AbortSignal.timeout(Math.ceil(timeouts.timeoutMs / 3))
    const asked = { method: 'GET', path: '/carriers?active=true&perPage=100', signal } as const
    const data = await askTerminal(terminal, asked).catch(() => [])
    const found = carriersIn(data).slice(0, maxCarriers)
    if (found.length === 0) return list?.carriers ?? [null]
    list = { carriers: found, until: now + listMs }
    return found
  }

  function breakerOf(carrier: string, state: string): CircuitBreakerPolicy {
    const name = `${carrier} ${state}`
    const known = breakers.get(name)
    if (known) return known
    const made = circuitBreaker(
      handleWhen((error) => error instanceof CarrierTrouble && error.trouble !== 'refused'),
      { breaker: new ConsecutiveBreaker(silencesInRow), halfOpenAfter: timeouts.cooldownMs },
    )
    breakers.set(name, made)
    return made
  }

  async function ratesOf(parcel: Parcel, carrierId?: string): Promise<Rate[]> {
    const { city, state } = parcel.to
    const place = `${state}/${city}`
    const signal = AbortSignal.timeout(timeouts.timeoutMs)
    const ask = async (town: string) => {
      const body = quoteRequest(parcel, { store: deps.store, town, carrierId })
      const asked = { method: 'POST', path: '/rates/shipment/quotes', body, signal } as const
      return ratesIn(await askTerminal(terminal, asked), clock.now())
    }
    const capital = await deps.capitalOf(state)
    if (strangeTowns.has(place)) return ask(capital)
    try {
      return await ask(city)
    } catch (error) {
      if (!isStrangeTown(error) || city === capital) throw error
      strangeTowns.add(place)
      return ask(capital)
    }
  }

  return async function quote(parcel, carrierReference): Promise<Quoted> {
    const asked = carrierReference
      ? [{ carrier_id: carrierReference, name: carrierReference }]
      : await carriers()
    const answers = await Promise.allSettled(
      asked.map((carrier) =>
        breakerOf(carrier?.carrier_id ?? 'all', parcel.to.state).execute(() =>
          ratesOf(parcel, carrier?.carrier_id),
        ),
      ),
    )
    const rates = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    const silent = answers.flatMap((one, place) =>
      one.status === 'rejected' && !isRefusal(one.reason) ? [asked[place]?.name ?? 'Carriers'] : [],
    )
    if (asked.length > 0 && silent.length === asked.length) {
      throw new CarrierTrouble('away', `no answer about ${parcel.to.state}`)
    }
    return { rates, silent }
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof CarrierTrouble && error.trouble === 'refused'
}

/** Terminal has its own list of towns, and refuses the others in words only. */
function isStrangeTown(error: unknown): boolean {
  return isRefusal(error) && error instanceof Error && /city|town/i.test(error.message)
}
