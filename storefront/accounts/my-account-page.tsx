import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/dashboard/my-account')({
  head: () => ({ meta: [{ title: 'My Account' }] }),
  component: MyAccountPage,
})

function MyAccountPage() {
  return <Coming title="My Account" />
}
