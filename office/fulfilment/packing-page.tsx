import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { ApiError } from '#contract/client.ts'
import type { Fulfilment, FulfilmentState } from '#contract/office/fulfilment.ts'
import { Badge } from '#ui/badge.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { addresses, pageOf } from '../pages.ts'
import { useRecordId } from '../record-id.ts'
import { NotFound } from '../shell/error-pages.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import { Section } from '../shell/section.tsx'
import { DocumentButtons } from './document-buttons.tsx'
import { HandOverForm } from './hand-over-form.tsx'
import { PackingForm } from './packing-form.tsx'
import { fulfilmentQuery } from './queries.ts'
import { ResumeButtons } from './resume-buttons.tsx'

const words = {
  waiting: { tone: 'plain', label: 'Waits to be picked' },
  picking: { tone: 'brand', label: 'Is being picked' },
  picked: { tone: 'accent', label: 'To pack' },
  packed: { tone: 'success', label: 'Packed' },
  'handed-over': { tone: 'plain', label: 'Dispatched' },
  stopped: { tone: 'danger', label: 'Stopped' },
} as const satisfies Record<FulfilmentState, unknown>

/** One order at the packing table. */
export function PackingPage() {
  const code = useRecordId()
  const { data, error, refetch } = useQuery(fulfilmentQuery(code))
  if (data) return <OneOrder key={data.code} fulfilment={data} />
  if (error instanceof ApiError && [404, 422].includes(error.status)) return <NotFound />
  return error ? (
    <LoadFailed error={error} onRefresh={() => void refetch()} />
  ) : (
    <Skeleton className="h-96 rounded-md" />
  )
}

function OneOrder({ fulfilment }: { fulfilment: Fulfilment }) {
  const { code, state, reason } = fulfilment
  const { tone, label } = words[state]
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5">
      <PageHeader
        title={code}
        above={<Link to={addresses.picking}>Pick and pack</Link>}
        beside={<Badge tone={tone}>{label}</Badge>}
      >
        <Link
          to={pageOf.order(code)}
          className="dense inline-flex items-center text-link underline"
        >
          The whole order
        </Link>
      </PageHeader>
      {state === 'picked' && <PackingForm fulfilment={fulfilment} />}
      {state === 'packed' && <HandOverForm fulfilment={fulfilment} />}
      {(state === 'picked' || state === 'packed') && (
        <Section title="Documents">
          <DocumentButtons codes={[code]} />
        </Section>
      )}
      {state === 'stopped' && (
        <Section title="Why it is stopped">
          <p>{reason}</p>
          <ResumeButtons code={code} isPaid={fulfilment.is_paid} />
        </Section>
      )}
      {state !== 'picked' && (
        <Section title="In the box">
          <ul className="grid gap-1 text-sm">
            {fulfilment.lines.map(({ line_id, units, name, options, numbers }) => (
              <li key={line_id} className="[overflow-wrap:anywhere]">
                <strong>{units} ×</strong> {[name, ...options].join(', ')}
                {numbers.length > 0 && (
                  <span className="block font-mono text-ink-soft">{numbers.join(', ')}</span>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}
