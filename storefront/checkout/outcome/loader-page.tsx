import { createFileRoute, Link, Navigate, useHydrated } from '@tanstack/react-router'
import { NeedsScripts } from '#client/needs-scripts.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/state.tsx'
import { pageHead } from '../../page-head.ts'
import { LogInFirst } from '../../session/log-in-first.tsx'
import { useSignedIn } from '../../session/session.ts'
import { linkOfPayment } from '../by-link/link-token.ts'
import { useSettlement } from './use-settlement.ts'

export const Route = createFileRoute('/loader')({
  head: ({ match }) => pageHead(match.context, '/loader'),
  component: LoaderPage,
})

/** The card provider redirects the shopper to this page, with its `tx_ref`. */
function LoaderPage() {
  const { tx_ref, status } = Route.useSearch()
  return (
    <section className="page-width py-10">
      <h1 className="sr-only">Payment</h1>
      {useHydrated() ? (
        <PaymentResult
          txRef={tx_ref ? String(tx_ref) : null}
          reportedStatus={status ? String(status) : undefined}
        />
      ) : (
        <NeedsScripts>
          <Waiting />
        </NeedsScripts>
      )}
    </section>
  )
}

/** `reportedStatus`: the status that the provider put into the redirect. */
function PaymentResult({
  txRef,
  reportedStatus,
}: {
  txRef: string | null
  reportedStatus: string | undefined
}) {
  const isSignedIn = useSignedIn()
  const token = linkOfPayment(txRef)
  if (txRef && token) {
    const search = { tx_ref: txRef, status: reportedStatus }
    return <Navigate to="/pay" search={search} hash={token} replace />
  }
  if (!isSignedIn) return <LogInFirst />
  return txRef ? (
    <Settlement txRef={txRef} reportedStatus={reportedStatus} />
  ) : (
    <Navigate to="/dashboard/orders" replace />
  )
}

function Settlement({
  txRef,
  reportedStatus,
}: {
  txRef: string
  reportedStatus: string | undefined
}) {
  const { state, orderCode, retry } = useSettlement(txRef, reportedStatus)
  if (state === 'paid' && orderCode) {
    return <Navigate to="/thank-you" search={{ order_code: orderCode }} replace />
  }
  if (state === 'failed' && orderCode) {
    return <Navigate to="/order-incomplete" search={{ order_code: orderCode }} replace />
  }
  if (state === 'unknown') {
    return (
      <EmptyState
        motif="birds"
        title="We can’t find this payment"
        line="If you were charged, the payment will appear in your orders or return to you."
      >
        <OrdersLink />
      </EmptyState>
    )
  }
  if (state === 'late') {
    return (
      <EmptyState
        motif="circles"
        title="Your bank is taking longer than usual"
        line="You don’t need to wait here. We’ll keep checking and notify you when the payment is confirmed. If it doesn’t come through within 30 minutes, we cancel the order. If your money arrives after that, we ship the order if it is still in stock, or refund you."
      >
        <div className="flex flex-wrap justify-center gap-3">
          <OrdersLink />
          <Button look="quiet" shape="lg" onClick={retry}>
            Ask again
          </Button>
        </div>
      </EmptyState>
    )
  }
  return <Waiting />
}

function OrdersLink() {
  return (
    <Link to="/dashboard/orders" className={buttonClass({ look: 'accent', shape: 'lg' })}>
      Go to my orders
    </Link>
  )
}

function Waiting() {
  return (
    <div role="status">
      <EmptyState
        motif="combs"
        title="Checking your payment…"
        line="This takes a few seconds. Please do not pay again."
      >
        <span
          aria-hidden="true"
          className="h-1 w-48 overflow-hidden rounded-full bg-sunken before:block before:h-full before:w-1/3 before:rounded-full before:bg-accent motion-safe:before:animate-[travel_1.4s_ease-in-out_infinite]"
        />
      </EmptyState>
    </div>
  )
}
