import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/thank-you')({
  head: () => ({ meta: [{ title: 'Thank you' }] }),
  component: ThankYouPage,
})

function ThankYouPage() {
  return <Coming title="Thank you" />
}
