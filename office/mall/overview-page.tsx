import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dayAndTimeOf } from '#client/lagos-time.ts'
import { LoadFailed } from '#client/lists/list-states.tsx'
import type { OperationsState } from '#contract/office/operations.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { announce } from '../shell/notices.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import { Backups } from './backups.tsx'
import { Jobs } from './jobs.tsx'
import { Nodes, Processes } from './processes.tsx'
import { stateQuery } from './queries.ts'
import { Queues } from './queues.tsx'
import { SwitchesSummary } from './switches-summary.tsx'
import { ZeroFigures } from './zero-figures.tsx'

/** How the mall does: what must be zero, and what serves it. */
export function OverviewPage() {
  const { data, error, refetch, dataUpdatedAt } = useQuery(stateQuery)
  if (!data) {
    return error ? (
      <LoadFailed error={error} onRefresh={() => void refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-md" />
    )
  }
  return (
    <div className="grid gap-5">
      <PageHeader title="The mall" beside={<Verdict state={data} />} />
      {error && <NotRefreshed since={new Date(dataUpdatedAt)} />}
      <ZeroFigures figures={data.figures} at={data.at} />
      <div className="gap-5 *:mb-5 *:break-inside-avoid lg:columns-2 2xl:columns-3">
        <Processes state={data} />
        <Nodes nodes={data.nodes} />
        <Backups state={data} />
        <Queues state={data} />
        <SwitchesSummary />
      </div>
      <Jobs jobs={data.jobs} at={data.at} />
    </div>
  )
}

/** In a few words what the page comes to; a change of it is read aloud. */
function Verdict({ state }: { state: OperationsState }) {
  const problems = problemsOf(state)
  const words = problems.join(', ') || 'All is well'
  useEffect(() => announce(words), [words])
  if (problems.length === 0) return <Badge tone="success">{words}</Badge>
  return (
    <ul className="flex flex-wrap gap-2">
      {problems.map((problem) => (
        <li key={problem} className="flex">
          <Badge tone="danger">{problem}</Badge>
        </li>
      ))}
    </ul>
  )
}

function problemsOf({ figures, processes, jobs }: OperationsState): string[] {
  const wrong = figures.filter(({ value }) => value !== null && value !== 0).length
  return [
    wrong > 0 && (wrong === 1 ? '1 figure is not zero' : `${wrong} figures are not zero`),
    figures.some(({ is_stale: isStale }) => isStale) && 'Figures are old',
    processes.some(({ is_silent: isSilent }) => isSilent) && 'A process is silent',
    jobs.some(({ late_seconds: late }) => late > 0) && 'A job is late',
  ].filter((problem) => problem !== false)
}

function NotRefreshed({ since }: { since: Date }) {
  return (
    <p role="alert" className="flex gap-2 rounded-md bg-danger-soft p-3 text-danger">
      <Icon name="offline" size={20} />
      The system is not responding. This was the state on {dayAndTimeOf(since)}.
    </p>
  )
}
