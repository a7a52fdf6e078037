import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { ApiError } from '#contract/client.ts'
import type { CounterOrder, HandedOver } from '#contract/office/counter.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { formatNaira } from '#ui/naira.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Time } from '../lists/time.tsx'
import { addresses } from '../pages.ts'
import { useRecordId } from '../record-id.ts'
import { useSearchParam } from '../search-param.ts'
import { NotFound } from '../shell/error-pages.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import { Section } from '../shell/section.tsx'
import { FindForm } from './find-form.tsx'
import { counterOrderQuery } from './queries.ts'
import { SaleForm } from './sale-form.tsx'

/** One pick-up at the counter, before its customer. */
export function CounterOrderPage() {
  const [code, proof] = [useRecordId(), useSearchParam('proof')]
  const [done, setDone] = useState<HandedOver | null>(null)
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5">
      {done?.code === code ? (
        <Done done={done} />
      ) : (
        <BeforeCustomer key={`${code} ${proof}`} code={code} proof={proof} onDone={setDone} />
      )}
    </div>
  )
}

interface BeforeCustomerProps {
  code: string
  proof: string
  onDone: (done: HandedOver) => void
}

function BeforeCustomer({ code, proof, onDone }: BeforeCustomerProps) {
  const query = useQuery({ ...counterOrderQuery(code, proof), enabled: proof !== '' })
  const { data, error, refetch } = query
  // Read again, it may have left meanwhile: what was there before is not shown any more.
  const isRefused = error instanceof ApiError && [409, 422].includes(error.status)
  if (proof === '' || isRefused) {
    return (
      <>
        <Header code={code} />
        <FindForm code={code} proof={proof} {...(error && { refused: error.message })} />
      </>
    )
  }
  if (data) return <OneOrder order={data} proof={proof} onDone={onDone} />
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  return error ? (
    <LoadFailed error={error} onRefresh={() => void refetch()} />
  ) : (
    <Skeleton className="h-96 rounded-md" />
  )
}

function Header({ code, order }: { code: string; order?: CounterOrder }) {
  return (
    <PageHeader
      title={code}
      above={<Link to={addresses.counter}>Counter</Link>}
      beside={
        order &&
        (order.is_due ? (
          <Badge tone="accent">To be paid</Badge>
        ) : (
          <Badge tone="success">Paid</Badge>
        ))
      }
    />
  )
}

function OneOrder({
  order,
  proof,
  onDone,
}: { order: CounterOrder } & Pick<BeforeCustomerProps, 'proof' | 'onDone'>) {
  const { code, customer, is_due, kept_until, placed_total } = order
  return (
    <>
      <Header code={code} order={order} />
      <p className="[overflow-wrap:anywhere]">
        For <strong>{customer}</strong>
        {is_due && `, ${formatNaira(placed_total)} when it was placed`}
        {kept_until && (
          <>
            , reserved until <Time at={kept_until} />
          </>
        )}
      </p>
      <SaleForm order={order} proof={proof} onDone={onDone} />
    </>
  )
}

function Done({ done: { code, is_left, paid, change } }: { done: HandedOver }) {
  return (
    <>
      <Header code={code} />
      <Section title={is_left ? 'Nothing taken: the order has ended' : 'It is handed over'}>
        {is_left && <p>Nothing is owed. Put the units back on the shelf.</p>}
        {paid > 0 && <p>{`${formatNaira(paid)} are paid.`}</p>}
        {change > 0 && (
          <p className="rounded-md bg-accent-soft p-3 text-xl font-semibold tabular-nums">
            {`Change: ${formatNaira(change)}`}
          </p>
        )}
        <Link to={addresses.counter} className={buttonClass({ look: 'accent' })}>
          The next customer
        </Link>
      </Section>
    </>
  )
}
