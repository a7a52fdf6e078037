import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/reset-password')({
  head: ({ match }) =>
    pageHead(match.context, { title: 'Reset password', path: '/reset-password', indexed: false }),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  return <Coming title="Reset password" />
}
