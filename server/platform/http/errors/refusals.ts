import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, errors } from '#contract/errors.ts'
import type { Logger } from '../../log.ts'
import { answerWith, type PreparedResponse } from '../cache/prepared-response.ts'
import type { Metrics } from '../metrics.ts'
import { contextOf } from '../request-context.ts'
import { closedPolicy, securityHeaders } from '../security/headers.ts'
import { discardUpload, type UploadRules } from '../upload.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file that the handler reads itself. */
    upload?: UploadRules | undefined
  }
}

import { failureOf, prepareFailure } from './failure.ts'

/**
 * ms between two lines about an outage of the database, which refuses hundreds of requests a second. The metrics count
 * them all, and each has its own line in the requests' log.
 */
const quietMs = 1_000

export interface ErrorDeps {
  metrics: Metrics
  log: Logger
  /** What the address was answered before, if that may be shown to this visitor: better than 'overloaded'. */
  formerAnswer: (request: IncomingMessage) => PreparedResponse | undefined
}

/** Answers an error in the failure form or as a small page; logs bugs and outages. */
export function answerErrors({ metrics, log, formerAnswer }: ErrorDeps) {
  let quietUntil = 0
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const context = contextOf(request.raw)
    const failure = failureOf(error)
    const former = failure.code === 'overloaded' ? formerAnswer(request.raw) : undefined
    if (former) {
      await answerWith(request, reply, former)
      return
    }
    metrics.refusals.inc({ code: failure.code })
    context.refusal = failure.code
    const facts = { err: error, request_id: context.id, route: context.route }
    if (failure.unexpected) log.error(facts, 'something went wrong on our side')
    if (failure.code === 'database_unavailable' && performance.now() >= quietUntil) {
      quietUntil = performance.now() + quietMs
      log.warn(facts, 'the database is unavailable')
    }
    if (failure.code === 'outcome_unknown') log.warn(facts, 'no standby confirmed a change')
    const { url = '', headers } = request.raw
    const asPage = !isForPrograms(url) && Boolean(headers.accept?.includes('text/html'))
    // The unread remainder of a body would be taken for the next request.
    const { upload } = request.routeOptions.config
    if (upload) discardUpload(request.raw, upload)
    else if (!request.raw.complete) reply.raw.shouldKeepAlive = false
    await answerWith(request, reply, prepareFailure(failure, context.id, asPage))
  }
}

/** Addresses that always answer errors in the failure form. */
export function isForPrograms(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith('/webhooks/')
}

/** Errors of Node's HTTP parser: status line, and the nearest code of our table. */
const refusals: Record<string, { status: string; code: ErrorCode }> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'malformed_request' },
}
/** Time to read a refusal before the connection is destroyed. */
const lingerMs = 1_000
const otherwise = { status: '400 Bad Request', code: 'malformed_request' } as const

/** Answers what could not be parsed as a request, in the failure form, and ends the connection. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  // Browsers open connections in advance; an answer on one that asked nothing would confuse them.
  const saidNothing = socket.bytesRead === 0
  if (error.code === 'ECONNRESET' || !socket.writable || saidNothing) {
    socket.destroy()
    return
  }
  const { status, code } = refusals[error.code ?? ''] ?? otherwise
  const body = JSON.stringify({ status: false, message: errors[code].text, code })
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...securityHeaders.map((line) => line.join(': ')),
    `content-security-policy: ${closedPolicy}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  // Who never reads it would keep the connection half open for good.
  setTimeout(() => socket.destroy(), lingerMs).unref()
}
