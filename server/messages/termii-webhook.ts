import { signedBy, type Webhook } from '../platform/http/webhook-routes.ts'

/** Termii signs the raw body, in hexadecimal HMAC-SHA512. */
export function termiiWebhook(secret: string, take: (report: unknown) => Promise<void>): Webhook {
  return {
    provider: 'termii',
    isGenuine: (body, headers) => signedBy(secret, 'sha512', body, headers['x-termii-signature']),
    take,
  }
}
