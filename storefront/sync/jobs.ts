import type { Api } from '#contract/client.ts'
import { fetchCart, sendCart } from '../cart/send.ts'
import { fetchSaved, sendSaved } from '../saved/send.ts'
import { fetchProfile } from '../session/profile.ts'
import type { Session } from '../state/memory.ts'
import { type Job, serialJob } from './serial-job.ts'

/** A job that sends pending changes first, then fetches the server's state where that is stale. */
interface SyncJob extends Job {
  fetch(): void
}

export interface Jobs {
  profile: Job
  cart: SyncJob
  saved: SyncJob
}

/** The jobs of a session. Each runs by itself, so that none waits for another. */
export function createJobs(api: Api, session: Session): Jobs {
  const calls = { api, session }
  return {
    profile: serialJob(() => fetchProfile(api, session)),
    cart: syncJob(
      () => sendCart(calls),
      () => fetchCart(calls),
    ),
    saved: syncJob(
      () => sendSaved(calls),
      () => fetchSaved(calls),
    ),
  }
}

/** `send` resolves to whether the server's state is to be fetched. */
function syncJob(send: () => Promise<boolean>, fetch: () => Promise<void>): SyncJob {
  let isStale = false
  const job = serialJob(async () => {
    if (await send()) isStale = true
    if (!isStale) return
    // Before the call: a change while it runs makes the state stale again.
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
