import type { JobState } from '#contract/office/operations.ts'
import { Badge } from '#ui/badge.tsx'
import { momentOf } from '../lists/time.tsx'
import { Section } from '../shell/section.tsx'
import { duration, scheduleWords, secondsBetween } from './words.ts'

/** Scheduled work of all processes, what is late or failed first. */
export function Jobs({ jobs, at }: { jobs: readonly JobState[]; at: string }) {
  const rank = (job: JobState) => (job.late_seconds > 0 ? 0 : hasFailed(job) ? 1 : 2)
  return (
    <Section title="Jobs">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-6 gap-y-2">
        {jobs
          .toSorted((a, b) => rank(a) - rank(b))
          .map((job) => (
            <li
              key={job.name}
              className="grid content-start gap-x-2 border-t border-line pt-2 text-sm"
            >
              <p className="flex flex-wrap items-center justify-between gap-x-2">
                <code className="[overflow-wrap:anywhere]">{job.name}</code>
                <JobBadge job={job} />
              </p>
              <p className="text-ink-soft">
                {scheduleWords(job.schedule)}
                {job.started_at && `; last ${duration(secondsBetween(job.started_at, at))} ago`}
              </p>
              {hasFailed(job) && job.failed_at && (
                <p className="text-danger">
                  Failed on {momentOf(job.failed_at)}; the log has the reason.
                </p>
              )}
            </li>
          ))}
      </ul>
      {jobs.length === 0 && <p className="text-sm text-ink-soft">None has been listed yet.</p>}
    </Section>
  )
}

function JobBadge({ job }: { job: JobState }) {
  if (job.late_seconds > 0) return <Badge tone="danger">{duration(job.late_seconds)} late</Badge>
  if (hasFailed(job)) return <Badge tone="danger">Failed</Badge>
  if (!job.started_at) return <Badge>Not yet</Badge>
  return <Badge tone="success">In time</Badge>
}

/** Its newest run that ended did not do what it should. */
function hasFailed({ failed_at: failedAt, ended_at: endedAt }: JobState): boolean {
  return failedAt !== null && (endedAt === null || failedAt > endedAt)
}
