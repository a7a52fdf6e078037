import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { CompressedBody, type Encoding } from './compressed-body.ts'
import type { Cookie } from './handler.ts'
import { closedPolicy, fileHeaders, securityHeaders, strictTransport } from './headers.ts'
import type { RequestContext } from './request-context.ts'
import { xsrfCookie } from './xsrf.ts'

export interface PreparedResponseInit {
  status?: number
  type: string
  body: string | Buffer
  /** Seconds that proxies in front may keep it; absent: for one visitor only. */
  publicFor?: number
  /** Never changes under this address. */
  immutable?: boolean
  /** Something that pages are made of, and no page or answer itself. */
  isFile?: boolean
  /** Content-Security-Policy; absent: nothing may run. */
  policy?: string
  /** What it was made from; a change of one of these makes it old. */
  tags?: Iterable<string>
  /** Few ask for the same. */
  cacheOnSecondUse?: boolean
  /** For the one visitor that it is for. */
  cookies?: Cookie[]
  /** More header lines. */
  headers?: Record<string, string>
}

const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/

/** An answer whose bytes and header lines are settled, to be sent as often as wanted. */
export class PreparedResponse {
  readonly status: number
  readonly body: CompressedBody
  readonly etag: string | undefined
  readonly cacheOnSecondUse: boolean
  tags: ReadonlySet<string>
  /** Name and value in turn, as Node's `writeHead` takes them quickest. */
  private readonly lines: string[]
  /** The same for a 304: what the browser keeps has the others already. */
  private readonly unchangedLines: string[]
  private readonly cookies: Cookie[]
  private readonly type: string
  private readonly cacheControl: string
  private readonly isCompressed: boolean
  private readonly mayCarryCookie: boolean

  constructor(parts: PreparedResponseInit) {
    const plain = Buffer.from(parts.body)
    this.status = parts.status ?? 200
    this.body = new CompressedBody(plain, parts.immutable ? 'once' : 'often')
    // Weak: the same answer in every encoding.
    this.etag = this.status === 200 ? `W/"${digest(plain)}"` : undefined
    this.tags = new Set(parts.tags)
    this.cacheOnSecondUse = parts.cacheOnSecondUse ?? false
    this.type = parts.type
    this.cookies = parts.cookies ?? []
    this.cacheControl = cacheControl(parts)
    this.isCompressed = this.body.isWorthCompressing && compressible.test(parts.type)
    this.mayCarryCookie = /^(text\/html|application\/json)/.test(parts.type)
    const validators = ['vary', 'accept-encoding', ...(this.etag ? ['etag', this.etag] : [])]
    this.lines = [
      ...(parts.isFile ? fileHeaders : securityHeaders).flat(),
      'content-security-policy',
      parts.policy ?? closedPolicy,
      ...validators,
      ...Object.entries(parts.headers ?? {}).flat(),
    ]
    // A page's policy follows the configuration too, which its bytes need not tell.
    this.unchangedLines = parts.type.startsWith('text/html') ? this.lines : validators
  }

  /** Answers right away if the bytes are there in the encoding that is asked for. */
  sendNow(request: IncomingMessage, response: ServerResponse, context: RequestContext): boolean {
    const encoding = this.encodingFor(request)
    const bytes = this.body.now(encoding)
    if (bytes) this.write(bytes, encoding, request, response, context)
    return bytes !== undefined
  }

  async send(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
  ): Promise<void> {
    const encoding = this.encodingFor(request)
    const bytes = await this.body.as(encoding)
    // The visitor may be gone by now.
    if (!response.destroyed) this.write(bytes, encoding, request, response, context)
  }

  private encodingFor(request: IncomingMessage): Encoding {
    return this.isCompressed ? preferredEncoding(request.headers['accept-encoding']) : 'identity'
  }

  private write(
    bytes: Buffer,
    encoding: Encoding,
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
  ): void {
    const unchanged = this.isUnchangedSince(request.headers['if-none-match'])
    const setsCookie = context.needsXsrf && this.mayCarryCookie
    const lines = (unchanged ? this.unchangedLines : this.lines).slice()
    // With one visitor's cookie on it, no proxy may keep it.
    lines.push('cache-control', setsCookie ? 'private, no-cache' : this.cacheControl)
    lines.push(...contextHeaders(context))
    if (setsCookie) lines.push('set-cookie', xsrfCookie(context.xsrfToken, context.secure))
    for (const cookie of this.cookies) lines.push('set-cookie', cookieLine(cookie, context.secure))
    if (!unchanged) {
      lines.push('content-type', this.type, 'content-length', String(bytes.length))
      if (encoding !== 'identity') lines.push('content-encoding', encoding)
    }
    response.writeHead(unchanged ? 304 : this.status, lines)
    if (unchanged || request.method === 'HEAD') response.end()
    else response.end(bytes)
  }

  private isUnchangedSince(given: string | undefined): boolean {
    return given !== undefined && this.etag !== undefined && given.includes(this.etag)
  }
}

function cookieLine({ name, value, maxAge }: Cookie, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** Header lines of one visit, name and value in turn. */
export function contextHeaders(context: RequestContext): string[] {
  const lines = ['x-request-id', context.id]
  if (context.secure) lines.push(...strictTransport)
  return lines
}

function cacheControl({ publicFor, immutable }: PreparedResponseInit): string {
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
  return hash('sha1', body, 'base64url')
}
