import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { formatNaira } from '#ui/naira.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Time } from '../lists/time.tsx'
import { NeedBadges, PaymentBadge, StatusBadge } from '../orders/words.tsx'
import { addresses, pageOf } from '../pages.ts'
import { Section } from '../shell/section.tsx'
import { ordersOfQuery } from './queries.ts'

/** Orders that the page lists; the list of orders has the others. */
const maxOrders = 8

/** The newest orders of one customer. */
export function CustomerOrders({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(ordersOfQuery(id))
  return (
    <Section
      title="Orders"
      actions={
        <Link
          to={addresses.orders}
          search={{ customer: String(id) }}
          className="dense inline-flex items-center text-sm text-link underline"
        >
          All orders
        </Link>
      }
    >
      {!data &&
        (error ? (
          <LoadFailed error={error} onRefresh={() => void refetch()} />
        ) : (
          <Skeleton className="h-24" />
        ))}
      {data?.rows.length === 0 && <p className="text-ink-soft">None yet.</p>}
      <ul className="grid gap-2">
        {data?.rows.slice(0, maxOrders).map((order) => (
          <li key={order.code} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Link
              to={pageOf.order(order.code)}
              className="dense inline-flex items-center font-mono text-link underline"
            >
              {order.code}
            </Link>
            <StatusBadge status={order.status} />
            <PaymentBadge status={order.payment_status} />
            <NeedBadges needs={order.needs} />
            <span className="tabular-nums">{formatNaira(order.total)}</span>
            <span className="text-ink-soft">
              <Time at={order.placed_at} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
