import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from '../log.ts'
import { answerWith } from './answer-with.ts'
import { failureOf, prepareFailure } from './failure.ts'
import type { Metrics } from './metrics.ts'
import { contextOf } from './request-context.ts'

/** Answers an error in the failure form or as a small page; logs bugs and outages. */
export function answerErrors({ metrics, log }: { metrics: Metrics; log: Logger }) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const context = contextOf(request.raw)
    const failure = failureOf(error)
    metrics.refusals.inc({ code: failure.code })
    const facts = { err: error, request_id: context.id, route: context.route }
    if (failure.unexpected) log.error(facts, 'something went wrong on our side')
    if (failure.code === 'database_unavailable') log.warn(facts, 'the database is unavailable')
    const { url = '', headers } = request.raw
    const asPage = !isForPrograms(url) && Boolean(headers.accept?.includes('text/html'))
    // The unread remainder of a body would be taken for the next request.
    if (!request.raw.complete) reply.raw.shouldKeepAlive = false
    await answerWith(request, reply, prepareFailure(failure, context.id, asPage))
  }
}

/** Addresses that always answer errors in the failure form. */
export function isForPrograms(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith('/webhooks/')
}
