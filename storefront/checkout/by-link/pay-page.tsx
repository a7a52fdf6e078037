import { queryOptions, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useHydrated, useLocation } from '@tanstack/react-router'
import { useApi } from '#client/api.ts'
import { timeOf } from '#client/lagos-time.ts'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { NeedsScripts } from '#client/needs-scripts.tsx'
import { type Api, ApiError } from '#contract/client.ts'
import { buttonClass } from '#ui/button.tsx'
import { formatNaira } from '#ui/naira.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { pageHead } from '../../page-head.ts'
import { PayForm } from './pay-form.tsx'

export const Route = createFileRoute('/pay')({
  head: ({ match }) => pageHead(match.context, '/pay'),
  component: PayPage,
})

interface Tried {
  tx_ref: string | undefined
  status: string | undefined
}

const linked = (api: Api, token: string, { tx_ref, status }: Tried) =>
  queryOptions({
    queryKey: ['linked-order', token, tx_ref],
    queryFn: async () =>
      (await api('POST /orders/payment-link', { body: { token, tx_ref, status } })).data,
    staleTime: 0,
    retry: false,
    // The bank may take some seconds.
    refetchInterval: ({ state: { data } }) =>
      tx_ref && data?.payment_status === 'PENDING' ? 4_000 : false,
  })

/**
 * The page of the link of an order that was taken at the telephone: tells what it is to pay, without a login. The token
 * stands behind the `#`, which no browser sends.
 */
function PayPage() {
  const { tx_ref, status } = Route.useSearch()
  const hash = useLocation({ select: ({ hash }) => hash })
  const isHydrated = useHydrated()
  return (
    <div className="page-width py-6 lg:py-10">
      <section className="mx-auto grid w-full max-w-xl gap-4 rounded-lg border border-line bg-surface p-5 sm:p-8">
        <h1 className="text-2xl">Pay for your order</h1>
        <NeedsScripts>
          {isHydrated ? (
            <LinkedOrder
              token={hash}
              tried={{
                tx_ref: tx_ref ? String(tx_ref) : undefined,
                status: status ? String(status) : undefined,
              }}
            />
          ) : (
            <Skeleton className="h-40 rounded-lg" />
          )}
        </NeedsScripts>
      </section>
    </div>
  )
}

function LinkedOrder({ token, tried }: { token: string; tried: Tried }) {
  const { data, error, refetch } = useQuery(linked(useApi(), token, tried))
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) {
    return (
      <>
        <p role="alert">This payment link has expired. We refund any money that arrives later.</p>
        <p>
          <Link to="/contact-us" className={buttonClass({ look: 'quiet', shape: 'lg' })}>
            Write to us
          </Link>
        </p>
      </>
    )
  }
  if (error) return <LoadFailed error={error} onRefresh={() => void refetch()} />
  if (!data) return <Skeleton className="h-40 rounded-lg" />
  const { order_code, total, payment_status, pay_until } = data
  if (payment_status === 'PAID') {
    return (
      <p role="status" className="rounded-md bg-success-soft p-3 font-medium text-success">
        Order {order_code} is paid: {formatNaira(total)}. Thank you.
      </p>
    )
  }
  return (
    <PayForm token={token}>
      <p>
        Order <strong>{order_code}</strong>, ordered by phone:{' '}
        <strong className="tabular-nums">{formatNaira(total)}</strong>
      </p>
      {payment_status === 'FAILED' && <p>The payment did not go through. You can pay again.</p>}
      {tried.tx_ref && payment_status === 'PENDING' && (
        <p role="status">We are confirming your payment. Please do not pay again.</p>
      )}
      <p className="text-sm text-ink-soft">
        You can pay until {timeOf(pay_until)}. After that we cancel the order.
      </p>
    </PayForm>
  )
}
