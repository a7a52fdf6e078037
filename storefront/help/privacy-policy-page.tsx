import { createFileRoute } from '@tanstack/react-router'
import { useApi } from '#client/api.ts'
import { load } from '#client/queries.ts'
import { pageHead } from '../page-head.ts'
import { HelpSkeleton } from './help-skeleton.tsx'
import { HelpText } from './help-text.tsx'
import { privacy, useHelp } from './queries.ts'

export const Route = createFileRoute('/_help/privacy-policy')({
  loader: ({ context: { api, queryClient } }) => load([queryClient.ensureQueryData(privacy(api))]),
  head: ({ match }) => pageHead(match.context, '/privacy-policy'),
  component: PrivacyPolicyPage,
})

function PrivacyPolicyPage() {
  const content = useHelp(privacy(useApi()))
  return content ? <HelpText {...content} /> : <HelpSkeleton title="Privacy-Policy" />
}
