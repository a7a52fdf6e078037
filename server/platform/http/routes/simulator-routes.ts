import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { contextOf } from '../request-context.ts'
import { pagePolicy, securityHeaders } from '../security/headers.ts'

type Simulators = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Simulators of the providers read requests and write responses themselves, like servers of their own. */
export async function simulatorRoutes(app: FastifyInstance, simulate: Simulators): Promise<void> {
  // The headers are set before the pages are rendered, so their styles cannot be hashed.
  const policy = pagePolicy('', { scripts: [], connections: [], frames: [] }, 'free')

  await app.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', (_request, _body, done) => done(null))
    const config = { yields: 'never', takesForms: true } as const
    for (const url of ['/simulators', '/simulators/*']) {
      own.all(url, { config }, async ({ raw }, reply) => {
        reply.hijack()
        for (const [name, value] of securityHeaders) reply.raw.setHeader(name, value)
        reply.raw.setHeader('content-security-policy', policy)
        reply.raw.setHeader('x-request-id', contextOf(raw).id)
        await simulate(raw, reply.raw)
      })
    }
  })
}
