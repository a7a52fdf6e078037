import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/dashboard/edit-account')({
  head: () => ({ meta: [{ title: 'Edit account' }] }),
  component: EditAccountPage,
})

function EditAccountPage() {
  return <Coming title="Edit account" />
}
