import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './handler.ts'

/** An escaped zero character, which PostgreSQL cannot store in text. */
const zeroCharacter = /(?<!\\)(?:\\\\)*\\u0000/

/** Perhaps half of a character that JSON writes in two, as a browser leaves of an emoji where a field ends. */
const half = /\\ud[89a-f]/i

/** Bodies are JSON; an empty body counts as none. */
export function jsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async ({ headers }: FastifyRequest, text: string) => {
      requireUtf8(headers['content-type'])
      if (text === '') return undefined
      return parseJson(text)
    },
  )
}

/** What a body says, with nothing in it that PostgreSQL cannot store. Refuses with `malformed_request`. */
export function parseJson(text: string): unknown {
  if (zeroCharacter.test(text)) refuse('malformed_request')
  try {
    return half.test(text) ? JSON.parse(text, wholeCharacters) : JSON.parse(text)
  } catch {
    refuse('malformed_request', { message: 'This is not JSON that we can read.' })
  }
}

/** PostgreSQL refuses JSON with half a character in it; in UTF-8 it is a mark in its place. */
function wholeCharacters(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}

/** JSON has one encoding (RFC 8259); read in another, a body could say something else than its sender meant. */
function requireUtf8(contentType = ''): void {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(contentType)?.[1]
  if (charset === undefined || /^(utf-?8|us-ascii)$/i.test(charset)) return
  refuse('unsupported_media_type', { message: 'Send JSON in UTF-8.' })
}
