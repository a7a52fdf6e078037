import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useApi } from '#client/api.ts'
import { pageHead } from '../page-head.ts'
import { HelpSkeleton } from './help-skeleton.tsx'
import { HelpText } from './help-text.tsx'
import { refundPolicy } from './queries.ts'

export const Route = createFileRoute('/_help/refund-policy')({
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(refundPolicy(api)),
  head: ({ match }) => pageHead(match.context, '/refund-policy'),
  pendingMs: 150,
  pendingComponent: HelpSkeleton,
  component: RefundPolicyPage,
})

function RefundPolicyPage() {
  const { data } = useSuspenseQuery(refundPolicy(useApi()))
  return <HelpText {...data} />
}
