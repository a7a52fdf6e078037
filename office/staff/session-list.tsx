import { useQueryClient } from '@tanstack/react-query'
import { dayAndTimeOf } from '#client/lagos-time.ts'
import { ApiError } from '#contract/client.ts'
import type { OfficeSession } from '#contract/office/session.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { api } from '../api/api.ts'
import { notify } from '../shell/notices.tsx'

interface SessionListProps {
  sessions: readonly OfficeSession[]
  /** Null: one's own. */
  memberId: number | null
}

/** Where somebody is signed in; each session can be ended. */
export function SessionList({ sessions, memberId }: SessionListProps) {
  const queries = useQueryClient()
  async function end(id: number) {
    try {
      if (memberId === null) await api('POST /office/sessions/{id}/end', { params: { id } })
      else {
        const input = { params: { id: memberId }, body: { session_id: id } }
        await api('POST /office/members/{id}/end-sessions', input)
      }
      notify('The session is ended.')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, { tone: 'warning' })
    }
    await queries.invalidateQueries({ queryKey: [memberId === null ? 'sessions' : 'members'] })
  }
  if (sessions.length === 0) return <p className="text-sm text-ink-soft">Nowhere at the moment.</p>
  return (
    <ul className="grid gap-1">
      {sessions.map(({ id, device, started_at, last_seen_at, is_current }) => (
        <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="mr-auto grid min-w-0">
            <span className="font-semibold [overflow-wrap:anywhere]">{device}</span>
            <span className="text-ink-soft">
              Since {dayAndTimeOf(started_at)}, last call {dayAndTimeOf(last_seen_at)}
            </span>
          </span>
          {is_current ? (
            <Badge tone="success">This one</Badge>
          ) : (
            <Button look="quiet" className="dense" onClick={() => void end(id)}>
              End<span className="sr-only"> the session on {device}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
