import type { NodeState, OperationsState } from '#contract/office/operations.ts'
import { Badge } from '#ui/badge.tsx'
import { Time } from '../lists/time.tsx'
import { Section } from '../shell/section.tsx'
import { duration, secondsBetween } from './words.ts'

/** The processes that serve the mall, with their releases. */
export function Processes({ state: { processes, at } }: { state: OperationsState }) {
  const serving = processes.filter(({ is_silent: isSilent }) => !isSilent)
  const releases = [...new Set(serving.map(({ release }) => release))]
  return (
    <Section title="Processes">
      {releases.length > 1 && (
        <p className="text-sm">Releases {releases.join(' and ')} serve at the same time.</p>
      )}
      <ul className="grid gap-2">
        {processes.map((one) => (
          <li
            key={one.id}
            className="grid gap-x-3 gap-y-0.5 border-t border-line pt-2 first:border-0 first:pt-0 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-semibold">{one.host}</span>, process {one.pid}
              {one.is_this && ', which answers you'}
            </p>
            <p className="sm:text-end">
              {one.is_silent ? (
                <Badge tone="danger">Silent for {duration(secondsBetween(one.beat_at, at))}</Badge>
              ) : (
                <Badge tone="success">Serving</Badge>
              )}
            </p>
            <p className="text-sm text-ink-soft sm:col-span-2">
              Release {one.release}, since <Time at={one.started_at} />
            </p>
          </li>
        ))}
      </ul>
      {processes.length === 0 && (
        <p className="text-sm text-ink-soft">The first one will be listed in a few seconds.</p>
      )}
    </Section>
  )
}

/** The database, and those that copy it. */
export function Nodes({ nodes }: { nodes: readonly NodeState[] }) {
  const hasStandby = nodes.some(({ role }) => role === 'standby')
  return (
    <Section title="Database">
      <ul className="grid gap-2">
        {nodes.map(({ name, role, is_synchronous: isSynchronous, delay_seconds: delay }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
            <span className="text-sm text-ink-soft tabular-nums">
              {role === 'primary'
                ? 'takes what is written'
                : `${isSynchronous ? 'every commit waits for it' : 'copies'}, ${delay === null ? 'up to date' : `${duration(delay)} behind`}`}
            </span>
          </li>
        ))}
      </ul>
      {!hasStandby && (
        <p className="text-sm text-ink-soft">
          No standby copies it: if this machine is lost, so is what was written since the last
          backup.
        </p>
      )}
    </Section>
  )
}
