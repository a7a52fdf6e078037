import { refuse } from './handler.ts'
import { Limiter } from './limit.ts'

/**
 * Papers that one customer can have drawn at once, and a second in the long run: each takes the processor, as
 * does what the mall knows of them, which comes whole.
 */
const limits = { burst: 20, perSecond: 1 / 5 }

/** Lets a customer have another paper, or refuses `too_many_requests`. Counted in this process. */
export type RequirePdfAllowed = (accountId: number, now: Date) => void

export function limitPdfs(): RequirePdfAllowed {
  const limiter = new Limiter(limits)
  return (accountId, now) => {
    const retryAfterSeconds = limiter.take(`account ${accountId}`, now.getTime())
    if (retryAfterSeconds > 0) refuse('too_many_requests', { retryAfterSeconds })
  }
}
