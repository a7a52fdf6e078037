import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PreparedResponse } from './prepared-response.ts'
import { contextOf } from './request-context.ts'

/** Sends a prepared response in place of Fastify's own reply. */
export async function answerWith(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedResponse,
): Promise<void> {
  reply.hijack()
  await answer.send(raw, reply.raw, contextOf(raw))
}
