import type { Wording } from './templates.ts'

/** A message on its way to a provider. */
export interface OutgoingMessage {
  /** The same at every attempt. */
  reference: string
  to: string
  wording: Wording
}

/** What takes messages out: Termii's SMS, its WhatsApp, or a mail server. */
export interface Transport {
  /** Answers the provider's name for the message. Throws `ProviderError`. */
  send(message: OutgoingMessage): Promise<{ providerId: string | null }>
  close(): void
}
