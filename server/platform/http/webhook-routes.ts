import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { refuse } from './handler.ts'

/** What a provider tells us of by itself, at `POST /webhooks/{provider}`. */
export interface Webhook {
  provider: string
  /** Whether the provider sent exactly these bytes. */
  isGenuine(body: Buffer, headers: IncomingHttpHeaders): boolean
  /** Takes an event in; the same one may come again, and must then change nothing. */
  take(event: unknown): Promise<void>
}

const maxBytes = 256 * 1024

/**
 * Providers' events, from their raw bytes, since these are what is signed. A wrong signature is 403;
 * whatever is genuine and taken, also what we do not know, is 200, so that the provider ends its tries.
 */
export async function webhookRoutes(app: FastifyInstance, webhooks: Webhook[]): Promise<void> {
  await app.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body)
    for (const { provider, isGenuine, take } of webhooks) {
      own.post(
        `/webhooks/${provider}`,
        { bodyLimit: maxBytes, config: { yields: 'business' } },
        async ({ body, headers }) => {
          const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
          if (!isGenuine(bytes, headers)) {
            refuse('forbidden', { message: 'The signature is missing or not right.' })
          }
          await take(eventIn(bytes))
          return { status: true, message: 'OK' }
        },
      )
    }
  })
}

/** Compares a hexadecimal HMAC of the body with the header's, in a time that tells nothing. */
export function signedBy(
  secret: string,
  algorithm: 'sha256' | 'sha512',
  body: Buffer,
  header: string | string[] | undefined,
): boolean {
  if (typeof header !== 'string') return false
  const right = createHmac(algorithm, secret).update(body).digest()
  const sent = Buffer.from(header, 'hex')
  return sent.length === right.length && timingSafeEqual(sent, right)
}

function eventIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    refuse('malformed_request', { message: 'This is not JSON that we can read.' })
  }
}
