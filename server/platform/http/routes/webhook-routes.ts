import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { workingAs } from '../../database/work.ts'
import { answerWith, PreparedResponse } from '../cache/prepared-response.ts'
import { refuse } from '../handler.ts'
import { parseJson } from '../json-bodies.ts'

/** A provider's events, at `POST /webhooks/{provider}`. */
export interface Webhook {
  provider: string
  /** Whether the signature proves that the provider sent exactly these bytes. */
  isGenuine(body: Buffer, headers: IncomingHttpHeaders): boolean
  /** Handles an event; idempotent, since providers send the same one again. */
  take(event: unknown): Promise<void>
}

const maxBytes = 256 * 1024

const taken = {
  type: 'application/json',
  body: JSON.stringify({ status: true, message: 'OK' }),
  neverStored: true,
}

/**
 * Reads events as raw bytes, since these are what is signed. A wrong signature is 403; every genuine
 * event, unknown ones too, is 200 once it is handled, so that the provider stops retrying.
 */
export async function webhookRoutes(app: FastifyInstance, webhooks: Webhook[]): Promise<void> {
  await app.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body)
    for (const { provider, isGenuine, take } of webhooks) {
      own.post(
        `/webhooks/${provider}`,
        { bodyLimit: maxBytes, config: { yields: 'business' } },
        async (request, reply) => {
          const { body, headers } = request
          const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
          if (!isGenuine(bytes, headers)) {
            refuse('forbidden', { message: 'The signature is missing or not right.' })
          }
          await workingAs('buying', () => take(parseJson(bytes.toString())))
          await answerWith(request, reply, new PreparedResponse(taken))
        },
      )
    }
  })
}

/** Compares a hexadecimal HMAC of the body with the header's in constant time. */
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
