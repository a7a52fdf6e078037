import type { FastifyReply, FastifyRequest } from 'fastify'
import { StreamQuery } from '#contract/field.ts'
import { answerStream } from '../answer-stream.ts'
import { parseInput, type Route } from '../call.ts'
import type { EventStreams } from '../event-streams.ts'
import { type Principal, refuse } from '../handler.ts'
import { isForOffice, principalOf, type Sessions, staffIn, tokenOf } from '../security/access.ts'

export interface StreamDeps extends Sessions {
  streams: EventStreams
  /** Those of members. */
  officeStreams: EventStreams
}

/** Answers a call with a stream of server-sent events, to a customer or a member. */
export async function streamHttp(
  deps: StreamDeps,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const principal = await principalOf(route.endpoint.access, request.raw, deps)
  if (isForOffice(route.endpoint.access)) return streamToMember(deps, principal, request, reply)
  const customer = principal.customer ?? refuse('unauthenticated')
  const token = tokenOf(request.raw) ?? ''
  const isSessionValid = async () =>
    (await deps.findCustomer(token))?.sessionId === customer.sessionId
  const { behind_ms: behindMs } = StreamQuery.parse(parseInput(route.endpoint, request).query ?? {})
  answerStream(request, reply, deps.streams, { customer, isSessionValid, behindMs })
}

function streamToMember(
  { findStaff, officeStreams }: StreamDeps,
  { staff }: Principal,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { id, sessionId } = staff ?? refuse('unauthenticated')
  const isSessionValid = async () =>
    (await staffIn(request.raw, findStaff, true))?.sessionId === sessionId
  const customer = { id, sessionId, confirmedAt: null }
  answerStream(request, reply, officeStreams, { customer, isSessionValid })
}
