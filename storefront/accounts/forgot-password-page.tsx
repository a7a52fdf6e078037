import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/forgot-password')({
  head: ({ match }) =>
    pageHead(match.context, { title: 'Forgot password', path: '/forgot-password', indexed: false }),
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  return <Coming title="Forgot password" />
}
