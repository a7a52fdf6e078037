import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useApi } from '#client/api.ts'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { Badge as Mark } from '#ui/badge.tsx'
import { classes } from '#ui/classes.ts'
import { Skeleton, SkeletonList } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/state.tsx'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { pageHead } from '../page-head.ts'
import { type Badge, badgeList, myBadge } from './queries.ts'

export const Route = createFileRoute('/dashboard/ranking-badge')({
  head: ({ match }) => pageHead(match.context, '/dashboard/ranking-badge'),
  component: RankingBadgePage,
})

/** All badges with their ranges and benefits (checkout and rooms specification, section 2). */
function RankingBadgePage() {
  const api = useApi()
  const { data: badges, error, refetch } = useQuery(badgeList(api))
  const { data: mine, isPending } = useQuery(myBadge(api))
  return (
    <DashboardPage title="Ranking badge">
      {mine && <MyBadge mine={mine} />}
      {isPending && <Skeleton className="h-28 rounded-lg" />}
      {badges ? (
        <ul className="grid gap-3 md:grid-cols-2">
          {badges.map((badge) => (
            <BadgeCard key={badge.id} badge={badge} isMine={badge.id === mine?.badge?.id} />
          ))}
        </ul>
      ) : error ? (
        <LoadFailed error={error} onRefresh={() => void refetch()} />
      ) : (
        <SkeletonList
          label="Loading the badges"
          count={4}
          className="gap-3 md:grid-cols-2"
          each="h-44 rounded-lg"
        />
      )}
      {badges?.length === 0 && (
        <EmptyState title="No badges" line="There are no badges at the moment." />
      )}
    </DashboardPage>
  )
}

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
function MyBadge({ mine: { order_count, badge, next, orders_to_next } }: MyBadgeProps) {
  return (
    <div className="grid gap-3 rounded-lg bg-frame p-5 text-on-frame">
      <p className="text-lg font-bold">
        {badge ? `Your badge: ${badge.name}` : 'You have no badge yet'}
      </p>
      {next && <ProgressBar share={order_count / next.min_order} />}
      <p className="text-sm text-on-frame-soft">
        {delivered(order_count)}
        {next && orders_to_next !== null && ` ${left(orders_to_next)} until ${next.name}.`}
        {!next && badge && ' This is the highest badge.'}
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
  if (count === 0) return 'You have no delivered orders yet.'
  return count === 1 ? 'You have 1 delivered order.' : `You have ${count} delivered orders.`
}

function left(count: number): string {
  return count === 1 ? 'One more' : `${count} more`
}

/** A badge: its range of orders and its benefits. */
function BadgeCard({ badge, isMine }: { badge: Badge; isMine: boolean }) {
  const { name, icon_url, description } = badge
  return (
    <li
      className={classes(
        'flex flex-wrap content-start gap-x-4 gap-y-2 rounded-lg border bg-surface p-4',
        isMine ? 'border-brand dark:border-link' : 'border-line',
      )}
    >
      <img src={icon_url} alt="" width="56" height="56" className="size-14" />
      <div className="grid grow basis-32 content-center gap-0.5">
        <h2 className="flex flex-wrap items-center gap-2 text-lg">
          {name}
          {isMine && <Mark tone="brand">Yours</Mark>}
        </h2>
        <p className="text-sm font-semibold text-ink-soft tabular-nums">{rangeOf(badge)}</p>
      </div>
      <p className="basis-full text-sm">{description}</p>
    </li>
  )
}

function rangeOf({ min_order, max_order }: Badge): string {
  if (max_order === null) return `${min_order} orders and more`
  return min_order === max_order ? `${min_order} orders` : `${min_order} to ${max_order} orders`
}
