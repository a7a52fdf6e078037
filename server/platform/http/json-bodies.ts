import type { FastifyInstance } from 'fastify'
import { refuse } from './handler.ts'

/** A zero character written as an escape: PostgreSQL has no text with one. */
const zeroCharacter = /(?<!\\)(?:\\\\)*\\u0000/

/** Bodies are JSON; an empty one means that nothing was sent. */
export function jsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => {
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
