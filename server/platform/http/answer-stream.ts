import type { FastifyReply, FastifyRequest } from 'fastify'
import { contextHeaders } from './cache/prepared-response.ts'
import type { EventStreams, Stream } from './event-streams.ts'
import { contextOf } from './request-context.ts'
import { closedPolicy, securityHeaders } from './security/headers.ts'
import { xsrfCookie } from './security/xsrf.ts'

/** Answers with a stream of server-sent events in place of Fastify's own reply. */
export function answerStream(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  streams: EventStreams,
  subscriber: Omit<Stream, 'ip' | 'response'>,
): void {
  const context = contextOf(raw)
  const { ip } = context
  streams.requireCapacity({ customer: subscriber.customer, ip })
  const response = reply.raw
  reply.hijack()
  response.writeHead(200, [
    ...securityHeaders.flat(),
    ...contextHeaders(context),
    'content-security-policy',
    closedPolicy,
    'content-type',
    'text/event-stream',
    'cache-control',
    'no-store',
    // Tells proxies not to buffer the stream.
    'x-accel-buffering',
    'no',
    ...(context.needsXsrf ? ['set-cookie', xsrfCookie(context.xsrfToken, context.secure)] : []),
  ])
  if (raw.method === 'HEAD') response.end()
  else streams.add({ ...subscriber, ip, response })
}
