import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Delivery, deliver, deliverAgain, isTaken } from '../deliver.ts'

export interface EventDeps {
  secretKey: string
  /** Where events are sent; null while the mall does not listen yet. */
  webhookUrl: () => string | null
}

/** For the attempts after the first one. */
const timeouts = { maxAttempts: 4, pauseMs: 1_000 }

/** Sends the mall events as Monnify does: signed, retried until they are accepted. */
export class Events {
  readonly #deps: EventDeps
  readonly #stopping = new AbortController()

  constructor(deps: EventDeps) {
    this.#deps = deps
  }

  /**
   * Sends the same event `deliveries` times at once. Answers the mall's statuses to each first
   * attempt (null: not reached); what was not accepted is retried in the background.
   */
  async send(event: object, { deliveries, isSigned }: { deliveries: number; isSigned: boolean }) {
    const body = JSON.stringify(event)
    const secret = isSigned ? this.#deps.secretKey : 'somebody else’s'
    const signature = createHmac('sha512', secret).update(body).digest('hex')
    const delivery: Delivery = {
      url: this.#deps.webhookUrl,
      headers: { 'monnify-signature': signature },
      body,
      signal: this.#stopping.signal,
    }
    const once = async () => {
      const status = await deliver(delivery)
      // A wrong signature is refused every time.
      if (!isTaken(status) && isSigned) this.#retry(delivery).catch(() => {})
      return status
    }
    return Promise.all(Array.from({ length: deliveries }, once))
  }

  close(): void {
    this.#stopping.abort()
  }

  async #retry(delivery: Delivery): Promise<void> {
    await wait(timeouts.pauseMs, undefined, { signal: delivery.signal })
    await deliverAgain(delivery, timeouts)
  }
}
