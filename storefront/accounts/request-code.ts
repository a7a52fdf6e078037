import { ApiError } from '#contract/client.ts'
import { startWait } from './code-wait.ts'

/**
 * Requests a code and starts the wait for the next one, also where the server refuses with
 * `resend_wait`.
 */
export async function requestContactCode<A>(key: string, request: () => Promise<A>): Promise<A> {
  try {
    const answer = await request()
    startWait(key)
    return answer
  } catch (error) {
    if (error instanceof ApiError && error.code === 'resend_wait') {
      startWait(key, error.retryAfter && error.retryAfter * 1000)
    }
    throw error
  }
}
