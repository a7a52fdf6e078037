import type { Api } from '#contract/client.ts'
import { expire } from '../accounts/session.ts'
import { onSaveRequested } from '../saved/save-requests.ts'
import { browserMemory, sessionOf } from '../state/memory.ts'
import { useAppState } from '../state/store.ts'
import { listen } from './event-stream.ts'
import { type Jobs, jobsOf } from './jobs.ts'

/** ms between two looks at the profile (storefront specification, section 9). */
const profileEvery = 15_000

/**
 * Keeps this browser and the server in agreement as long as one session lasts: sends what was done
 * here, fetches the profile every 15 seconds, and hears of what changes elsewhere. Only a tab that is
 * visible does so, and only one of them: the others follow what it writes to storage. Answers how to
 * stop.
 */
export function keep(api: Api): () => void {
  let leave: AbortController | undefined
  function follow() {
    if (document.visibilityState === 'hidden') {
      leave?.abort()
      leave = undefined
    } else if (!leave) {
      leave = new AbortController()
      const { signal } = leave
      void runAsLeader(signal, () => syncAsLeader(api, signal))
    }
  }
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    leave?.abort()
  }
}

/** One tab of the browser at a time, where the browser has locks (not without TLS). */
async function runAsLeader(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  try {
    await navigator.locks.request('oja-session', { signal }, work)
  } catch {
    // The tab was left before its turn came.
  }
}

/** Until the tab is left or the session ends; what is on its way then is waited for. */
async function syncAsLeader(api: Api, signal: AbortSignal): Promise<void> {
  const session = sessionOf(browserMemory)
  const { accessToken: token } = session.get().auth
  if (token === null || signal.aborted) return
  const jobs = jobsOf(api, session)
  let hears = false
  const unsubscribe = useAppState.subscribe(({ pending }, before) => {
    if (pending !== before.pending) sendRest(jobs)
  })
  const timer = setInterval(() => {
    if (!navigator.onLine) return
    jobs.profile.run()
    if (!hears) jobs.cart.fetch()
  }, profileEvery)
  const all = () => fetchAll(jobs)
  addEventListener('online', all)
  all()
  const ignoreSaved = onSaveRequested(() => jobs.saved.fetch())

  await listen(
    {
      token,
      onOpen() {
        hears = true
        fetchAll(jobs)
      },
      onClose() {
        hears = false
      },
      onEvent(name) {
        if (name === 'cart') jobs.cart.fetch()
        if (name === 'notification') jobs.profile.run()
        if (name === 'signed-out') expire(token)
      },
      onExpired: () => expire(token),
    },
    signal,
  )
  clearInterval(timer)
  removeEventListener('online', all)
  ignoreSaved()
  unsubscribe()
  await Promise.all([jobs.profile.stop(), jobs.cart.stop(), jobs.saved.stop()])
}

function fetchAll({ profile, cart, saved }: Jobs): void {
  profile.run()
  cart.fetch()
  saved.run()
}

function sendRest({ cart, saved }: Jobs): void {
  cart.run()
  saved.run()
}
