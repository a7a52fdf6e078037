import type { Api } from '#contract/client.ts'
import { fetchProfile } from '../accounts/profile.ts'
import { fetchCart, sendCart } from '../cart/send.ts'
import { fetchSaved, sendSaved } from '../saved/send.ts'
import type { Session } from '../state/memory.ts'
import { type Job, oneAtATime } from './one-at-a-time.ts'

/** A job that first tells the server what it has not heard of, and fetches when that is asked for. */
interface Exchange extends Job {
  fetch(): void
}

export interface Jobs {
  profile: Job
  cart: Exchange
  saved: Exchange
}

/** What a session has to do with the server, each by itself, so that none waits for another. */
export function jobsOf(api: Api, session: Session): Jobs {
  const sending = { api, session }
  return {
    profile: oneAtATime(() => fetchProfile(api, session)),
    cart: exchange(
      () => sendCart(sending),
      () => fetchCart(sending),
    ),
    saved: exchange(
      () => sendSaved(sending),
      () => fetchSaved(sending),
    ),
  }
}

/** `send` answers whether what the server has is to be fetched. */
function exchange(send: () => Promise<boolean>, fetch: () => Promise<void>): Exchange {
  let isStale = false
  const job = oneAtATime(async () => {
    if (await send()) isStale = true
    if (!isStale) return
    // Before the answer: what changes while it is on its way asks for another.
    isStale = false
    try {
      await fetch()
    } catch (error) {
      isStale = true
      throw error
    }
  })
  return {
    ...job,
    fetch() {
      isStale = true
      job.run()
    },
  }
}
