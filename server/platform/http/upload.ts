import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Endpoint, UploadedFile } from '#contract/endpoint.ts'
import { refuse } from './handler.ts'

export type UploadRules = NonNullable<Endpoint['upload']>

/** Routes in this scope get a body of any type unread. */
export function takeUnreadBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
}

/**
 * The body of a request, a file that nobody has read a byte of. Refuses with `unsupported_media_type` and `too_large`
 * what its header lines say already; the rest while it is read.
 */
export function uploadedFile(request: IncomingMessage, rules: UploadRules): UploadedFile {
  const { 'content-type': type = '', 'content-length': length = '0' } = request.headers
  const declared = type.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!rules.types.includes(declared)) {
    refuse('unsupported_media_type', { message: `Send a file of type ${rules.types.join(', ')}.` })
  }
  if (Number(length) > rules.maxBytes) refuseTooLarge(rules)
  return chunksOf(request, rules)
}

async function* chunksOf(request: IncomingMessage, rules: UploadRules): UploadedFile {
  let size = 0
  try {
    // Destroyed, the request would take the connection with it before the refusal is sent.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      if (!(chunk instanceof Uint8Array)) throw new Error('a body was read as text')
      size += chunk.length
      if (size > rules.maxBytes) refuseTooLarge(rules)
      yield chunk
    }
  } catch (error) {
    if (!isCutOff(error)) throw error
    refuse('malformed_request', { message: 'The file was cut off on its way. Send it again.' })
  }
}

function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
}

function refuseTooLarge({ maxBytes }: UploadRules): never {
  const megabytes = Math.floor(maxBytes / (1024 * 1024))
  refuse('too_large', { message: `The file is larger than ${megabytes} MB.` })
}

/**
 * Reads the rest of a refused file to nowhere, so that its sender comes to read the refusal; one who sends more
 * than the limit is cut off.
 */
export function discardUpload(request: IncomingMessage, { maxBytes }: UploadRules): void {
  // A handler that failed while it waited for the next part waits no longer: as long as it did, nothing would flow.
  request.removeAllListeners('readable')
  let left = maxBytes
  request.on('data', (chunk: Uint8Array) => {
    left -= chunk.length
    if (left < 0) request.socket.destroy()
  })
}
