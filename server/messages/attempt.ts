import type { Keys } from '../platform/keys/keys.ts'
import { ProviderError } from '../platform/provider.ts'
import { aboutIn, type Backoff, nextAttempt } from '../platform/queue.ts'
import type { Claimed, Fate } from './outbox.ts'
import { isTemplateName, templates, word } from './templates.ts'
import type { Transport } from './transport.ts'

/** While the circuit breaker is open, attempts are not counted. */
const maxAttempts = 10
const backoff: Backoff = { firstMs: 1_000, longestMs: 300_000, maxAttempts }
/** Until the next attempt while the circuit breaker is open. */
const coolingWaitMs = 5_000

export interface Attempt {
  transport: Transport
  keys: Keys
  storeName: string
  publicUrl: string
}

/** Attempts to send a message; answers what follows. Throws `CannotUnseal`, and on a bug of ours. */
export async function attempt(
  message: Claimed,
  { transport, keys, storeName, publicUrl }: Attempt,
  now: Date,
) {
  const { reference, contact, template, expires_at: until } = message
  if (!isTemplateName(template)) return dead(`there is no template '${template}'`)
  if (message.is_doubtful && !maySendTwice(message)) {
    return dead('interrupted while it was sent; it may have arrived')
  }
  const values = await keys.unseal('messages', message.sealed_values, reference)
  const wording = word(template, values, { storeName, publicUrl, until })
  try {
    const { providerId } = await transport.send({ reference, to: contact, wording })
    // There are no delivery reports for mail.
    const next = message.channel === 'email' ? 'delivered' : 'sent'
    return { next, providerId } as const satisfies Fate
  } catch (error) {
    return afterFailure(message, error, now)
  }
}

/**
 * A repeated mail has the same `Message-ID`, and a repeated code is the same code: better twice than not
 * at all. Any other SMS is not repeated while its outcome is unknown, since Termii has no idempotency key.
 */
function maySendTwice({ channel, template }: Claimed): boolean {
  return channel === 'email' || (isTemplateName(template) && templates[template].isCode)
}

function afterFailure(message: Claimed, error: unknown, now: Date): Fate {
  if (!(error instanceof ProviderError)) throw error
  const { message: reason, kind, isCoolingDown } = error
  if (message.channel === 'whatsapp') return { next: 'by-sms', reason: `WhatsApp: ${reason}` }
  if (isCoolingDown) {
    return { next: 'again', at: aboutIn(now, coolingWaitMs), reason, isCounted: false }
  }
  if (kind === 'refused') return dead(reason)
  if (kind === 'unknown' && !maySendTwice(message)) {
    return dead(`${reason}; it may have arrived`)
  }
  return anotherAttempt(message, reason, now)
}

/** Later, with growing waits; after the last attempt, never. */
export function anotherAttempt(message: Claimed, reason: string, now: Date): Fate {
  const at = nextAttempt(message, now, backoff)
  return at
    ? { next: 'again', at, reason, isCounted: true }
    : dead(`${reason}, ${maxAttempts} times`)
}

export function dead(reason: string): Fate {
  return { next: 'dead', reason }
}
