import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '#client/api.ts'
import { NotFound } from '#client/error-pages.tsx'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { ApiError } from '#contract/client.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { type Order, order } from './queries.ts'

interface WithOrderProps {
  /** From the address. */
  orderCode: string | undefined
  /** While loading. */
  placeholder?: ReactNode
  children: (order: Order) => ReactNode
}

/** Loads the order of an address. An unknown order, or another customer's, is a 404. */
export function WithOrder({
  orderCode = '',
  placeholder = <OrderSkeleton />,
  children,
}: WithOrderProps) {
  const { data, error, refetch } = useQuery(order(useApi(), orderCode))
  if (data) return children(data)
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422)
  if (isMissing) return <NotFound />
  if (error) return <LoadFailed error={error} onRefresh={() => void refetch()} />
  return placeholder
}

function OrderSkeleton() {
  return (
    <div role="status" aria-label="Loading the order" className="grid gap-4">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-24 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </div>
  )
}

/** A few facts of an order, name beside value. */
export function OrderFacts({ facts }: { facts: { name: string; value: ReactNode }[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 sm:p-6">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid content-start gap-0.5">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="text-lg font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
