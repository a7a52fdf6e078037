import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '#client/api.ts'
import { dateOf, timeOf } from '#client/lagos-time.ts'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { notify } from '#client/notices.tsx'
import { own } from '#client/queries.ts'
import { type Api, ApiError } from '#contract/client.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { endSession } from '../../session/session.ts'

const sessions = (api: Api) =>
  queryOptions({
    queryKey: [own, 'sessions'],
    queryFn: async () => (await api('GET /accounts/sessions')).data.sessions,
    staleTime: 0,
  })

/** The account's sessions; the other devices can be signed out from here. */
export function Sessions() {
  const { data, error, refetch } = useQuery(sessions(useApi()))
  return (
    <section aria-labelledby="sessions" className="grid gap-3">
      <h2 id="sessions" className="text-lg">
        Where you are signed in
      </h2>
      {data && data.length > 1 && <SignOutEverywhere />}
      {data ? (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {data.map((session) => (
            <li
              key={session.id}
              className="flex flex-wrap items-center justify-between gap-3 px-4 py-3"
            >
              <span className="grid min-w-0 gap-0.5">
                <span className="font-semibold break-words">{session.device}</span>
                <span className="text-sm text-ink-soft tabular-nums">
                  Since {dateOf(session.created_at)}, last seen {dateOf(session.last_seen_at)},{' '}
                  {timeOf(session.last_seen_at)}
                </span>
              </span>
              {session.is_current ? (
                <Badge tone="success">This device</Badge>
              ) : (
                <SignOut id={session.id} device={session.device} />
              )}
            </li>
          ))}
        </ul>
      ) : error ? (
        <LoadFailed error={error} onRefresh={() => void refetch()} />
      ) : (
        <Skeleton className="h-20 rounded-lg" />
      )}
    </section>
  )
}

function SignOutEverywhere() {
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  async function end(which: 'others' | 'all') {
    if (busy) return
    setBusy(true)
    try {
      const { message } = await api('POST /accounts/sessions/end', { body: { which } })
      notify(message)
      if (which === 'all') {
        endSession()
        await navigate({ to: '/login' })
        return
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, error.failure ? 'warning' : 'error')
    }
    await queries.invalidateQueries({ queryKey: sessions(api).queryKey })
    setBusy(false)
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="quiet" aria-disabled={busy || undefined} onClick={() => void end('others')}>
        Sign out all other devices
      </Button>
      <Button look="quiet" aria-disabled={busy || undefined} onClick={() => void end('all')}>
        Sign out everywhere
      </Button>
    </div>
  )
}

function SignOut({ id, device }: { id: number; device: string }) {
  const api = useApi()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  async function end() {
    if (busy) return
    setBusy(true)
    try {
      const { message } = await api('POST /accounts/sessions/{id}/end', { params: { id } })
      notify(message)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // 404: the session is over already.
      if (error.status !== 404) notify(error.message, error.failure ? 'warning' : 'error')
    }
    await queries.invalidateQueries({ queryKey: sessions(api).queryKey })
    setBusy(false)
  }
  return (
    <Button look="quiet" aria-disabled={busy || undefined} onClick={() => void end()}>
      Sign out<span className="sr-only"> {device}</span>
    </Button>
  )
}
