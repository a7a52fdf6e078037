import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/dashboard/ranking-badge')({
  head: () => ({ meta: [{ title: 'Ranking badge' }] }),
  component: RankingBadgePage,
})

function RankingBadgePage() {
  return <Coming title="Ranking badge" />
}
