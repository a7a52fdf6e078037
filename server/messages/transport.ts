import type { Wording } from './templates.ts'

/** A message on its way to a provider. */
export interface Letter {
  /** The same at every try. */
  reference: string
  to: string
  wording: Wording
}

/** A way out: Termii's SMS, its WhatsApp, or a mail server. */
export interface Way {
  /** Answers the provider's name for the message. Throws `NotSent`. */
  send(letter: Letter): Promise<{ providerId: string | null }>
  close(): void
}

/**
 * - `refused`: the provider will never take this message;
 * - `away`: the provider did not take it, another time it may;
 * - `unsure`: it did not answer, and may have taken it.
 */
export type Trouble = 'refused' | 'away' | 'unsure'

export class NotSent extends Error {
  readonly trouble: Trouble

  /** `message` goes into logs and the outbox: it must not repeat what was sent. */
  constructor(trouble: Trouble, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'NotSent'
    this.trouble = trouble
  }
}
