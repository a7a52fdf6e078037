import type { Carriers } from './carriers.ts'
import { type QuoteDeps, terminalQuotes } from './terminal-quotes.ts'
import { terminalShipments } from './terminal-shipments.ts'

/** A booking moves money at the provider: it gets longer than a question. */
const bookingTimes = 3

/** The carriers as Terminal Africa brings them together. */
export function terminalCarriers(deps: QuoteDeps): Carriers {
  const { terminal, timeouts, log } = deps
  const { timeoutMs, cooldownMs } = timeouts
  return {
    quote: terminalQuotes(deps),
    ...terminalShipments({ terminal, timeoutMs: timeoutMs * bookingTimes, cooldownMs, log }),
  }
}
