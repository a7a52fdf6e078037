import { setTimeout as wait } from 'node:timers/promises'
import { deliverAgain } from '../deliver.ts'
import { eventBody } from './bodies.ts'
import type { HostedLink, Transaction } from './book.ts'
import type { Switches } from './switches.ts'

export interface HookDeps {
  webhookHash: string
  /** Where events are sent; null while the mall does not listen yet. */
  webhookUrl: () => string | null
  switches: Switches
}

/** How late an event is in the mode `late`, ms. */
const lateMs = 30_000
/** The real Flutterwave waits 30 minutes between attempts. */
const timeouts = { maxAttempts: 4, pauseMs: 2_000 }

/** Sends the mall events as Flutterwave does: with the secret hash, retried until they are accepted. */
export class Hooks {
  readonly #deps: HookDeps
  readonly #stopping = new AbortController()

  constructor(deps: HookDeps) {
    this.#deps = deps
  }

  follow(
    transaction: Transaction,
    link: HostedLink | undefined,
    { deliveries = 1, delayMs = 0 }: { deliveries?: number; delayMs?: number } = {},
  ): void {
    const mode = this.#deps.switches.of('webhooks')
    const times = { never: 0, twice: deliveries * 2 }[String(mode)] ?? deliveries
    const events = eventsOf(transaction, link, mode)
    const bodies = Array.from({ length: times }, () => events).flat()
    const hash = mode === 'forged' ? 'not the hash' : this.#deps.webhookHash
    const later = delayMs + (mode === 'late' ? lateMs : 0)
    // Events that never get through are lost, as with the real provider.
    this.#sendAll(bodies, hash, later).catch(() => {})
  }

  close(): void {
    this.#stopping.abort()
  }

  async #sendAll(bodies: string[], hash: string, delayMs: number): Promise<void> {
    if (delayMs > 0) await wait(delayMs, undefined, { signal: this.#stopping.signal })
    for (const body of bodies) await this.#send(body, hash)
  }

  async #send(body: string, hash: string): Promise<void> {
    const { signal } = this.#stopping
    const url = this.#deps.webhookUrl
    await deliverAgain({ url, headers: { 'verif-hash': hash }, body, signal }, timeouts)
  }
}

function eventsOf(transaction: Transaction, link: HostedLink | undefined, mode: string): string[] {
  const event = (claimed: Transaction) => JSON.stringify(eventBody(claimed, link))
  if (mode === 'wrong') return [event({ ...transaction, amount: transaction.amount * 10 })]
  if (mode !== 'shuffled') return [event(transaction)]
  const failure = event({ ...transaction, status: 'failed', processor_response: 'Pending' })
  return [failure, event(transaction), failure]
}
