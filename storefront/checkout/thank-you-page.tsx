import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/thank-you')({
  head: ({ match }) =>
    pageHead(match.context, { title: 'Thank you', path: '/thank-you', indexed: false }),
  component: ThankYouPage,
})

function ThankYouPage() {
  return <Coming title="Thank you" />
}
