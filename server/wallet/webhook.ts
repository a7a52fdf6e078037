import { signedBy, type Webhook } from '#server/platform/http/webhook-routes.ts'
import { takeDeposit } from './deposit.ts'
import type { Deps } from './deps.ts'
import { Transfer, WebhookEvent } from './monnify-facts.ts'

/** Monnify signs the body as it stands with the secret key, in hexadecimal HMAC-SHA512. */
export function monnifyWebhook(secretKey: string, deps: Deps): Webhook {
  return {
    provider: 'monnify',
    isGenuine: (body, headers) => signedBy(secretKey, 'sha512', body, headers['monnify-signature']),
    async take(sent) {
      const event = WebhookEvent.safeParse(sent).data
      if (event?.eventType !== 'SUCCESSFUL_TRANSACTION') return
      const transfer = Transfer.safeParse(event.eventData).data
      // What is not paid yet is told of again once it is.
      const isPaid = transfer?.status === 'PAID'
      if (!transfer)
        deps.log.warn('Monnify tells of a transfer in a form that we do not understand')
      else if (isPaid && transfer.product === 'RESERVED_ACCOUNT') await takeDeposit(deps, transfer)
    },
  }
}
