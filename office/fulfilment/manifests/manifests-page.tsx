import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadFailed } from '#client/lists/list-states.tsx'
import type { ListedManifest, WaitingParcel } from '#contract/office/manifests.ts'
import { Badge } from '#ui/badge.tsx'
import { classes } from '#ui/classes.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/state.tsx'
import { Time } from '../../lists/time.tsx'
import { addresses, pageOf } from '../../pages.ts'
import { PageHeader } from '../../shell/page-header.tsx'
import { Section } from '../../shell/section.tsx'
import { play } from '../../shell/sound.ts'
import { useScanner } from '../../stock/use-scanner.ts'
import { CarrierParcels } from './carrier-parcels.tsx'
import { manifestsQuery } from './queries.ts'

/** Packed parcels by carrier: chosen or scanned, they make the list of a driver. */
export function ManifestsPage() {
  const { data, error, refetch } = useQuery(manifestsQuery)
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-5">
      <PageHeader
        title="Hand over to carriers"
        above={<Link to={addresses.picking}>Pick and pack</Link>}
      />
      {data ? (
        <Parts {...data} />
      ) : error ? (
        <LoadFailed error={error} onRefresh={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-md" />
      )}
    </div>
  )
}

interface PartsProps {
  carriers: readonly { carrier: string; parcels: WaitingParcel[] }[]
  recent: readonly ListedManifest[]
}

function Parts({ carriers, recent }: PartsProps) {
  const { chosen, wrong, toggle, set } = useChosen(carriers)
  return (
    <>
      <p
        role="alert"
        className={classes(
          wrong ? 'rounded-md bg-danger-soft p-3 font-semibold text-danger' : 'sr-only',
        )}
      >
        {wrong}
      </p>
      {carriers.length === 0 && (
        <EmptyState
          title="No parcels for carriers"
          line="Carrier orders appear here when they are packed."
        />
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {carriers.map(({ carrier, parcels }) => (
          <CarrierParcels
            key={carrier}
            carrier={carrier}
            parcels={parcels}
            chosen={chosen}
            onToggle={toggle}
            onSet={set}
          />
        ))}
      </div>
      {recent.length > 0 && <Recent manifests={recent} />}
    </>
  )
}

/** The codes that are chosen; a scanner adds one at a time. */
function useChosen(carriers: PartsProps['carriers']) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [wrong, setWrong] = useState<string | null>(null)
  const known = new Set(carriers.flatMap(({ parcels }) => parcels.map(({ code }) => code)))
  useScanner('no-search-field', (read) => {
    const code = read.toUpperCase()
    const isKnown = known.has(code)
    const isDouble = chosen.has(code)
    play(isKnown && !isDouble ? [880] : [220, 180])
    setWrong(isKnown ? null : `${read} is not packed for a carrier.`)
    if (isDouble) setWrong(`${code} is chosen already.`)
    if (isKnown) setChosen(new Set([...chosen, code]))
  })
  function set(codes: readonly string[], isChosen: boolean) {
    const next = new Set(chosen)
    for (const code of codes) isChosen ? next.add(code) : next.delete(code)
    setChosen(next)
  }
  return {
    // One that another member has handed over meanwhile is no longer there.
    chosen: new Set([...chosen].filter((code) => known.has(code))),
    wrong,
    toggle: (code: string) => set([code], !chosen.has(code)),
    set,
  }
}

function Recent({ manifests }: { manifests: readonly ListedManifest[] }) {
  return (
    <Section title="Lists of late">
      <ul className="grid gap-1">
        {manifests.map(({ id, carrier, parcels, made_at, handed_over_at, driver_name }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-1 text-sm last:border-0"
          >
            <Link
              to={pageOf.manifest(id)}
              className="dense inline-flex items-center font-semibold text-link underline"
            >
              {`${carrier}, ${parcels} ${parcels === 1 ? 'parcel' : 'parcels'}`}
            </Link>
            <span className="flex flex-wrap items-center gap-2 text-ink-soft">
              {handed_over_at ? `${driver_name},` : <Badge tone="accent">Not taken yet</Badge>}
              <Time at={handed_over_at ?? made_at} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
