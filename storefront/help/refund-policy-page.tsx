import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/_help/refund-policy')({
  head: () => ({ meta: [{ title: 'Refund Policy' }] }),
  component: RefundPolicyPage,
})

function RefundPolicyPage() {
  return <Coming title="Refund Policy" />
}
