import type { FastifyInstance } from 'fastify'
import type { Media } from '../../media/media.ts'
import { contextHeaders } from '../cache/prepared-response.ts'
import { contextOf } from '../request-context.ts'
import { closedPolicy, pictureHeaders } from '../security/headers.ts'

/** `/media/…`; pictures have their own store, cache and limits (`server/platform/media`). */
export function mediaRoutes(app: FastifyInstance, media: Media): void {
  app.get<{ Params: { name: string }; Querystring: Record<string, unknown> }>(
    '/media/:name',
    { config: { yields: 'browsing' } },
    async (request, reply) => {
      const { status, headers, body } = await media.answer({
        method: request.method,
        name: request.params.name,
        query: request.query,
        headers: request.headers,
      })
      reply.hijack()
      reply.raw.writeHead(status, [
        ...pictureHeaders.flat(),
        'content-security-policy',
        closedPolicy,
        ...contextHeaders(contextOf(request.raw)),
        ...Object.entries(headers).flat(),
      ])
      reply.raw.end(body ?? undefined)
    },
  )
}
