import type { Badge } from './queries.ts'

interface MyBadgeProps {
  mine: {
    /** Delivered orders. */
    order_count: number
    badge: Badge | null
    next: Badge | null
    orders_to_next: number | null
  }
}

/** The customer's badge and the progress to the next one. */
export function MyBadge({ mine: { order_count, badge, next, orders_to_next } }: MyBadgeProps) {
  return (
    <div className="grid gap-3 rounded-lg bg-frame p-5 text-on-frame">
      <p className="text-lg font-bold">
        {badge ? `Your badge: ${badge.name}` : 'You have no badge yet'}
      </p>
      {next && <ProgressBar share={order_count / next.min_order} />}
      <p className="text-sm text-on-frame-soft">
        {delivered(order_count)}
        {next && orders_to_next !== null && ` ${left(orders_to_next)} until ${next.name}.`}
        {!next && badge && ' There is no higher badge.'}
      </p>
    </div>
  )
}

/** Hidden from screen readers: the text below says the same. */
function ProgressBar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 2"
      preserveAspectRatio="none"
      className="h-2.5 w-full max-w-md rounded-full"
    >
      <rect width="100" height="2" className="fill-frame-raised" />
      <rect width={share * 100} height="2" className="fill-accent" />
    </svg>
  )
}

function delivered(count: number): string {
  if (count === 0) return 'None of your orders is delivered yet.'
  return count === 1 ? 'One order was delivered to you.' : `${count} orders were delivered to you.`
}

function left(count: number): string {
  return count === 1 ? 'One more' : `${count} more`
}
