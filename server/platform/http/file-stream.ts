import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contextHeaders } from './cache/prepared-response.ts'
import { contextOf } from './request-context.ts'
import { closedPolicy, securityHeaders } from './security/headers.ts'

/** A file that is sent while it is made. */
export class FileStream {
  readonly #type: string
  readonly #name: string
  readonly #parts: AsyncIterable<string>

  /** The name is plain ASCII. */
  constructor(type: string, name: string, parts: AsyncIterable<string>) {
    this.#type = type
    this.#name = name
    this.#parts = parts
  }

  /**
   * Answers in place of Fastify's own reply. Should making it fail on the way, the connection breaks, so that nobody takes
   * a part of it for the whole.
   */
  async send({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
    const response = reply.raw
    reply.hijack()
    response.writeHead(200, [
      ...securityHeaders.flat(),
      ...contextHeaders(contextOf(raw)),
      'content-security-policy',
      closedPolicy,
      'content-type',
      `${this.#type}; charset=utf-8`,
      'content-disposition',
      `attachment; filename="${this.#name}"`,
      'cache-control',
      'no-store',
    ])
    if (raw.method === 'HEAD') response.end()
    else await pipeline(Readable.from(this.#parts), response)
  }
}
