import type { Carriers } from '../quotes/carriers.ts'
import { type QuoteDeps, terminalQuotes } from './quotes.ts'
import { terminalShipments } from './shipments.ts'

/** A booking moves money at the provider: its time limit is longer than that of a look-up. */
const bookingTimes = 3

/** The carriers of Terminal Africa. */
export function terminalCarriers(deps: QuoteDeps): Carriers {
  const { terminal, timeouts, log } = deps
  const { timeoutMs, cooldownMs } = timeouts
  return {
    quote: terminalQuotes(deps),
    ...terminalShipments({ terminal, timeoutMs: timeoutMs * bookingTimes, cooldownMs, log }),
  }
}
