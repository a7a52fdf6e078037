import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EventStreams } from './event-streams.ts'
import { visitLines } from './finished.ts'
import type { Customer } from './handler.ts'
import { closedPolicy, securityHeaders } from './headers.ts'
import { visitOf } from './visit.ts'
import { xsrfCookie } from './xsrf.ts'

/** Answers with a stream of server-sent events in place of Fastify's own reply. */
export function answerStream(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  streams: EventStreams,
  listener: { customer: Customer; stillHolds: () => Promise<boolean> },
): void {
  streams.requireRoom(listener.customer.id)
  const visit = visitOf(raw)
  const response = reply.raw
  reply.hijack()
  response.writeHead(200, [
    ...securityHeaders.flat(),
    ...visitLines(visit),
    ...['content-security-policy', closedPolicy],
    ...['content-type', 'text/event-stream'],
    ...['cache-control', 'no-store'],
    // Asks proxies in front to pass every event on at once.
    ...['x-accel-buffering', 'no'],
    ...(visit.needsXsrf ? ['set-cookie', xsrfCookie(visit.xsrfToken, visit.secure)] : []),
  ])
  if (raw.method === 'HEAD') response.end()
  else streams.add({ ...listener, response })
}
