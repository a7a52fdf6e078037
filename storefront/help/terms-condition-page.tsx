import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useApi } from '#client/api.ts'
import { pageHead } from '../page-head.ts'
import { HelpSkeleton } from './help-skeleton.tsx'
import { HelpText } from './help-text.tsx'
import { terms } from './queries.ts'

export const Route = createFileRoute('/_help/terms-condition')({
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(terms(api)),
  head: ({ match }) => pageHead(match.context, '/terms-condition'),
  pendingMs: 150,
  pendingComponent: HelpSkeleton,
  component: TermsConditionPage,
})

function TermsConditionPage() {
  const { data } = useSuspenseQuery(terms(useApi()))
  return <HelpText {...data} />
}
