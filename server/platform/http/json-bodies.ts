import type { FastifyInstance } from 'fastify'
import { refuse } from './handler.ts'

/** An escaped zero character, which PostgreSQL cannot store in text. */
const zeroCharacter = /(?<!\\)(?:\\\\)*\\u0000/

/** Bodies are JSON; an empty body counts as none. */
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
