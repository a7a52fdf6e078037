import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useApi } from '#client/api.ts'
import { dayAndTimeOf } from '#client/lagos-time.ts'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { formatNaira } from '#ui/naira.ts'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { PayAgain } from '../../orders/pay-again.tsx'
import { isUnpaidCard, type Order, order as orderOf } from '../../orders/queries.ts'
import { clearChoices } from '../choices.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'

/** ms between two fetches of an order that may have been paid elsewhere meanwhile. */
const refetchMs = 5_000

/**
 * The checkout of a cart whose order is placed but not paid: the shopper has left the card
 * provider's page. A second order of the same cart needs an explicit press. Few have one: it is loaded when it is there.
 */
export default function OpenOrder({ orderCode }: { orderCode: string }) {
  const query = { ...orderOf(useApi(), orderCode), refetchInterval: refetchMs }
  const { data: order, error, refetch } = useQuery(query)
  if (error instanceof ApiError && error.status === 404) return <Expired />
  if (error && !order) return <ErrorState onRefresh={() => void refetch()} />
  if (!order) return <CheckoutSkeleton />
  if (order.status === 'CANCELLED') return <Expired />
  if (!isUnpaidCard(order)) {
    return <Navigate to="/thank-you" search={{ order_code: orderCode }} replace />
  }
  return <Unpaid order={order} />
}

function Unpaid({
  order: { order_code, total_amount, payment_status, pay_until, is_reserved },
}: {
  order: Order
}) {
  const until = pay_until ? ` until ${dayAndTimeOf(pay_until)}` : ''
  return (
    <EmptyState
      motif="circles"
      title={`Your order ${order_code} is not paid yet`}
      line={
        payment_status === 'FAILED'
          ? `${formatNaira(total_amount)}. The payment did not go through. You can pay again${until}.`
          : `${formatNaira(total_amount)}. ${is_reserved ? `Your items are reserved${until}.` : `You can pay${until}. Your items are not reserved until you pay.`} If you have already paid, this page will update within a minute.`
      }
    >
      <div className="flex flex-wrap justify-center gap-3">
        <PayAgain orderCode={order_code} />
        <Button look="quiet" shape="lg" onClick={clearChoices}>
          Start a new order
        </Button>
      </div>
    </EmptyState>
  )
}

function Expired() {
  return (
    <EmptyState
      motif="circles"
      title="Your last order was not paid in time"
      line="We cancelled it. You were not charged, and your cart is still here."
    >
      <Button look="accent" shape="lg" onClick={clearChoices}>
        Continue to checkout
      </Button>
    </EmptyState>
  )
}
