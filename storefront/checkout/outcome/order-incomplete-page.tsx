import { createFileRoute, Link, Navigate } from '@tanstack/react-router'
import { buttonClass } from '#ui/button.tsx'
import { formatNaira } from '#ui/naira.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { PayAgain } from '../../orders/pay-again.tsx'
import { isUnpaidCard, type Order } from '../../orders/queries.ts'
import { OrderFacts } from '../../orders/with-order.tsx'
import { pageHead } from '../../page-head.ts'
import { Outcome, OwnOrder } from './outcome.tsx'

export const Route = createFileRoute('/order-incomplete')({
  head: ({ match }) => pageHead(match.context, '/order-incomplete'),
  component: OrderIncompletePage,
})

/** A card payment that failed or was cancelled (checkout and rooms specification, section 2). */
function OrderIncompletePage() {
  const { order_code } = Route.useSearch()
  return (
    <div className="page-width py-6 lg:py-10">
      <OwnOrder
        code={order_code}
        placeholder={<Skeleton className="mx-auto h-72 max-w-2xl rounded-lg" />}
      >
        {(order) => <Incomplete order={order} />}
      </OwnOrder>
    </div>
  )
}

function Incomplete({ order }: { order: Order }) {
  if (!isUnpaidCard(order)) {
    return <Navigate to="/thank-you" search={{ order_code: order.order_code }} replace />
  }
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-6">
      <Outcome isGood={false} title="Your order is incomplete">
        Your order failed to process, kindly go back to try again.
      </Outcome>
      <OrderFacts
        facts={[
          { name: 'Order code', value: order.order_code },
          { name: 'Sub total', value: formatNaira(order.sub_total) },
          { name: 'Items', value: order.product_count },
        ]}
      />
      <div className="flex flex-wrap items-start justify-center gap-3">
        {order.status === 'PENDING' && <PayAgain orderCode={order.order_code} />}
        <Link
          to="/dashboard/orders/orderdetails"
          search={{ order_code: order.order_code }}
          className={buttonClass({ look: 'quiet', shape: 'lg' })}
        >
          Go To Order
        </Link>
        {order.status === 'CANCELLED' && (
          <Link to="/cart" className={buttonClass({ look: 'accent', shape: 'lg' })}>
            Back to the cart
          </Link>
        )}
      </div>
    </section>
  )
}
