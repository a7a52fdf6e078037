import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { followExpiry } from '../accounts/session.ts'
import { useApi } from '../api.ts'
import { useAppState } from '../state/store.ts'
import { own } from './own.ts'
import { rest } from './rest.ts'

/** ms until code that could not be loaded is asked for again, if the network is not back before. */
const loadAgain = 15_000

/**
 * What a signed-in visit needs beside its pages. The code that keeps it in agreement with the server is
 * loaded once somebody is signed in.
 */
export function useSession(): void {
  const api = useApi()
  const queries = useQueryClient()
  const { history } = useRouter()
  const token = useAppState(({ auth }) => auth.accessToken)
  const news = useAppState(({ auth }) => auth.userDetails?.unread_notification_count)
  const known = useRef(news)

  useEffect(
    () =>
      followExpiry(() => {
        // A new password ends the session too; that page says so before it leads to the login.
        if (history.location.pathname !== '/reset-password') history.push('/login')
      }),
    [history],
  )

  useEffect(() => {
    if (token === null) return
    let stop: (() => void) | undefined
    const left = new AbortController()
    const { signal } = left
    async function start() {
      try {
        const { keep } = await import('./session-sync.ts')
        if (!signal.aborted) stop = keep(api)
      } catch {
        await rest(loadAgain, signal)
        if (!signal.aborted) void start()
      }
    }
    void start()
    return () => {
      left.abort()
      stop?.()
      queries.removeQueries({ queryKey: [own] })
    }
  }, [api, queries, token])

  // Whatever happens to a customer's orders, money or identity is told by a notification.
  useEffect(() => {
    const isNews = known.current !== undefined && known.current !== news
    known.current = news
    if (isNews) void queries.invalidateQueries({ queryKey: [own] })
  }, [queries, news])
}
