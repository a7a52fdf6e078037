import { ApiError } from '#contract/client.ts'

/** Resolves after `ms`, or earlier when the browser is online again or the signal aborts. */
export function retryDelay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    addEventListener('online', done)
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  })
}

/** 0.5 to 1.5 times `ms`, so that browsers that lost the server together do not return together. */
export function withJitter(ms: number): number {
  return ms * (0.5 + Math.random())
}

/** Statuses that a retry does not change. Any other failure may pass. */
const finalStatuses = new Set([400, 404, 409, 413, 422])

/** The answer, or a refusal that a retry does not change. Throws any failure that may pass. */
export async function orRefusal<T>(call: Promise<T>): Promise<T | ApiError> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && finalStatuses.has(error.status)) return error
    throw error
  }
}
