import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/state.tsx'

interface NothingToRateProps {
  orderCode: string
  title: string
}

/** Says in its title why an order has nothing to rate. */
export function NothingToRate({ orderCode, title }: NothingToRateProps) {
  return (
    <EmptyState motif="circles" title={title}>
      <Link
        to="/dashboard/orders/orderdetails"
        search={{ order_code: orderCode }}
        className={buttonClass({ look: 'accent' })}
      >
        Back to the order
      </Link>
    </EmptyState>
  )
}
