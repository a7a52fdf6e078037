import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '#client/lists/list-states.tsx'
import type { StoredSwitch } from '#contract/office/operations.ts'
import { switchTexts } from '#contract/switches.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Time } from '../lists/time.tsx'
import { useMay } from '../session/me.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { switchesQuery } from './queries.ts'
import { SwitchButton } from './switch-button.tsx'
import { SwitchState } from './switch-state.tsx'

/** What staff close to shoppers: what each switch does, what shoppers read, and who changed it last. */
export function SwitchesPage() {
  const { data, error, refetch } = useQuery(switchesQuery)
  return (
    <div className="grid max-w-3xl gap-5">
      <PageHeader title="Switches" />
      <p className="text-ink-soft">
        Each switch closes part of the shop within a second, everywhere. Anything already started
        continues: money on its way still arrives.
      </p>
      {data ? (
        <ul className="grid gap-3">
          {data.map((one) => (
            <SwitchRow key={one.name} stored={one} />
          ))}
        </ul>
      ) : error ? (
        <LoadFailed error={error} onRefresh={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-md" />
      )}
    </div>
  )
}

function SwitchRow({ stored }: { stored: StoredSwitch }) {
  const { name, is_on, reason, changed_at, changed_by } = stored
  const { title, effect, words } = switchTexts[name]
  const maySwitch = useMay('operations.switch')
  const id = `switch-${name}`
  return (
    <li className="grid gap-2 rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id={id} className="text-base">
            {title}
          </h2>
          <SwitchState isOn={is_on} />
        </div>
        {maySwitch && <SwitchButton stored={stored} />}
      </div>
      <p className="text-sm">{effect}</p>
      <p className="text-sm text-ink-soft">
        {is_on ? 'Shoppers read' : 'Shoppers would read'}: “{words}”
      </p>
      {reason !== '' && (
        <p className="text-sm [overflow-wrap:anywhere]">
          <span className="text-ink-soft">
            {is_on ? 'Closed' : 'Opened again'} by {changed_by}, <Time at={changed_at} />:
          </span>{' '}
          {reason}
        </p>
      )}
    </li>
  )
}
