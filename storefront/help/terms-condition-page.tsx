import { createFileRoute } from '@tanstack/react-router'
import { useApi } from '#client/api.ts'
import { load } from '#client/queries.ts'
import { pageHead } from '../page-head.ts'
import { HelpSkeleton } from './help-skeleton.tsx'
import { HelpText } from './help-text.tsx'
import { terms, useHelp } from './queries.ts'

export const Route = createFileRoute('/_help/terms-condition')({
  loader: ({ context: { api, queryClient } }) => load([queryClient.ensureQueryData(terms(api))]),
  head: ({ match }) => pageHead(match.context, '/terms-condition'),
  component: TermsConditionPage,
})

function TermsConditionPage() {
  const content = useHelp(terms(useApi()))
  return content ? <HelpText {...content} /> : <HelpSkeleton title="Terms &amp; Conditions" />
}
