import type { Wording } from './template.ts'

/** A message as a provider gets it. */
export interface OutgoingMessage {
  /** The same at every attempt. */
  reference: string
  to: string
  wording: Wording
}

/** Sends messages: Termii's SMS, its WhatsApp, or a mail server. */
export interface Transport {
  /** Answers the provider's id of the message. Throws `ProviderError`. */
  send(message: OutgoingMessage): Promise<{ providerId: string | null }>
  close(): void
}
