import { signedBy, type Webhook } from '#server/platform/http/routes/webhook-routes.ts'
import { takeDeposit } from '../deposits/deposit.ts'
import type { Deps } from '../deps.ts'
import { Transfer, WebhookEvent } from './facts.ts'

/** Monnify signs the raw body with the secret key: HMAC-SHA512, hexadecimal. */
export function monnifyWebhook(secretKey: string, deps: Deps): Webhook {
  return {
    provider: 'monnify',
    isGenuine: (body, headers) => signedBy(secretKey, 'sha512', body, headers['monnify-signature']),
    async take(sent) {
      const event = WebhookEvent.safeParse(sent).data
      if (event?.eventType !== 'SUCCESSFUL_TRANSACTION') return
      const transfer = Transfer.safeParse(event.eventData).data
      // Monnify sends another event once an unpaid transfer is paid.
      const isPaid = transfer?.status === 'PAID'
      if (!transfer) deps.log.warn('an event of Monnify has an unknown form')
      else if (isPaid && transfer.product === 'RESERVED_ACCOUNT') await takeDeposit(deps, transfer)
    },
  }
}
