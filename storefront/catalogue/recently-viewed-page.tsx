import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/dashboard/recently-viewed')({
  head: () => ({ meta: [{ title: 'Recently Viewed' }] }),
  component: RecentlyViewedPage,
})

function RecentlyViewedPage() {
  return <Coming title="Recently Viewed" />
}
