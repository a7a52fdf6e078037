import { createFileRoute } from '@tanstack/react-router'
import { useApi } from '#client/api.ts'
import { load } from '#client/queries.ts'
import { pageHead } from '../page-head.ts'
import { HelpSkeleton } from './help-skeleton.tsx'
import { HelpText } from './help-text.tsx'
import { refundPolicy, useHelp } from './queries.ts'

export const Route = createFileRoute('/_help/refund-policy')({
  loader: ({ context: { api, queryClient } }) =>
    load([queryClient.ensureQueryData(refundPolicy(api))]),
  head: ({ match }) => pageHead(match.context, '/refund-policy'),
  component: RefundPolicyPage,
})

function RefundPolicyPage() {
  const content = useHelp(refundPolicy(useApi()))
  return content ? <HelpText {...content} /> : <HelpSkeleton title="Refund Policy" />
}
