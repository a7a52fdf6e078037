import type { CircuitBreakerPolicy } from 'cockatiel'
import { isBrokenCircuitError } from 'cockatiel'
import type { Claimed, Fate } from './outbox.ts'
import { unseal } from './seal.ts'
import { isTemplateName, templates, word } from './templates.ts'
import { NotSent, type Transport } from './transport.ts'

/** Tries until a message is given up; not counted while the provider is known to be away. */
const maxAttempts = 10
const firstWaitMs = 1_000
const longestWaitMs = 300_000
/** Until somebody asks again whether a provider that was away is back. */
const awayWaitMs = 5_000

export interface Attempt {
  transport: Transport
  breaker: CircuitBreakerPolicy
  key: Buffer
  storeName: string
}

/** Tries to send a message; answers what is to become of it. Throws only where we have a bug. */
export async function attempt(
  message: Claimed,
  { transport, breaker, key, storeName }: Attempt,
  now: Date,
) {
  const { reference, contact, template, expires_at: until } = message
  if (!isTemplateName(template)) return dead(`there is no template '${template}'`)
  if (message.interrupted && !maySendTwice(message)) {
    return dead('interrupted while it was sent; it may have arrived')
  }
  const wording = word(template, unseal(message.sealed_values, reference, key), {
    storeName,
    until,
  })
  try {
    const { providerId } = await breaker.execute(() =>
      transport.send({ reference, to: contact, wording }),
    )
    // Nobody reports on mail.
    const next = message.channel === 'email' ? 'delivered' : 'sent'
    return { next, providerId } as const satisfies Fate
  } catch (error) {
    return afterTrouble(message, error, now)
  }
}

/** Whether trouble says that the provider is in trouble, and not that a message is. */
export function isProvidersTrouble(error: unknown): boolean {
  return error instanceof NotSent && error.trouble !== 'refused'
}

/**
 * A second mail shows its id, and a second copy of a code tells the same: better twice than not at
 * all. Any other SMS is not repeated on a guess, since Termii has no key to recognise it by.
 */
function maySendTwice({ channel, template }: Claimed): boolean {
  return channel === 'email' || (isTemplateName(template) && templates[template].isCode)
}

function afterTrouble(message: Claimed, error: unknown, now: Date): Fate {
  const isAway = isBrokenCircuitError(error)
  if (!isAway && !(error instanceof NotSent)) throw error
  const reason = error.message
  if (message.channel === 'whatsapp') return { next: 'by-sms', reason: `WhatsApp: ${reason}` }
  if (isAway) {
    return { next: 'again', at: later(now, awayWaitMs), reason, countsAsTry: false }
  }
  if (error.trouble === 'refused') return dead(reason)
  if (error.trouble === 'unsure' && !maySendTwice(message)) {
    return dead(`${reason}; it may have arrived`)
  }
  return anotherAttempt(message, reason, now)
}

/** Later, with growing waits; after the last try, never. */
export function anotherAttempt({ tries }: Claimed, reason: string, now: Date): Fate {
  if (tries + 1 >= maxAttempts) return dead(`${reason}, ${maxAttempts} times`)
  const wait = Math.min(firstWaitMs * 2 ** tries, longestWaitMs)
  return { next: 'again', at: later(now, wait), reason, countsAsTry: true }
}

function dead(reason: string): Fate {
  return { next: 'dead', reason }
}

/** Half to one and a half times the wait, so that what failed together does not come back together. */
function later(now: Date, waitMs: number): Date {
  return new Date(now.getTime() + waitMs * (0.5 + Math.random()))
}
