import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/dashboard/ranking-badge')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Ranking badge',
      path: '/dashboard/ranking-badge',
      indexed: false,
    }),
  component: RankingBadgePage,
})

function RankingBadgePage() {
  return <Coming title="Ranking badge" />
}
