import type { ServerResponse } from 'node:http'
import { type Customer, refuse } from './handler.ts'
import { networkOf } from './limits/limit.ts'

export interface EventStreamOptions {
  /** ms between heartbeats; each also checks whether the session is still valid. */
  heartbeatMs?: number
  maxPerAccount?: number
  /** Of one address, whose accounts may be many. */
  maxPerAddress?: number
  /** In this process. */
  max?: number
}

interface Stream {
  customer: Customer
  /** The caller's address. */
  ip: string
  response: ServerResponse
  /** Whether the session that opened the stream is still valid. */
  isSessionValid: () => Promise<boolean>
}

/** How long the browser waits before it reconnects, ms. */
const retryMs = 3_000
/** The last event of a stream whose session has ended. */
const signedOut = 'signed-out'

/** The open streams of server-sent events in this process, by account. */
export class EventStreams {
  private readonly byAccount = new Map<number, Set<Stream>>()
  private readonly perNetwork = new Map<string, number>()
  private readonly options: Required<EventStreamOptions>
  private count = 0
  private closed = false

  constructor(options: EventStreamOptions = {}) {
    const bounds = { maxPerAccount: 10, maxPerAddress: 1_000, max: 2_000 }
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
      message: 'Too many pages of the mall are open. Close some of them.',
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
    write(response, `retry: ${retryMs}\n\n`)
  }

  /**
   * Sends one message of the accounts' channel, `<account>:<kind>` or `<account>:<kind>:<session>`, to the
   * account's streams; the session that made the change is skipped. Empty: messages may have been lost, so
   * every stream gets every kind.
   */
  publish(message: string, kinds: readonly string[]): void {
    const [account, kind = '', session] = message.split(':')
    const recipients = message === '' ? [...this.byAccount.values()] : [this.of(Number(account))]
    for (const stream of recipients.flatMap((streams) => [...streams])) {
      if (message === '' || kind === signedOut) void this.endIfSignedOut(stream)
      for (const name of message === '' ? kinds : [kind]) {
        if (name === signedOut || !kinds.includes(name)) continue
        if (Number(session) !== stream.customer.sessionId) send(stream.response, name)
      }
    }
  }

  /** Ends all streams; browsers reconnect by themselves, to another process or after the restart. */
  close(): void {
    this.closed = true
    for (const streams of this.byAccount.values()) {
      for (const { response } of streams) response.end()
    }
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
