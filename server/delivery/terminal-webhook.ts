import { signedBy, type Webhook } from '#server/platform/http/webhook-routes.ts'
import type { TrackingEvent } from './carriers.ts'
import { trackingEventsOf } from './terminal-shipments.ts'

/**
 * Terminal signs the JSON of the body with the account's secret key, in hexadecimal HMAC-SHA512: as it
 * was sent, or as it reads when it is written again.
 */
export function terminalWebhook(
  secretKey: string,
  take: (providerId: string, news: TrackingEvent[]) => Promise<void>,
): Webhook {
  return {
    provider: 'terminal',
    isGenuine(body, headers) {
      const signature = headers['x-terminal-signature']
      return [body, rewritten(body)].some((text) => signedBy(secretKey, 'sha512', text, signature))
    },
    async take(event) {
      const told = trackingEventsOf(event)
      if (told) await take(told.providerId, told.news)
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
