import { createHmac } from 'node:crypto'
import { deliverAgain } from '../deliver.ts'
import type { Channel } from '../inbox/inbox.ts'
import type { Mode } from '../inbox/modes.ts'

interface SentMessage {
  id: string
  to: string
  from: string
  text: string
  channel: Channel
}

export interface ReportDeps {
  webhookSecret: string
  webhookUrl: () => string | null
}

const timeouts = { maxAttempts: 5, pauseMs: 1_000 }

/** Sends the mall delivery reports as Termii does: signed, retried until they are accepted. */
export class Reports {
  readonly #deps: ReportDeps
  readonly #stopping = new AbortController()

  constructor(deps: ReportDeps) {
    this.#deps = deps
  }

  follow(message: SentMessage, mode: Mode): void {
    const statuses = ['Message Sent', mode === 'loses' ? 'Message Failed' : delivered]
    if (mode === 'doubles') statuses.push(delivered)
    // Reports that never get through are lost, as with the real provider.
    this.#sendAll(message, statuses).catch(() => {})
  }

  close(): void {
    this.#stopping.abort()
  }

  async #sendAll(message: SentMessage, statuses: string[]): Promise<void> {
    for (const status of statuses) await this.#send(message, status)
  }

  async #send(message: SentMessage, status: string): Promise<void> {
    const body = JSON.stringify(reportOf(message, status))
    const signature = createHmac('sha512', this.#deps.webhookSecret).update(body).digest('hex')
    const { signal } = this.#stopping
    const headers = { 'x-termii-signature': signature }
    await deliverAgain({ url: this.#deps.webhookUrl, headers, body, signal }, timeouts)
  }
}

const delivered = 'DELIVERED | Message delivered to handset'

function reportOf({ id, to, from, text, channel }: SentMessage, status: string) {
  return {
    type: 'outbound',
    message_id: id,
    message_id_str: id,
    receiver: to,
    sender: from,
    message: text,
    cost: '3.9',
    pages: '1',
    command: 'deliver',
    status,
    channel: channel === 'whatsapp' ? 'WHATSAPP' : 'DND',
  }
}
