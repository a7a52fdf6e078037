import { ApiError } from '#contract/client.ts'
import { startWait } from './code-wait.ts'

/** Asks for a code and notes when the next may be asked for, also where the server says that it is too soon. */
export async function requestContactCode<A>(wait: string, ask: () => Promise<A>): Promise<A> {
  try {
    const answer = await ask()
    startWait(wait)
    return answer
  } catch (error) {
    if (error instanceof ApiError && error.code === 'resend_wait') {
      startWait(wait, error.retryAfter && error.retryAfter * 1000)
    }
    throw error
  }
}
