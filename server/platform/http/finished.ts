import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { closedPolicy, securityHeaders, strictTransport } from './headers.ts'
import type { Visit } from './visit.ts'
import { xsrfCookie } from './xsrf.ts'

export interface FinishedParts {
  status?: number
  type: string
  body: string | Buffer
  /** Seconds that proxies in front may keep it; absent: for one visitor only. */
  publicFor?: number
  /** Never changes under this address. */
  immutable?: boolean
  /** Content-Security-Policy; absent: nothing may run. */
  policy?: string
  /** What it was made from; a change of one of these makes it old. */
  tags?: Iterable<string>
  /** More header lines. */
  headers?: Record<string, string>
}

type Encoding = 'br' | 'gzip' | 'identity'

/** Below this size compression saves less than a packet. */
const smallestCompressed = 1024
const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/
const squeeze = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
}

/**
 * An answer whose bytes and header lines are settled: sent as often as wanted, compressed at most
 * once for each encoding and only when somebody asks for that encoding.
 */
export class Finished {
  readonly status: number
  readonly body: Buffer
  readonly etag: string | undefined
  tags: ReadonlySet<string>
  /** Told how many bytes compressing added. */
  grew: (bytes: number) => void = () => {}
  /** Name and value in turn, as Node's `writeHead` takes them quickest. */
  private readonly lines: string[]
  private readonly cacheControl: string
  private readonly mayCarryCookie: boolean
  private readonly parts: FinishedParts
  private readonly encodings = new Map<Encoding, Ready>()
  private readonly underWay = new Map<Encoding, Promise<Ready>>()

  constructor(parts: FinishedParts) {
    this.parts = parts
    this.status = parts.status ?? 200
    this.body = Buffer.from(parts.body)
    // Weak: the same answer in every encoding.
    this.etag = this.status === 200 ? `W/"${digest(this.body)}"` : undefined
    this.tags = new Set(parts.tags)
    this.cacheControl = cacheControl(parts)
    this.mayCarryCookie = /^(text\/html|application\/json)/.test(parts.type)
    this.lines = [
      ...securityHeaders.flat(),
      'content-security-policy',
      parts.policy ?? closedPolicy,
      'vary',
      'accept-encoding',
      ...(this.etag ? ['etag', this.etag] : []),
      ...Object.entries(parts.headers ?? {}).flat(),
    ]
  }

  /** Answers right away if the bytes are there in the encoding that is asked for. */
  sendNow(request: IncomingMessage, response: ServerResponse, visit: Visit): boolean {
    const ready = this.encodings.get(this.encodingFor(request))
    if (ready) this.write(ready, request, response, visit)
    return ready !== undefined
  }

  async send(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<void> {
    const ready = await this.ready(this.encodingFor(request))
    if (!response.headersSent && !response.destroyed) this.write(ready, request, response, visit)
  }

  private encodingFor(request: IncomingMessage): Encoding {
    if (this.body.length < smallestCompressed || !compressible.test(this.parts.type)) {
      return 'identity'
    }
    return preferredEncoding(request.headers['accept-encoding'])
  }

  private async ready(encoding: Encoding): Promise<Ready> {
    const ready = this.encodings.get(encoding) ?? this.underWay.get(encoding)
    if (ready) return ready
    const making = this.make(encoding).finally(() => this.underWay.delete(encoding))
    this.underWay.set(encoding, making)
    return making
  }

  private async make(encoding: Encoding): Promise<Ready> {
    const bytes = encoding === 'identity' ? this.body : await squeeze[encoding](this.body)
    const ready: Ready = {
      bytes,
      lines: [
        ...this.lines,
        'content-type',
        this.parts.type,
        'content-length',
        String(bytes.length),
        ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ],
    }
    this.encodings.set(encoding, ready)
    if (bytes !== this.body) this.grew(bytes.length)
    return ready
  }

  private write(
    ready: Ready,
    request: IncomingMessage,
    response: ServerResponse,
    visit: Visit,
  ): void {
    const unchanged = this.isUnchangedSince(request.headers['if-none-match'])
    const lines = unchanged ? this.lines.slice() : ready.lines.slice()
    const setsCookie = visit.needsXsrf && this.mayCarryCookie
    // With one visitor's cookie on it, no proxy may keep it.
    lines.push('cache-control', setsCookie ? 'private, no-cache' : this.cacheControl)
    lines.push(...visitLines(visit))
    if (setsCookie) lines.push('set-cookie', xsrfCookie(visit.xsrfToken, visit.secure))
    response.writeHead(unchanged ? 304 : this.status, lines)
    if (unchanged || request.method === 'HEAD') response.end()
    else response.end(ready.bytes)
  }

  private isUnchangedSince(given: string | undefined): boolean {
    return given !== undefined && this.etag !== undefined && given.includes(this.etag)
  }
}

/** An answer's bytes in one encoding, with the header lines that all who get them share. */
interface Ready {
  bytes: Buffer
  lines: string[]
}

/** Header lines of one visit, name and value in turn. */
export function visitLines(visit: Visit): string[] {
  const lines = ['x-request-id', visit.id]
  if (visit.secure) lines.push(...strictTransport)
  return lines
}

function cacheControl({ publicFor, immutable }: FinishedParts): string {
  if (immutable) return 'public, max-age=31536000, immutable'
  if (publicFor === undefined) return 'private, no-cache'
  return `public, max-age=0, s-maxage=${publicFor}, stale-while-revalidate=60, stale-if-error=86400`
}

const takesBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/

function preferredEncoding(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity'
  if (takesBrotli.test(accepted)) return 'br'
  return takesGzip.test(accepted) ? 'gzip' : 'identity'
}

function digest(body: Buffer): string {
  return createHash('sha1').update(body).digest('base64url')
}
