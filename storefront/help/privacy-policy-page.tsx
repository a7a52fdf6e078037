import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/_help/privacy-policy')({
  head: ({ match }) =>
    pageHead(match.context, { title: 'Privacy-Policy', path: '/privacy-policy', indexed: false }),
  component: PrivacyPolicyPage,
})

function PrivacyPolicyPage() {
  return <Coming title="Privacy-Policy" />
}
