import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/dashboard/reviews')({
  head: () => ({ meta: [{ title: 'Reviews' }] }),
  component: ReviewsPage,
})

function ReviewsPage() {
  return <Coming title="Reviews" />
}
