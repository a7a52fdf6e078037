import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useApi } from '#client/api.ts'
import { pageHead } from '../page-head.ts'
import { HelpSkeleton } from './help-skeleton.tsx'
import { HelpText } from './help-text.tsx'
import { privacy } from './queries.ts'

export const Route = createFileRoute('/_help/privacy-policy')({
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(privacy(api)),
  head: ({ match }) => pageHead(match.context, '/privacy-policy'),
  pendingMs: 150,
  pendingComponent: HelpSkeleton,
  component: PrivacyPolicyPage,
})

function PrivacyPolicyPage() {
  const { data } = useSuspenseQuery(privacy(useApi()))
  return <HelpText {...data} />
}
