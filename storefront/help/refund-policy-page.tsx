import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/_help/refund-policy')({
  head: ({ match }) =>
    pageHead(match.context, { title: 'Refund Policy', path: '/refund-policy', indexed: false }),
  component: RefundPolicyPage,
})

function RefundPolicyPage() {
  return <Coming title="Refund Policy" />
}
