import { ApiError } from '#contract/client.ts'

/** How long a page sends again by itself, ms. After a machine has died, the mall's records are back within 40 s. */
const longestMs = 60_000

/** Where the server does not say when to try again. */
const pauseMs = 2_000

/**
 * Sends a call again, unchanged, while the mall does not reach its records or does not know what became of the call;
 * the call needs an idempotency key. `onAgain` runs before each pause. Throws what is thrown otherwise, or at last.
 */
export async function sendAgain<T>(send: () => Promise<T>, onAgain: () => void): Promise<T> {
  for (let waitedMs = 0; ; ) {
    try {
      return await send()
    } catch (error) {
      if (!isOutage(error) || waitedMs >= longestMs) throw error
      const ms = error.retryAfter ? error.retryAfter * 1_000 : pauseMs
      onAgain()
      await new Promise((resolve) => setTimeout(resolve, ms))
      waitedMs += ms
    }
  }
}

/** A proxy without a server behind it says 503 too, without a code. */
function isOutage(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.status !== 503) return false
  const { code, failure } = error
  return !failure || code === 'database_unavailable' || code === 'outcome_unknown'
}
