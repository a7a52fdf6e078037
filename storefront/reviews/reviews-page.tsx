import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/dashboard/reviews')({
  head: ({ match }) =>
    pageHead(match.context, { title: 'Reviews', path: '/dashboard/reviews', indexed: false }),
  component: ReviewsPage,
})

function ReviewsPage() {
  return <Coming title="Reviews" />
}
