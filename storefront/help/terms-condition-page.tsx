import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/_help/terms-condition')({
  head: () => ({ meta: [{ title: 'Terms & Conditions' }] }),
  component: TermsConditionPage,
})

function TermsConditionPage() {
  return <Coming title="Terms & Conditions" />
}
