import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/loader')({
  head: ({ match }) =>
    pageHead(match.context, { title: 'Payment', path: '/loader', indexed: false }),
  component: LoaderPage,
})

function LoaderPage() {
  return <Coming title="Payment" />
}
