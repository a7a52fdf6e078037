import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/dashboard/recently-viewed')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Recently Viewed',
      path: '/dashboard/recently-viewed',
      indexed: false,
    }),
  component: RecentlyViewedPage,
})

function RecentlyViewedPage() {
  return <Coming title="Recently Viewed" />
}
