import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#contract/client.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useApi } from '../api.ts'
import { DashboardFailed } from '../dashboard/dashboard-failed.tsx'
import { NotFound } from '../layout/not-found.tsx'
import { type Order, order } from './queries.ts'

interface WithOrderProps {
  /** As the address has it. */
  orderCode: string | undefined
  /** Until it is there. */
  placeholder?: ReactNode
  children: (order: Order) => ReactNode
}

/** The order that an address names. What is no order, or somebody else's, is not found. */
export function WithOrder({
  orderCode = '',
  placeholder = <OrderSkeleton />,
  children,
}: WithOrderProps) {
  const { data, error, refetch } = useQuery(order(useApi(), orderCode))
  if (data) return children(data)
  const isNone = error instanceof ApiError && (error.status === 404 || error.status === 422)
  if (isNone) return <NotFound />
  if (error) return <DashboardFailed error={error} onRefresh={() => void refetch()} />
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
