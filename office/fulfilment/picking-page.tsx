import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailed } from '#client/lists/list-states.tsx'
import type { OpenBatch, Picking } from '#contract/office/fulfilment.ts'
import { buttonClass } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/state.tsx'
import { Time } from '../lists/time.tsx'
import { addresses, pageOf } from '../pages.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { Section } from '../shell/section.tsx'
import { documentsOf } from './documents-page.tsx'
import { pickingQuery } from './queries.ts'
import { TakeBatch } from './take-batch.tsx'
import { TakeOver } from './take-over.tsx'

/** The work of the store: orders to pick, boxes to pack, parcels to hand over. */
export function PickingPage() {
  const { data, error, refetch } = useQuery(pickingQuery)
  return (
    <div className="grid gap-5">
      <PageHeader title="Pick and pack">
        <Link to={addresses.manifests} className={buttonClass({ look: 'quiet' })}>
          Hand over to carriers
        </Link>
      </PageHeader>
      {data ? (
        <Parts picking={data} />
      ) : error ? (
        <LoadFailed error={error} onRefresh={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-md" />
      )}
    </div>
  )
}

function Parts({ picking }: { picking: Picking }) {
  const { waiting, batches, stopped, to_pack, to_hand_over } = picking
  const isIdle = [waiting, batches, stopped, to_pack, to_hand_over].every((one) => one.length === 0)
  if (isIdle) {
    return (
      <EmptyState
        motif="combs"
        title="Nothing waits"
        line="Orders appear here when they are paid or reserved for pick-up."
      />
    )
  }
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <TakeBatch waiting={waiting} />
      <Batches batches={batches} />
      <Orders
        title="To pack"
        empty="No orders to pack."
        orders={to_pack.map(({ code, picked_at }) => ({ code, at: picked_at, words: 'Picked' }))}
      />
      <Orders
        title="To hand over"
        empty="No packed orders are waiting."
        orders={to_hand_over.map(({ code, packed_at }) => ({
          code,
          at: packed_at,
          words: 'Packed',
        }))}
      />
      {stopped.length > 0 && (
        <Section title="Stopped for support">
          <ul className="grid gap-2">
            {stopped.map(({ code, reason }) => (
              <li key={code} className="grid gap-0.5 border-l-2 border-danger pl-3 text-sm">
                <OrderLink code={code} />
                <span className="[overflow-wrap:anywhere]">{reason}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}

function Batches({ batches }: { batches: readonly OpenBatch[] }) {
  return (
    <Section title="Being picked">
      {batches.length === 0 && <p className="text-sm text-ink-soft">Nobody is picking now.</p>}
      <ul className="grid gap-3">
        {batches.map((batch) => (
          <li
            key={batch.id}
            className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-3 text-sm last:border-0 last:pb-0"
          >
            <span className="min-w-0">
              <strong>{batch.is_mine ? 'You' : batch.taken_by}</strong>
              {`: ${batch.picked} of ${batch.units} units, ${batch.orders} ${batch.orders === 1 ? 'order' : 'orders'}`}
              <span className="block text-ink-soft">
                Last seen <Time at={batch.touched_at} />
              </span>
            </span>
            {batch.is_mine && (
              <Link to={pageOf.batch(batch.id)} className={buttonClass({ look: 'accent' })}>
                Go on
              </Link>
            )}
            {batch.is_free && !batch.is_mine && <TakeOver id={batch.id} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface OrdersProps {
  title: string
  empty: string
  orders: readonly { code: string; at: string; words: string }[]
}

function Orders({ title, empty, orders }: OrdersProps) {
  return (
    <Section
      title={title}
      actions={
        orders.length > 0 && (
          <Link
            {...documentsOf(orders.map(({ code }) => code))}
            aria-label={`Documents of what is ${title.toLowerCase()}`}
            className={classes(buttonClass({ look: 'quiet' }), 'dense')}
          >
            Documents
          </Link>
        )
      }
    >
      {orders.length === 0 && <p className="text-sm text-ink-soft">{empty}</p>}
      <ul className="grid gap-1">
        {orders.map(({ code, at, words }) => (
          <li key={code} className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
            <OrderLink code={code} />
            <span className="text-ink-soft">
              {words} <Time at={at} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function OrderLink({ code }: { code: string }) {
  return (
    <Link
      to={pageOf.packing(code)}
      className="dense inline-flex items-center font-mono font-semibold text-link underline"
    >
      {code}
    </Link>
  )
}
