import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { ApiError } from '#contract/client.ts'
import type { OfficeOrder } from '#contract/office/order.ts'
import { Badge } from '#ui/badge.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { History } from '../audit/history.tsx'
import { CounterLink } from '../counter/counter-link.tsx'
import { DocumentButtons } from '../fulfilment/document-buttons.tsx'
import { Time } from '../lists/time.tsx'
import { addresses } from '../pages.ts'
import { useMay } from '../session/me.ts'
import { NotFound } from '../shell/error-pages.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import { Section } from '../shell/section.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMoves } from './order-moves.tsx'
import { OrderCustomer, OrderDelivery } from './order-people.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { orderQuery } from './queries.ts'
import { RefundButton } from './refund-dialog.tsx'
import { SendLink } from './send-link.tsx'
import { NeedBadges, PaymentBadge, paymentName, StatusBadge } from './words.tsx'
import { WriteForms } from './write-forms.tsx'

/** One order: what was bought, for whom, all that happened, and what a member may make of it. */
export function OrderPage() {
  const code = useLocation().pathname.split('/').at(-1) ?? ''
  const { data, error, refetch } = useQuery(orderQuery(code))
  if (data) return <Order order={data} />
  if (error instanceof ApiError && [404, 422].includes(error.status)) return <NotFound />
  return error ? (
    <LoadFailed error={error} onRefresh={() => void refetch()} />
  ) : (
    <Skeleton className="h-96 rounded-md" />
  )
}

function Order({ order }: { order: OfficeOrder }) {
  const [mayEdit, mayRefund, mayAudit] = [
    useMay('orders.edit'),
    useMay('refunds.make'),
    useMay('audit.read'),
  ]
  return (
    <div className="grid gap-5">
      <PageHeader
        title={`Order ${order.code}`}
        above={<Link to={addresses.orders}>Orders</Link>}
        beside={
          <span className="flex flex-wrap gap-1">
            <StatusBadge status={order.status} />
            <PaymentBadge status={order.payment_status} />
            {order.taken_by !== null && <Badge>By phone</Badge>}
            <NeedBadges needs={order.needs} />
          </span>
        }
      >
        {mayEdit && <OrderMoves order={order} />}
        <CounterLink order={order} />
        {mayEdit && order.is_paid_by_link && <SendLink order={order} />}
        {mayRefund && order.refundable > 0 && <RefundButton order={order} />}
      </PageHeader>
      <p className="text-sm text-ink-soft">
        Placed <Time at={order.placed_at} />
        {order.taken_by !== null && ` by phone, taken by ${order.taken_by}`},{' '}
        {paymentName(order.payment_code)}
        {order.ends_at && (
          <>
            . It ends unpaid <Time at={order.ends_at} />
          </>
        )}
      </p>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="grid min-w-0 gap-5 max-xl:contents">
          <OrderLines order={order} />
          {/* Below who and where, on a phone. */}
          <div className="min-w-0 max-xl:order-1">
            <OrderTimeline order={order} />
          </div>
        </div>
        <div className="grid min-w-0 gap-5 max-xl:contents">
          <OrderDelivery order={order} />
          <OrderCustomer order={order} />
        </div>
        <div className="grid min-w-0 gap-5 max-xl:order-2 xl:col-start-2">
          {mayEdit && (
            <Section title="Documents">
              <DocumentButtons codes={[order.code]} />
            </Section>
          )}
          {mayEdit && <WriteForms key={order.code} order={order} />}
          {mayAudit && <History subject={`order:${order.code}`} />}
        </div>
      </div>
    </div>
  )
}
