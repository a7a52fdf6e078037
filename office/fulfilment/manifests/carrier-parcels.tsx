import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { maxManifestParcels } from '#contract/limits.ts'
import type { WaitingParcel } from '#contract/office/manifests.ts'
import { Button } from '#ui/button.tsx'
import { api } from '../../api/api.ts'
import { Time } from '../../lists/time.tsx'
import { pageOf } from '../../pages.ts'
import { notify } from '../../shell/notices.tsx'
import { Section } from '../../shell/section.tsx'
import { manifestQuery, manifestsQuery } from './queries.ts'

interface CarrierParcelsProps {
  carrier: string
  parcels: readonly WaitingParcel[]
  chosen: ReadonlySet<string>
  onToggle: (code: string) => void
  onSet: (codes: readonly string[], isChosen: boolean) => void
}

/** The parcels of one carrier, of which the chosen ones become a list. */
export function CarrierParcels({ carrier, parcels, chosen, onToggle, onSet }: CarrierParcelsProps) {
  const codes = parcels.map(({ code }) => code)
  const own = codes.filter((code) => chosen.has(code))
  const hasAll = own.length === codes.length
  const { make, isBusy } = useMake(carrier)
  return (
    <Section
      title={carrier}
      actions={
        <Button
          look="bare"
          className="dense"
          aria-label={`${hasAll ? 'Choose none' : 'Choose all'} of ${carrier}`}
          onClick={() => onSet(codes, !hasAll)}
        >
          {hasAll ? 'Choose none' : 'Choose all'}
        </Button>
      }
    >
      <ul className="grid gap-1">
        {parcels.map(({ code, place, packed_at }) => (
          <li key={code}>
            <label className="flex min-h-11 items-center gap-3 rounded-md px-2 py-1 text-sm hover:bg-sunken has-checked:bg-brand-soft">
              <input
                type="checkbox"
                className="size-5 shrink-0"
                checked={chosen.has(code)}
                onChange={() => onToggle(code)}
              />
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <strong className="font-mono">{code}</strong> {place}
              </span>
              <span className="text-ink-soft">
                <Time at={packed_at} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Button
        look="accent"
        aria-disabled={own.length === 0 || isBusy || undefined}
        onClick={() => void make(own)}
      >
        {own.length === 0
          ? 'Choose or scan parcels'
          : `List for the driver: ${own.length} of ${codes.length}`}
      </Button>
    </Section>
  )
}

function useMake(carrier: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  async function make(codes: string[]) {
    if (isBusy || codes.length === 0) return
    setBusy(true)
    try {
      const body = { carrier, codes: codes.slice(0, maxManifestParcels) }
      const { data } = await api('POST /office/manifests', { body })
      queries.setQueryData(manifestQuery(data.id).queryKey, data)
      await navigate({ to: pageOf.manifest(data.id) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, { tone: 'warning' })
    } finally {
      setBusy(false)
      void queries.invalidateQueries(manifestsQuery)
    }
  }
  return { make, isBusy }
}
