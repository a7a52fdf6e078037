import { QueueFull } from '../semaphore.ts'
import { addressDigits, mediaTypes, recipe } from './address.ts'
import { type PictureRequest, type PictureVariant, readRequest } from './request.ts'
import { StoreUnavailable } from './store.ts'
import type { Log, Variants } from './variants.ts'

export interface PictureAnswer {
  status: number
  headers: Record<string, string>
  /** Null for HEAD and 304. */
  body: Buffer | null
}

/** Answers `/media/…`. Never throws: bad requests, store outages and broken pictures become responses. */
export async function answerPicture(
  request: PictureRequest,
  variants: Variants,
  log: Log,
): Promise<PictureAnswer> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(405, 'Pictures can only be read.', { Allow: 'GET, HEAD' })
  }
  const variant = readRequest(request)
  if ('status' in variant) return plain(variant.status, variant.message)
  const headers = headersOf(variant)
  if (matches(request.headers['if-none-match'], headers.ETag)) {
    return { status: 304, headers, body: null }
  }
  try {
    const bytes = await variants.get(variant)
    if (bytes === null) return plain(404, 'There is no such picture.')
    const length = { 'Content-Length': String(bytes.length) }
    const body = request.method === 'HEAD' ? null : bytes
    return { status: 200, headers: { ...headers, ...length }, body }
  } catch (error) {
    return failed(error, log)
  }
}

function headersOf({ hash, width, format, isNegotiated }: PictureVariant) {
  return {
    'Content-Type': mediaTypes[format],
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${recipe}-${hash.slice(0, addressDigits)}-${width}-${format}"`,
    Vary: isNegotiated ? 'Accept, Save-Data' : 'Save-Data',
  }
}

function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
}

function failed(error: unknown, log: Log): PictureAnswer {
  if (error instanceof QueueFull) {
    return plain(503, 'Too many pictures are being made. Try again.', { 'Retry-After': '2' })
  }
  log.warn({ err: error }, 'a picture could not be served')
  if (error instanceof StoreUnavailable) {
    return plain(503, 'Pictures cannot be reached right now.', { 'Retry-After': '10' })
  }
  return plain(500, 'This picture cannot be shown.')
}

function plain(status: number, message: string, headers: Record<string, string> = {}) {
  const body = Buffer.from(`${message}\n`)
  return {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(body.length),
      'Cache-Control': 'no-store',
      ...headers,
    },
    body,
  }
}
