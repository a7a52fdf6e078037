import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../handler.ts'
import { Limiter } from '../limits/limit.ts'
import { isSame } from '../metrics-access.ts'
import { contextOf } from '../request-context.ts'
import { noOutside, pagePolicy, securityHeaders } from '../security/headers.ts'

interface Simulators {
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Every inline style of their pages; scripts are files. */
  styles: readonly string[]
  /** The pages that shoppers are sent to, such as the card provider's. */
  isForShoppers: (url: string) => boolean
}

/** Wrong passwords of one address: ten, then one every half minute. */
const attempts = { burst: 10, perSecond: 1 / 30 }

/**
 * Simulators of the providers read requests and write responses themselves. With a password everything but the shoppers'
 * pages needs it, by HTTP Basic with any name. Changes from another site's page are refused, as for every form.
 */
export async function simulatorRoutes(
  app: FastifyInstance,
  simulators: Simulators,
  password?: string,
): Promise<void> {
  const policy = pagePolicy({ scripts: [], styles: simulators.styles }, noOutside)
  const requirePassword = password === undefined ? undefined : passwordGuard(password)

  await app.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', (_request, _body, done) => done(null))
    const config = { yields: 'never', takesForms: true } as const
    for (const url of ['/simulators', '/simulators/*']) {
      own.all(url, { config }, async ({ raw }, reply) => {
        if (!simulators.isForShoppers(raw.url ?? '')) requirePassword?.(raw)
        reply.hijack()
        for (const [name, value] of securityHeaders) reply.raw.setHeader(name, value)
        reply.raw.setHeader('content-security-policy', policy)
        reply.raw.setHeader('x-robots-tag', 'noindex')
        reply.raw.setHeader('x-request-id', contextOf(raw).id)
        await simulators.answer(raw, reply.raw)
      })
    }
  })
}

function passwordGuard(password: string) {
  const limiter = new Limiter(attempts)
  const headers = { 'www-authenticate': 'Basic realm="Simulators", charset="UTF-8"' }

  return (request: IncomingMessage): void => {
    const { ip, startedAt } = contextOf(request)
    const sent = sentPassword(request)
    if (sent === undefined) refuse('unauthenticated', { message: 'Give the password.', headers })
    // Also of the right one: else its answer would tell which it is.
    const retryAfterSeconds = limiter.wait(ip, startedAt)
    if (retryAfterSeconds > 0) refuse('too_many_requests', { retryAfterSeconds })
    if (isSame(sent, password)) return
    limiter.take(ip, startedAt)
    refuse('unauthenticated', { message: 'This is not the password.', headers })
  }
}

function sentPassword({ headers }: IncomingMessage): string | undefined {
  const encoded = /^Basic ([\w+/=-]{1,1024})$/i.exec(headers.authorization ?? '')?.[1]
  return encoded && /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString())?.[1]
}
