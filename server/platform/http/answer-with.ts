import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Finished } from './finished.ts'
import { visitOf } from './visit.ts'

/** Sends a finished answer in place of Fastify's own reply. */
export async function answerWith(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  answer: Finished,
): Promise<void> {
  reply.hijack()
  await answer.send(raw, reply.raw, visitOf(raw))
}
