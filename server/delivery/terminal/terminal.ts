import { signedBy, type Webhook } from '#server/platform/http/routes/webhook-routes.ts'
import type { Carriers, TrackingEvent } from '../quotes/carriers.ts'
import { type QuoteDeps, terminalQuotes } from './quotes.ts'
import { terminalShipments, trackingEventsOf } from './shipments.ts'

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

/**
 * Terminal signs the JSON of the body with the account's secret key, in hexadecimal HMAC-SHA512: either
 * the raw body, or its JSON without white space.
 */
export function terminalWebhook(
  secretKey: string,
  take: (providerId: string, trackingEvents: TrackingEvent[]) => Promise<void>,
): Webhook {
  return {
    provider: 'terminal',
    isGenuine(body, headers) {
      const signature = headers['x-terminal-signature']
      return [body, rewritten(body)].some((text) => signedBy(secretKey, 'sha512', text, signature))
    },
    async take(event) {
      const parcel = trackingEventsOf(event)
      if (parcel) await take(parcel.providerId, parcel.trackingEvents)
    },
  }
}

function rewritten(body: Buffer): Buffer {
  try {
    return Buffer.from(JSON.stringify(JSON.parse(body.toString())))
  } catch {
    return body
  }
}
