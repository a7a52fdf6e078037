import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Delivery, deliver, deliverAgain, isTaken } from '../deliver.ts'

export interface EventDeps {
  secretKey: string
  /** Where events are sent; null while the mall does not listen yet. */
  webhookUrl: () => string | null
}

/** After the first try. */
const timeouts = { maxAttempts: 4, pauseMs: 1_000 }

/** Tells the mall what happened, as Monnify does: signed, and again until it is taken. */
export class Events {
  readonly #deps: EventDeps
  readonly #stopping = new AbortController()

  constructor(deps: EventDeps) {
    this.#deps = deps
  }

  /**
   * Sends the same event so many times at once. Answers the mall's statuses to the first try of each
   * (null: not reached); what was not taken is tried again behind the caller's back.
   */
  async tell(event: object, { deliveries, isSigned }: { deliveries: number; isSigned: boolean }) {
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
      // A refused signature stays wrong.
      if (!isTaken(status) && isSigned) this.#goOn(delivery).catch(() => {})
      return status
    }
    return Promise.all(Array.from({ length: deliveries }, once))
  }

  close(): void {
    this.#stopping.abort()
  }

  async #goOn(delivery: Delivery): Promise<void> {
    await wait(timeouts.pauseMs, undefined, { signal: delivery.signal })
    await deliverAgain(delivery, timeouts)
  }
}
