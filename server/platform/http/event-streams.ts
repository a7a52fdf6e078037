import type { ServerResponse } from 'node:http'
import { type Customer, refuse } from './handler.ts'

export interface EventStreamOptions {
  /** ms between signs of life; each also looks whether the session still holds. */
  beatMs?: number
  maxPerAccount?: number
  /** Of this process. */
  max?: number
}

interface Stream {
  customer: Customer
  response: ServerResponse
  /** Whether the session that opened it still holds. */
  stillHolds: () => Promise<boolean>
}

/** What the browser waits before it comes back, ms. */
const retryMs = 3_000
/** The session has ended: the last event of its streams. */
const signedOut = 'signed-out'

/** The open streams of server-sent events in this process, by account. */
export class EventStreams {
  private readonly byAccount = new Map<number, Set<Stream>>()
  private readonly options: Required<EventStreamOptions>
  private count = 0
  private closed = false

  constructor(options: EventStreamOptions = {}) {
    this.options = { beatMs: 30_000, maxPerAccount: 10, max: 2_000, ...options }
  }

  /** Refuses where an account, or everybody together, has too many open. */
  requireRoom(accountId: number): void {
    const { maxPerAccount, max } = this.options
    if (this.closed || this.count >= max) refuse('overloaded', { retryAfterSeconds: 30 })
    if ((this.byAccount.get(accountId)?.size ?? 0) < maxPerAccount) return
    refuse('too_many_requests', {
      message: 'Too many pages of the mall are open. Close some of them.',
      retryAfterSeconds: 30,
    })
  }

  /** Takes over a response whose head is sent, until the browser leaves or the session ends. */
  add(stream: Stream): void {
    const { customer, response } = stream
    const streams = this.byAccount.get(customer.id) ?? new Set()
    this.byAccount.set(customer.id, streams.add(stream))
    this.count += 1
    const beat = setInterval(() => {
      write(response, ':\n\n')
      void this.endIfOver(stream)
    }, this.options.beatMs)
    response.once('close', () => {
      clearInterval(beat)
      this.count -= 1
      streams.delete(stream)
      if (streams.size === 0) this.byAccount.delete(customer.id)
    })
    write(response, `retry: ${retryMs}\n\n`)
  }

  /**
   * Passes on one message of the accounts' channel, `<account>:<kind>` or `<account>:<kind>:<session>`:
   * the session that made a change knows it already. Empty: messages may have been missed, so
   * everybody is told to ask again.
   */
  hear(message: string, kinds: readonly string[]): void {
    const [account, kind = '', session] = message.split(':')
    const told = message === '' ? [...this.byAccount.values()] : [this.of(Number(account))]
    for (const stream of told.flatMap((streams) => [...streams])) {
      if (message === '' || kind === signedOut) void this.endIfOver(stream)
      for (const name of message === '' ? kinds : [kind]) {
        if (name === signedOut || !kinds.includes(name)) continue
        if (Number(session) !== stream.customer.sessionId) send(stream.response, name)
      }
    }
  }

  /** Ends all of them; browsers come back by themselves, to another process or after the restart. */
  close(): void {
    this.closed = true
    for (const streams of this.byAccount.values()) {
      for (const { response } of streams) response.end()
    }
  }

  private of(accountId: number): Set<Stream> {
    return this.byAccount.get(accountId) ?? new Set()
  }

  private async endIfOver({ response, stillHolds }: Stream): Promise<void> {
    // While the database is away nobody is signed out.
    const holds = await stillHolds().catch(() => true)
    if (holds || response.writableEnded) return
    send(response, signedOut)
    response.end()
  }
}

function send(response: ServerResponse, name: string): void {
  write(response, `event: ${name}\ndata: {}\n\n`)
}

/** A browser that does not take what it is sent is given up: it would be kept in memory. */
function write(response: ServerResponse, text: string): void {
  if (response.writableEnded) return
  if (response.writableNeedDrain) response.destroy()
  else response.write(text)
}
