import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/_help/terms-condition')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Terms & Conditions',
      path: '/terms-condition',
      indexed: false,
    }),
  component: TermsConditionPage,
})

function TermsConditionPage() {
  return <Coming title="Terms & Conditions" />
}
