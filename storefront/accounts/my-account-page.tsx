import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/dashboard/my-account')({
  head: ({ match }) =>
    pageHead(match.context, { title: 'My Account', path: '/dashboard/my-account', indexed: false }),
  component: MyAccountPage,
})

function MyAccountPage() {
  return <Coming title="My Account" />
}
