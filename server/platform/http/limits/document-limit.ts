import { refuse } from '../handler.ts'
import { Limiter } from './limit.ts'

/**
 * PDFs that one customer may request at once, and a second in the long run: rendering takes the processor.
 * The data export, which reads a customer's whole history, counts too.
 */
const limits = { burst: 20, perSecond: 1 / 5 }

/** Refuses with `too_many_requests` a customer who requests too many. Counted in this process. */
export type RequireDocumentAllowed = (accountId: number, now: Date) => void

export function limitDocuments(): RequireDocumentAllowed {
  const limiter = new Limiter(limits)
  return (accountId, now) => {
    const retryAfterSeconds = limiter.take(`account ${accountId}`, now.getTime())
    if (retryAfterSeconds > 0) refuse('too_many_requests', { retryAfterSeconds })
  }
}
