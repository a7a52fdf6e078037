import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookie } from '../handler.ts'
import { contextOf, cookieName, type RequestContext } from '../request-context.ts'
import {
  closedPolicy,
  fileHeaders,
  securityHeadersWith,
  strictTransport,
} from '../security/headers.ts'
import { xsrfCookie } from '../security/xsrf.ts'
import { CompressedBody, type Encoding, ownBytes } from './compressed-body.ts'

export interface PreparedResponseInit {
  status?: number
  type: string
  body: string | Buffer
  /** Seconds that proxies may cache it; absent: private. */
  publicFor?: number
  /** No browser or proxy may store it: what the staff sees. */
  neverStored?: boolean
  /** Never changes under this address. */
  immutable?: boolean
  /** A script, style, font or picture of a page. */
  isFile?: boolean
  /** Content-Security-Policy; absent: nothing may run. */
  policy?: string
  /** Permissions-Policy; absent: that of every page. */
  permissions?: string
  /** Cache tags. */
  tags?: Iterable<string>
  /** Cache it only from the second request on. */
  cacheOnSecondUse?: boolean
  /** Only on private responses. */
  cookies?: Cookie[]
  headers?: Record<string, string>
}

const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/

interface Headers {
  /** Header names and values alternating, the fastest form for Node's `writeHead`. */
  lines: string[]
  /** The headers of a 304; the browser's cached copy has the others. */
  unchangedLines: string[]
}

const none: never[] = []

/** A response with its bytes and headers prepared, to be sent any number of times. */
export class PreparedResponse {
  readonly status: number
  readonly body: CompressedBody
  readonly cacheOnSecondUse: boolean
  /** Of a redirect. */
  readonly location: string | undefined
  /** Each once. */
  tags: readonly string[]
  /** Made at the first sending: what pages are made from may never be sent by itself. */
  private validator: string | undefined
  private isSent = false
  /** From the second sending on: of the thousands in the cache most are sent once, and these are half a KB of each. */
  private headers: Headers | undefined
  private parsed: WeakRef<object> | undefined
  private readonly cookies: readonly Cookie[]
  private readonly type: string
  private readonly policy: string
  private readonly permissions: string | undefined
  private readonly isFile: boolean
  private readonly more: readonly string[]
  private readonly cacheControl: string
  private readonly isCompressed: boolean
  private readonly mayCarryCookie: boolean
  private readonly neverStored: boolean

  constructor(init: PreparedResponseInit) {
    this.status = init.status ?? 200
    this.body = new CompressedBody(
      typeof init.body === 'string' ? ownBytes(init.body) : init.body,
      init.immutable ? 'once' : 'often',
    )
    this.tags = init.tags ? [...new Set(init.tags)] : none
    this.cacheOnSecondUse = init.cacheOnSecondUse ?? false
    this.location = init.headers?.location
    this.type = init.type
    this.cookies = init.cookies?.length ? init.cookies : none
    this.policy = init.policy ?? closedPolicy
    this.permissions = init.permissions
    this.isFile = init.isFile ?? false
    this.more = init.headers ? Object.entries(init.headers).flat() : none
    this.cacheControl = cacheControl(init)
    this.isCompressed = this.body.isWorthCompressing && compressible.test(init.type)
    this.neverStored = init.neverStored ?? false
    this.mayCarryCookie = /^(text\/html|application\/json)/.test(init.type)
  }

  /** Weak: the same for every encoding. */
  get etag(): string | undefined {
    return this.makeEtag()
  }

  private makeEtag(): string | undefined {
    if (this.status === 200 && !this.neverStored) this.validator ??= `W/"${this.body.digest()}"`
    return this.validator
  }

  private headersOf(): Headers {
    if (this.headers) return this.headers
    const { etag } = this
    const validators = ['vary', 'accept-encoding', ...(etag ? ['etag', etag] : [])]
    const lines = [
      ...(this.isFile ? fileHeaders : securityHeadersWith(this.permissions)).flat(),
      'content-security-policy',
      this.policy,
      ...validators,
      ...this.more,
    ]
    // A page's policy depends on the configuration too, so a 304 must carry it even for the same bytes.
    const unchangedLines = this.type.startsWith('text/html') ? lines : validators
    const headers = { lines, unchangedLines }
    if (this.isSent) this.headers = headers
    this.isSent = true
    return headers
  }

  /** The parsed body of an answer to a call, the same object for everybody: nobody may change it. */
  async value(): Promise<object> {
    const known = this.parsed?.deref()
    if (known) return known
    const value: object = JSON.parse((await this.body.as('identity')).toString())
    // Weak: the bytes are what the cache keeps; the objects that pages are made from again and again stay.
    this.parsed = new WeakRef(value)
    return value
  }

  /** Sends at once if the bytes are there in the accepted encoding; else returns false. */
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
    // The ETag is of the plain bytes, which may go once they are compressed.
    this.makeEtag()
    const bytes = await this.body.as(encoding)
    // The client may have disconnected by now.
    if (!response.destroyed) this.write(bytes, encoding, request, response, context)
  }

  private encodingFor(request: IncomingMessage): Encoding {
    const accepted = request.headers['accept-encoding']
    if (!this.isCompressed || typeof accepted !== 'string') return 'identity'
    // A browser that knows it knows Brotli too, which then packs better.
    if (this.body.isFresh && takes.zstd.test(accepted)) return 'zstd'
    if (takes.br.test(accepted)) return 'br'
    return takes.gzip.test(accepted) ? 'gzip' : 'identity'
  }

  private write(
    bytes: Buffer,
    encoding: Encoding,
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
  ): void {
    const { etag } = this
    const { lines: all, unchangedLines } = this.headersOf()
    const given = request.headers['if-none-match']
    const unchanged = given !== undefined && etag !== undefined && given.includes(etag)
    const setsCookie = context.needsXsrf && this.mayCarryCookie
    const lines = (unchanged ? unchangedLines : all).slice()
    // With one visitor's cookie on it, no proxy may cache it.
    const isPrivate = setsCookie && !this.neverStored
    lines.push('cache-control', isPrivate ? 'private, no-cache' : this.cacheControl)
    lines.push(...contextHeaders(context))
    if (setsCookie) lines.push('set-cookie', xsrfCookie(context.xsrfToken, context.secure))
    for (const cookie of this.cookies) lines.push('set-cookie', cookieLine(cookie, context))
    if (!unchanged) {
      lines.push('content-type', this.type, 'content-length', String(bytes.length))
      if (encoding !== 'identity') lines.push('content-encoding', encoding)
    }
    response.writeHead(unchanged ? 304 : this.status, lines)
    if (unchanged || request.method === 'HEAD') response.end()
    else response.end(bytes)
  }
}

function cookieLine(cookie: Cookie, context: RequestContext): string {
  const { name, value, maxAge, path = '/' } = cookie
  const sameSite = cookie.sameSite === 'Strict' ? 'SameSite=Strict' : 'SameSite=Lax'
  const secure = context.secure ? '; Secure' : ''
  const named = `${cookieName(name, context, path)}=${value}`
  return `${named}; Path=${path}; Max-Age=${maxAge}; HttpOnly; ${sameSite}${secure}`
}

/** The headers of one request, names and values alternating. */
export function contextHeaders(context: RequestContext): string[] {
  const lines = ['x-request-id', context.id]
  if (context.secure) lines.push(...strictTransport)
  return lines
}

function cacheControl({ publicFor, immutable, neverStored }: PreparedResponseInit): string {
  if (neverStored) return 'no-store'
  if (immutable) return 'public, max-age=31536000, immutable'
  if (publicFor === undefined) return 'private, no-cache'
  // What is good for a second is not to be shown for a minute.
  const stale = publicFor > 1 ? ', stale-while-revalidate=60' : ''
  return `public, max-age=0, s-maxage=${publicFor}${stale}, stale-if-error=86400`
}

/** Whether `Accept-Encoding` names it, and not with a weight of zero. */
const takes = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  zstd: /\bzstd\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
} as const

/** Sends a prepared response in place of Fastify's own reply. */
export async function answerWith(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedResponse,
): Promise<void> {
  reply.hijack()
  await answer.send(raw, reply.raw, contextOf(raw))
}
