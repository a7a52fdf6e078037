import type { ServerResponse } from 'node:http'
import { type Customer, refuse } from './handler.ts'
import { networkOf } from './limits/limit.ts'

export interface EventStreamOptions {
  /** The names of all events. */
  kinds?: readonly string[]
  /** ms between heartbeats; each also checks whether the session is still valid. */
  heartbeatMs?: number
  maxPerAccount?: number
  /** Of one address, whose accounts may be many. */
  maxPerAddress?: number
  /** In this process. */
  max?: number
}

export interface Stream {
  customer: Customer
  /** The caller's address. */
  ip: string
  response: ServerResponse
  /** Whether the session that opened the stream is still valid. */
  isSessionValid: () => Promise<boolean>
  /** ms for which the page may have missed events; undefined: it has missed none. */
  behindMs?: number | undefined
}

/** An event of the last minute. */
interface PastEvent {
  at: number
  account: number
  kind: string
  /** The session that made the change; NaN: none did. */
  session: number
}

/** ms that events are remembered for pages that open a stream after they have read what it tells of. */
const rememberedMs = 60_000
/** ms that they may stay longer. */
const droppedEveryMs = 1_000
/** Of all accounts. */
const maxRemembered = 10_000
/** ms that the page's request to read may have taken longer than its request for the stream. */
const marginMs = 5_000

/** What goes to all streams goes so often at most, ms. */
const bundleMs = 1_000

/** How long the browser waits before it reconnects, ms. */
const retryMs = 3_000
/** The same where the process stops, while another one is there: a random time between these, so that its pages do not come at once. */
const movedMs = { min: 1_000, max: 3_000 }
/** The last event of a stream whose session has ended. */
const signedOut = 'signed-out'

/** The open streams of server-sent events in this process, by account. */
export class EventStreams {
  private readonly byAccount = new Map<number, Set<Stream>>()
  private readonly perNetwork = new Map<string, number>()
  private readonly options: Required<EventStreamOptions>
  private readonly past: PastEvent[] = []
  /** ms of this process's clock: what was before is not known. */
  private rememberedSince = performance.now()
  /** Kinds that went to all a moment ago, and whether one more has come since. */
  private readonly bundled = new Map<string, boolean>()
  private count = 0
  private closed = false

  constructor(options: EventStreamOptions = {}) {
    const bounds = { kinds: [], maxPerAccount: 10, maxPerAddress: 1_000, max: 2_000 }
    this.options = { heartbeatMs: 30_000, ...bounds, ...options }
  }

  /** Refuses where the account, its address or the whole process has too many streams open. */
  requireCapacity({ customer, ip }: Pick<Stream, 'customer' | 'ip'>): void {
    const { maxPerAccount, maxPerAddress, max } = this.options
    if (this.closed || this.count >= max) refuse('overloaded', { retryAfterSeconds: 30 })
    if ((this.perNetwork.get(networkOf(ip)) ?? 0) >= maxPerAddress) {
      refuse('too_many_requests', { retryAfterSeconds: 30 })
    }
    if ((this.byAccount.get(customer.id)?.size ?? 0) < maxPerAccount) return
    refuse('too_many_requests', {
      message: 'Too many pages are open. Close some of them.',
      retryAfterSeconds: 30,
    })
  }

  /** Takes over a response whose headers are sent, until the browser disconnects or the session ends. */
  add(stream: Stream): void {
    const { customer, ip, response } = stream
    const network = networkOf(ip)
    const streams = this.byAccount.get(customer.id) ?? new Set()
    this.byAccount.set(customer.id, streams.add(stream))
    this.count += 1
    this.perNetwork.set(network, (this.perNetwork.get(network) ?? 0) + 1)
    const heartbeat = setInterval(() => {
      write(response, ':\n\n')
      void this.endIfSignedOut(stream)
    }, this.options.heartbeatMs)
    response.once('close', () => {
      clearInterval(heartbeat)
      this.count -= 1
      const ofNetwork = (this.perNetwork.get(network) ?? 1) - 1
      if (ofNetwork > 0) this.perNetwork.set(network, ofNetwork)
      else this.perNetwork.delete(network)
      streams.delete(stream)
      if (streams.size === 0) this.byAccount.delete(customer.id)
    })
    // Before anything else: the page counts the first bytes as news of the account.
    for (const kind of this.missedBy(stream)) send(response, kind)
    write(response, `retry: ${retryMs}\n\n`)
  }

  /**
   * Sends one message of the accounts' channel, `<account>:<kind>` or `<account>:<kind>:<session>`, to the
   * account's streams; the session that made the change is skipped. Empty: messages may have been lost, so
   * every stream gets every kind.
   */
  publish(message: string): void {
    const { kinds } = this.options
    const [account, kind = '', session] = message.split(':')
    if (message === '') this.dropBefore(performance.now())
    else this.remember({ account: Number(account), kind, session: Number(session) })
    const recipients = message === '' ? [...this.byAccount.values()] : [this.of(Number(account))]
    for (const stream of recipients.flatMap((streams) => [...streams])) {
      if (message === '' || kind === signedOut) void this.endIfSignedOut(stream)
      for (const name of message === '' ? kinds : [kind]) {
        if (name === signedOut || !kinds.includes(name)) continue
        if (Number(session) !== stream.customer.sessionId) send(stream.response, name)
      }
    }
  }

  /** Sends an event to all streams, once a second at most; '': events may have been lost, so every kind. */
  publishToAll(message: string): void {
    const kinds = message === '' ? this.options.kinds : [message]
    for (const kind of kinds.filter((one) => one !== signedOut)) {
      if (this.bundled.has(kind)) {
        this.bundled.set(kind, true)
        continue
      }
      this.bundled.set(kind, false)
      for (const streams of this.byAccount.values()) {
        for (const { response } of streams) send(response, kind)
      }
      setTimeout(() => this.endBundle(kind), bundleMs).unref()
    }
  }

  private endBundle(kind: string): void {
    const hasCome = this.bundled.get(kind) === true
    this.bundled.delete(kind)
    if (hasCome) this.publishToAll(kind)
  }

  /** Ends all streams, telling each page when to reconnect: to another process, or after the restart. */
  close(): void {
    this.closed = true
    for (const { response } of [...this.byAccount.values()].flatMap((streams) => [...streams])) {
      const ms = movedMs.min + Math.random() * (movedMs.max - movedMs.min)
      write(response, `retry: ${Math.round(ms)}\n\n`)
      response.end()
    }
  }

  private remember(event: Omit<PastEvent, 'at'>): void {
    const now = performance.now()
    this.past.push({ at: now, ...event })
    // Many at once: those that stay move up each time.
    const isFull = this.past.length > maxRemembered
    const oldest = this.past[isFull ? maxRemembered / 10 : 0]
    if (!oldest) return
    if (isFull) this.dropBefore(oldest.at)
    else if (oldest.at < now - rememberedMs - droppedEveryMs) this.dropBefore(now - rememberedMs)
  }

  /** Drops the events before that time. */
  private dropBefore(time: number): void {
    if (time <= this.rememberedSince) return
    this.rememberedSince = time
    const first = this.past.findIndex(({ at }) => at >= time)
    this.past.splice(0, first < 0 ? this.past.length : first)
  }

  /** The names of the events that the page may have missed; every name where that is not known any more. */
  private missedBy({ customer, behindMs }: Stream): string[] {
    if (behindMs === undefined) return []
    const since = performance.now() - behindMs - marginMs
    const kinds = this.options.kinds.filter((kind) => kind !== signedOut)
    if (since < this.rememberedSince) return kinds
    return kinds.filter((kind) =>
      this.past.some(
        (event) =>
          event.at >= since &&
          event.account === customer.id &&
          event.kind === kind &&
          event.session !== customer.sessionId,
      ),
    )
  }

  private of(accountId: number): Set<Stream> {
    return this.byAccount.get(accountId) ?? new Set()
  }

  private async endIfSignedOut({ response, isSessionValid }: Stream): Promise<void> {
    // While the database is unavailable nobody is signed out.
    const isValid = await isSessionValid().catch(() => true)
    if (isValid || response.writableEnded) return
    send(response, signedOut)
    response.end()
  }
}

function send(response: ServerResponse, name: string): void {
  write(response, `event: ${name}\ndata: {}\n\n`)
}

/** Disconnects a browser that does not read: what it is sent would pile up in memory. */
function write(response: ServerResponse, text: string): void {
  if (response.writableEnded) return
  if (response.writableNeedDrain) response.destroy()
  else response.write(text)
}
