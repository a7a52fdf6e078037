import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailed } from '#client/lists/list-states.tsx'
import type { WaitingPickup } from '#contract/office/counter.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Time } from '../lists/time.tsx'
import { addresses, pageOf } from '../pages.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { Section } from '../shell/section.tsx'
import { FindForm } from './find-form.tsx'
import { OwnTill } from './own-till.tsx'
import { counterQuery } from './queries.ts'

/** The counter of the store: a customer says the code and their name; their order waits, and their money goes into a till. */
export function CounterPage() {
  const { data, error, refetch } = useQuery(counterQuery)
  return (
    <div className="grid gap-5">
      <PageHeader title="Counter">
        <Link to={addresses.tills} className={buttonClass({ look: 'quiet' })}>
          All tills
        </Link>
      </PageHeader>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <FindForm />
        <OwnTill />
        {data ? (
          <>
            <Waiting waiting={data.waiting} />
            <Released released={data.released} />
          </>
        ) : error ? (
          <LoadFailed error={error} onRefresh={() => void refetch()} />
        ) : (
          <Skeleton className="h-64 rounded-md" />
        )}
      </div>
    </div>
  )
}

function Waiting({ waiting }: { waiting: readonly WaitingPickup[] }) {
  return (
    <Section title="Ready for their customers">
      {waiting.length === 0 && <p className="text-sm text-ink-soft">No pick-ups are ready.</p>}
      <ul className="grid gap-2">
        {waiting.map(({ code, units, is_due, ready_since, kept_until }) => (
          <li key={code} className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
            <span className="flex flex-wrap items-center gap-2">
              <Link
                to={pageOf.atCounter(code)}
                className="dense inline-flex items-center font-mono font-semibold text-link underline"
              >
                {code}
              </Link>
              {is_due ? <Badge tone="accent">To be paid</Badge> : <Badge>Paid</Badge>}
            </span>
            <span className="text-ink-soft">
              {`${units} ${units === 1 ? 'unit' : 'units'}, `}
              {kept_until ? (
                <>
                  reserved until <Time at={kept_until} />
                </>
              ) : (
                <>
                  ready since <Time at={ready_since} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Released({ released }: { released: readonly { code: string; at: string }[] }) {
  if (released.length === 0) return null
  return (
    <Section title="Not collected">
      <p className="text-sm">
        Their time is up and we have told the customers. Put the units back on the shelf: they can
        be sold.
      </p>
      <ul className="grid gap-1">
        {released.map(({ code, at }) => (
          <li key={code} className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
            <span className="font-mono">{code}</span>
            <span className="text-ink-soft">
              Released <Time at={at} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
