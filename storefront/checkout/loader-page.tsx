import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/loader')({
  head: () => ({ meta: [{ title: 'Payment' }] }),
  component: LoaderPage,
})

function LoaderPage() {
  return <Coming title="Payment" />
}
