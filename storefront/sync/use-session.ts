import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useApi } from '#client/api.ts'
import { own } from '#client/queries.ts'
import { retryDelay } from '#client/retry.ts'
import { followExpiry } from '../session/session.ts'
import { useAppState } from '../state/store.ts'

/** ms until code that failed to load is loaded again; earlier once the network is back. */
const reloadDelayMs = 15_000

/**
 * Follows the session of this visit. The code that synchronises it with the server is loaded once a
 * customer is signed in.
 */
export function useSession(): void {
  const api = useApi()
  const queries = useQueryClient()
  const { history } = useRouter()
  const token = useAppState(({ auth }) => auth.accessToken)
  const unreadCount = useAppState(({ auth }) => auth.userDetails?.unread_notification_count)
  const lastUnreadCount = useRef(unreadCount)

  useEffect(
    () =>
      followExpiry(() => {
        // A new password ends the session too; that page says so itself and then opens the login.
        if (history.location.pathname !== '/reset-password') history.push('/login')
      }),
    [history],
  )

  useEffect(() => {
    if (token === null) return
    let stop: (() => void) | undefined
    const stopped = new AbortController()
    const { signal } = stopped
    async function start() {
      try {
        const { startSessionSync } = await import('./session-sync.ts')
        if (!signal.aborted) stop = startSessionSync(api)
      } catch {
        await retryDelay(reloadDelayMs, signal)
        if (!signal.aborted) void start()
      }
    }
    void start()
    return () => {
      stopped.abort()
      stop?.()
      queries.removeQueries({ queryKey: [own] })
    }
  }, [api, queries, token])

  // Every change of a customer's orders, money or identity comes with a notification.
  useEffect(() => {
    const isChanged =
      lastUnreadCount.current !== undefined && lastUnreadCount.current !== unreadCount
    lastUnreadCount.current = unreadCount
    if (isChanged) void queries.invalidateQueries({ queryKey: [own] })
  }, [queries, unreadCount])
}
