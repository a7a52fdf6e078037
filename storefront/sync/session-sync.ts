import { retryDelay } from '#client/retry.ts'
import type { Api } from '#contract/client.ts'
import { earlyCallsBegan } from '../session/early-calls.ts'
import { expire, onSavedItemsRequested } from '../session/session.ts'
import { browserMemory, sessionOf } from '../state/memory.ts'
import { useAppState } from '../state/store.ts'
import { followEvents } from './event-stream.ts'
import { createJobs, type Jobs } from './jobs.ts'

/** ms between two fetches of the profile (storefront specification, section 9). */
const profilePollMs = 15_000

/**
 * Synchronises this browser with the server for one session: sends pending changes, fetches the
 * profile every 15 seconds and follows the server's events. Only one visible tab does so, the
 * leader; the others follow what it writes to storage. Returns a function that stops it.
 */
export function startSessionSync(api: Api): () => void {
  let leave: AbortController | undefined
  function followVisibility() {
    if (document.visibilityState === 'hidden') {
      leave?.abort()
      leave = undefined
    } else if (!leave) {
      leave = new AbortController()
      const { signal } = leave
      void runAsLeader(signal, () => syncAsLeader(api, signal))
    }
  }
  document.addEventListener('visibilitychange', followVisibility)
  followVisibility()
  return () => {
    document.removeEventListener('visibilitychange', followVisibility)
    leave?.abort()
  }
}

/** Runs `work` in one tab at a time; in every tab where the browser has no locks (without TLS). */
async function runAsLeader(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  try {
    await navigator.locks.request('oja-session', { signal }, work)
  } catch {
    // The tab was hidden before it became the leader.
  }
}

/** Runs until the tab is hidden or the session ends, then waits for the calls that still run. */
async function syncAsLeader(api: Api, signal: AbortSignal): Promise<void> {
  const session = sessionOf(browserMemory)
  const { accessToken: token } = session.get().auth
  if (token === null || signal.aborted) return
  const jobs = createJobs(api, session)
  let isStreamOpen = false
  const unsubscribe = useAppState.subscribe(({ pending }, before) => {
    if (pending !== before.pending) sendPending(jobs)
  })
  const timer = setInterval(() => {
    if (!navigator.onLine) return
    jobs.profile.run()
    if (!isStreamOpen) jobs.cart.fetch()
  }, profilePollMs)
  const refetchAll = () => fetchAll(jobs)
  addEventListener('online', refetchAll)
  const requestedAt = earlyCallsBegan() ?? performance.now()
  refetchAll()
  const ignoreSaved = onSavedItemsRequested(() => jobs.saved.fetch())

  await pageQuiet(signal)
  await followEvents(
    {
      token,
      requestedAt,
      onOpen() {
        isStreamOpen = true
      },
      onClose() {
        isStreamOpen = false
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
  removeEventListener('online', refetchAll)
  ignoreSaved()
  unsubscribe()
  await Promise.all([jobs.profile.stop(), jobs.cart.stop(), jobs.saved.stop()])
}

/** ms after the page has loaded: the stream would take the wire from its pictures. */
const quietMs = 1_000

/** Resolves once the page has loaded and a moment has passed, or when the signal aborts. */
async function pageQuiet(signal: AbortSignal): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true, signal })
      signal.addEventListener('abort', resolve)
    })
  }
  await retryDelay(quietMs, signal)
}

function fetchAll({ profile, cart, saved }: Jobs): void {
  profile.run()
  cart.fetch()
  saved.run()
}

function sendPending({ cart, saved }: Jobs): void {
  cart.run()
  saved.run()
}
