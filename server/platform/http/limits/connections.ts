import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './limit.ts'

export interface ConnectionLimits {
  /** Open at once in this process. */
  max: number
  /** From one address; null behind a proxy, from which all of them come. */
  maxPerAddress: number | null
  /** ms without a byte after which a reader or a writer is given up, and that headers may take in all. */
  stallMs?: number
}

const checkEveryMs = 500
/** 10 s at the latest, with the time until the next check. */
const defaultStallMs = 9_000
const idleMs = 72_000
/** A whole request, body included: a megabyte at 17 KB/s. */
const requestMs = 60_000

interface Watched {
  network: string
  /** A request whose body is still to come. */
  request: IncomingMessage | null
  /** Bytes read, and bytes that wait to be written, at the last check that saw a change. */
  seen: string
  /** ms; `performance.now()` of that check. */
  at: number
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
    const { connectionsCheckingInterval: interval } = timeLimits(this.limits)
    const checks = setInterval(() => this.check(), interval).unref()
    server.once('close', () => clearInterval(checks))
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
    this.watched.set(socket, { network, request: null, seen: '', at: performance.now() })
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

  private check(): void {
    const now = performance.now()
    for (const [socket, watched] of this.watched) {
      const isWaiting = socket.writableLength > 0 || isIncomplete(watched.request)
      const seen = isWaiting ? `${socket.bytesRead} ${unwritten(socket)}` : ''
      if (!isWaiting || seen !== watched.seen) {
        watched.seen = seen
        watched.at = now
      } else if (now - watched.at >= (this.limits.stallMs ?? defaultStallMs)) {
        socket.destroy()
      }
    }
  }
}

function isIncomplete(request: IncomingMessage | null): boolean {
  return request !== null && !request.complete && !request.destroyed
}

/**
 * Bytes that the kernel has not taken. `writableLength` counts a large answer as a whole until all of it is
 * gone; the queue of the handle, which Node has no public name for, shrinks with each packet that was read.
 */
function unwritten(socket: Socket): number {
  const handle: unknown = Reflect.get(socket, '_handle')
  const queue: unknown =
    typeof handle === 'object' && handle !== null
      ? Reflect.get(handle, 'writeQueueSize')
      : undefined
  return typeof queue === 'number' ? queue : socket.writableLength
}

/** Whether a request says that a body follows. */
export function announcesBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers
  return encoding !== undefined || (length !== undefined && length !== '0')
}
