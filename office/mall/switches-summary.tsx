import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { switchTexts } from '#contract/switches.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Time } from '../lists/time.tsx'
import { addresses } from '../pages.ts'
import { Section } from '../shell/section.tsx'
import { switchesQuery } from './queries.ts'
import { SwitchState } from './switch-state.tsx'

/** What is closed to shoppers, for the page of the whole mall. */
export function SwitchesSummary() {
  const { data, error, refetch } = useQuery(switchesQuery)
  const closed = data?.filter(({ is_on }) => is_on) ?? []
  return (
    <Section
      title="Switches"
      actions={
        <Link
          to={addresses.switches}
          className="dense inline-flex items-center text-sm text-link underline"
        >
          All switches
        </Link>
      }
    >
      {!data &&
        (error ? (
          <LoadFailed error={error} onRefresh={() => void refetch()} />
        ) : (
          <Skeleton className="h-6" />
        ))}
      {data && closed.length === 0 && <p className="text-sm">The whole shop is open.</p>}
      {closed.length > 0 && (
        <ul className="grid gap-2">
          {closed.map(({ name, reason, changed_at, changed_by }) => (
            <li key={name} className="grid gap-1 text-sm">
              <span className="flex flex-wrap items-center gap-2">
                <SwitchState isOn />
                <strong>{switchTexts[name].title}</strong>
              </span>
              <span className="text-ink-soft [overflow-wrap:anywhere]">
                by {changed_by}, <Time at={changed_at} />: {reason}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
