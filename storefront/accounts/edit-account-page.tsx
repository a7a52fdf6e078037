import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/dashboard/edit-account')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Edit account',
      path: '/dashboard/edit-account',
      indexed: false,
    }),
  component: EditAccountPage,
})

function EditAccountPage() {
  return <Coming title="Edit account" />
}
