import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useApi } from '#client/api.ts'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { Skeleton, SkeletonList } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/state.tsx'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { pageHead } from '../page-head.ts'
import { BadgeCard } from './badge-card.tsx'
import { MyBadge } from './my-badge.tsx'
import { badgeList, myBadge } from './queries.ts'

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
        <EmptyState title="No badges" line="The mall gives none at the moment." />
      )}
    </DashboardPage>
  )
}
