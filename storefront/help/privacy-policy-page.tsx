import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/_help/privacy-policy')({
  head: () => ({ meta: [{ title: 'Privacy-Policy' }] }),
  component: PrivacyPolicyPage,
})

function PrivacyPolicyPage() {
  return <Coming title="Privacy-Policy" />
}
