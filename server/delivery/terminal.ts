import type { Carriers } from './carriers.ts'
import { type QuoteParts, terminalQuotes } from './terminal-quotes.ts'
import { terminalShipments } from './terminal-shipments.ts'

/** A booking moves money at the provider: it gets longer than a question. */
const bookingPatience = 3

/** The carriers as Terminal Africa brings them together. */
export function terminalCarriers(parts: QuoteParts): Carriers {
  const { terminal, patience } = parts
  return {
    quote: terminalQuotes(parts),
    ...terminalShipments(terminal, patience.timeoutMs * bookingPatience),
  }
}
