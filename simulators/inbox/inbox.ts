export type Channel = 'sms' | 'whatsapp' | 'email'
export const channels = ['sms', 'whatsapp', 'email'] as const satisfies Channel[]

/** A message that reached somebody. */
export interface Received {
  /** A mail address, or +234… */
  to: string
  channel: Channel
  text: string
  /** The six digits in it, if there are any. */
  code: string | null
  /** ISO 8601, UTC, by the mall's clock. */
  sent_at: string
}

const maxRetained = 1_000

/** Everybody's phones and mailboxes: the messages since the start, in memory only. */
export class Inbox {
  readonly #received: Received[] = []
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  add(to: string, channel: Channel, text: string): void {
    // A long code comes in groups.
    const code = /(?<!\d)\d{6}( \d{6} \d{6})?(?!\d)/.exec(text)?.[0].replaceAll(' ', '') ?? null
    this.#received.unshift({ to, channel, text, code, sent_at: this.#now().toISOString() })
    this.#received.length = Math.min(this.#received.length, maxRetained)
  }

  /** Newest first; one contact's, or all. */
  list(to: string): Received[] {
    const contact = normal(to)
    return contact ? this.#received.filter((one) => normal(one.to) === contact) : this.#received
  }
}

/** A plus sign in a query string decodes to a space, and people leave it out. */
function normal(contact: string): string {
  const plain = contact.trim().toLowerCase()
  return /^\d{8,15}$/.test(plain) ? `+${plain}` : plain
}
