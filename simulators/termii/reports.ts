import { createHmac } from 'node:crypto'
import { deliverAgain } from '../deliver.ts'
import type { Channel } from '../inbox/inbox.ts'
import type { Mode } from '../inbox/modes.ts'

interface Sent {
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

/** Tells the mall what became of its messages, as Termii does: signed, and again until it is taken. */
export class Reports {
  readonly #deps: ReportDeps
  readonly #stopping = new AbortController()

  constructor(deps: ReportDeps) {
    this.#deps = deps
  }

  follow(message: Sent, mode: Mode): void {
    const statuses = ['Message Sent', mode === 'loses' ? 'Message Failed' : delivered]
    if (mode === 'doubles') statuses.push(delivered)
    // Reports that never get through are lost, as in the world outside.
    this.#tellAll(message, statuses).catch(() => {})
  }

  close(): void {
    this.#stopping.abort()
  }

  async #tellAll(message: Sent, statuses: string[]): Promise<void> {
    for (const status of statuses) await this.#tell(message, status)
  }

  async #tell(message: Sent, status: string): Promise<void> {
    const body = JSON.stringify(reportOf(message, status))
    const signature = createHmac('sha512', this.#deps.webhookSecret).update(body).digest('hex')
    const { signal } = this.#stopping
    const headers = { 'x-termii-signature': signature }
    await deliverAgain({ url: this.#deps.webhookUrl, headers, body, signal }, timeouts)
  }
}

const delivered = 'DELIVERED | Message delivered to handset'

function reportOf({ id, to, from, text, channel }: Sent, status: string) {
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
