import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './limit.ts'

export interface ConnectionLimits {
  /** Open at once in this process. */
  max: number
  /** From one address; null behind a proxy, from which all of them come. */
  maxPerAddress: number | null
  /** ms without a byte after which Node looks at a connection, and that headers may take in all. */
  stallMs?: number
}

const checkEveryMs = 500
/** Node looks whether bytes were read or written after each such time: a stall ends after two of them at the latest. */
const defaultStallMs = 9_000
const idleMs = 72_000
/** A whole request, body included: a megabyte at 17 KB/s. */
const requestMs = 60_000

interface Watched {
  /** A request whose body is still to come. */
  request: IncomingMessage | null
  /** The answer that the mall is still writing. */
  answer: ServerResponse | null
}

/**
 * Node's limits for the server. Idle connections stay open for longer than a proxy keeps its own (60 s and
 * less), so that none is closed under a request. Node counts `headersTimeout` from the first byte of a
 * request, or from the beginning of a connection without one, so it ends no idle connection.
 */
export function timeLimits({ stallMs = defaultStallMs }: ConnectionLimits) {
  return {
    keepAliveTimeout: idleMs,
    headersTimeout: stallMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: Math.min(checkEveryMs, stallMs / 4),
  }
}

/**
 * Bounds the connections of a server, and destroys those of which nothing moves while the server waits: for a
 * body, or for an answer to be read. Event streams wait for neither.
 */
export class Connections {
  private readonly watched = new Map<Socket, Watched>()
  private readonly perNetwork = new Map<string, number>()
  private readonly limits: ConnectionLimits
  private clearedAt = Number.NEGATIVE_INFINITY
  private server: Server | undefined

  constructor(limits: ConnectionLimits) {
    this.limits = limits
  }

  watch(server: Server): void {
    this.server = server
    server.on('connection', (socket: Socket) => this.add(socket))
    server.on('request', ({ socket }, answer: ServerResponse) => {
      const watched = this.watched.get(socket)
      if (!watched || answer.writableEnded) return
      watched.answer = answer
      // An idle connection would hold its last answer for a minute.
      answer.once('close', () => {
        if (watched.answer === answer) watched.answer = null
      })
    })
    // Node counts an answer as written while the kernel takes some of it; `writableLength` counts the whole until all is gone.
    server.setTimeout(this.limits.stallMs ?? defaultStallMs, (socket) => this.end(socket))
  }

  get size(): number {
    return this.watched.size
  }

  /** A body is announced: its sender has to go on with it. */
  awaitBody(request: IncomingMessage): void {
    const watched = this.watched.get(request.socket)
    if (watched) watched.request = request
  }

  private add(socket: Socket): void {
    const network = networkOf(socket.remoteAddress ?? '')
    const ofNetwork = this.perNetwork.get(network) ?? 0
    const { maxPerAddress } = this.limits
    if ((maxPerAddress !== null && ofNetwork >= maxPerAddress) || !this.hasCapacity()) {
      socket.destroy()
      return
    }
    this.perNetwork.set(network, ofNetwork + 1)
    this.watched.set(socket, { request: null, answer: null })
    socket.once('close', () => this.remove(socket, network))
  }

  private remove(socket: Socket, network: string): void {
    this.watched.delete(socket)
    const left = (this.perNetwork.get(network) ?? 1) - 1
    if (left > 0) this.perNetwork.set(network, left)
    else this.perNetwork.delete(network)
  }

  /** Makes room by closing connections between two requests, once a second at most: they open new ones. */
  private hasCapacity(): boolean {
    if (this.watched.size < this.limits.max) return true
    const now = performance.now()
    if (now - this.clearedAt < 1_000) return false
    this.clearedAt = now
    this.server?.closeIdleConnections()
    // Those that were closed just now leave the list a moment later.
    return [...this.watched.keys()].filter(({ destroyed }) => !destroyed).length < this.limits.max
  }

  /** Ends a connection on which nothing has moved for a while, unless the mall is to answer next. */
  private end(socket: Socket): void {
    const { request = null, answer = null } = this.watched.get(socket) ?? {}
    const isClientNext = socket.writableLength > 0 || isIncomplete(request)
    if (isClientNext || answer === null) socket.destroy()
  }
}

function isIncomplete(request: IncomingMessage | null): boolean {
  return request !== null && !request.complete && !request.destroyed
}

/** Whether a request says that a body follows. */
export function announcesBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers
  return encoding !== undefined || (length !== undefined && length !== '0')
}
