import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './handler.ts'

/** An escaped zero character, which PostgreSQL cannot store in text. */
const zeroCharacter = /(?<!\\)(?:\\\\)*\\u0000/

/** Bodies are JSON; an empty body counts as none. */
export function jsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async ({ headers }: FastifyRequest, text: string) => {
      requireUtf8(headers['content-type'])
      if (text === '') return undefined
      if (zeroCharacter.test(text)) refuse('malformed_request')
      try {
        return JSON.parse(text)
      } catch {
        refuse('malformed_request', { message: 'This is not JSON that we can read.' })
      }
    },
  )
}

/** JSON has one encoding (RFC 8259); read in another, a body could say something else than its sender meant. */
function requireUtf8(contentType = ''): void {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(contentType)?.[1]
  if (charset === undefined || /^(utf-?8|us-ascii)$/i.test(charset)) return
  refuse('unsupported_media_type', { message: 'Send JSON in UTF-8.' })
}
