import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { ApiError } from '#contract/client.ts'
import type { Manifest } from '#contract/office/manifests.ts'
import { Badge } from '#ui/badge.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Time } from '../../lists/time.tsx'
import { addresses, pageOf } from '../../pages.ts'
import { useRecordId } from '../../record-id.ts'
import { useMay } from '../../session/me.ts'
import { NotFound } from '../../shell/error-pages.tsx'
import { Fact } from '../../shell/fact.tsx'
import { PageHeader } from '../../shell/page-header.tsx'
import { Section } from '../../shell/section.tsx'
import { DocumentButton } from '../document-buttons.tsx'
import { DriverForm } from './driver-form.tsx'
import { manifestQuery } from './queries.ts'
import { SignaturePicture } from './signature-field.tsx'

/** The parcels that a driver takes, or took, and the proof of it. */
export function ManifestPage() {
  const id = Number(useRecordId())
  const { data, error, refetch } = useQuery(manifestQuery(id))
  if (data) return <OneManifest manifest={data} />
  if (error instanceof ApiError && [404, 422].includes(error.status)) return <NotFound />
  return error ? (
    <LoadFailed error={error} onRefresh={() => void refetch()} />
  ) : (
    <Skeleton className="h-96 rounded-md" />
  )
}

function OneManifest({ manifest }: { manifest: Manifest }) {
  const { id, carrier, made_by, made_at, handed_over_at, parcels } = manifest
  const mayHandOver = useMay('orders.hand-over')
  const isOpen = parcels.some(({ left_at, refused }) => !left_at && !refused)
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5">
      <PageHeader
        title={`${carrier}: ${parcels.length} ${parcels.length === 1 ? 'parcel' : 'parcels'}`}
        above={<Link to={addresses.manifests}>Hand over to carriers</Link>}
        beside={
          <Badge tone={isOpen ? 'accent' : 'success'}>
            {isOpen ? 'Not taken yet' : 'Handed over'}
          </Badge>
        }
      >
        <DocumentButton
          path={`/office/manifests/${id}/sheet`}
          file={`manifest-${id}.pdf`}
          label="List as PDF"
        />
      </PageHeader>
      <p className="text-sm text-ink-soft">
        Made by {made_by}, <Time at={made_at} />
      </p>
      {isOpen && mayHandOver && <DriverForm manifest={manifest} />}
      {isOpen && !mayHandOver && <p>Your roles don’t allow handing orders over.</p>}
      {handed_over_at && <Proof manifest={manifest} />}
      <Section title="Parcels">
        <ol className="grid gap-1 text-sm">
          {parcels.map((parcel) => (
            <Parcel key={parcel.code} parcel={parcel} />
          ))}
        </ol>
      </Section>
    </div>
  )
}

function Proof({ manifest }: { manifest: Manifest }) {
  const { driver_name, handed_over_at, counted, signature } = manifest
  return (
    <Section title="Taken">
      <dl className="grid gap-2 text-sm">
        <Fact name="Driver">{driver_name}</Fact>
        {handed_over_at && (
          <Fact name="When">
            <Time at={handed_over_at} />
          </Fact>
        )}
        {counted !== null && <Fact name="Counted">{counted}</Fact>}
      </dl>
      {signature && <SignaturePicture path={signature} />}
    </Section>
  )
}

function Parcel({ parcel }: { parcel: Manifest['parcels'][number] }) {
  const { code, place, tracking_number, left_at, refused } = parcel
  return (
    <li className="grid gap-0.5 border-b border-line py-1.5 last:border-0">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <Link
          to={pageOf.order(code)}
          className="dense inline-flex items-center font-mono font-semibold text-link underline"
        >
          {code}
        </Link>
        <span className="min-w-0 text-ink-soft [overflow-wrap:anywhere]">
          {[place, tracking_number].filter(Boolean).join(', ')}
        </span>
      </span>
      {left_at && (
        <span className="text-success">
          Dispatched <Time at={left_at} />
        </span>
      )}
      {refused && <span className="text-danger">{`It stays. ${refused}`}</span>}
    </li>
  )
}
