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
        title="We do not know this payment"
        line="If you were charged, it will appear with your orders, or come back to you."
      >
        <OrdersLink />
      </EmptyState>
    )
  }
  if (state === 'late') {
    return (
      <EmptyState
        motif="circles"
        title="Your bank takes longer than usual"
        line="You need not wait here. We go on asking and tell you as soon as the payment is settled. If it does not come through within half an hour, the order is cancelled; money that arrives later buys it after all or comes back to you."
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
