import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/reset-password')({
  head: () => ({ meta: [{ title: 'Reset password' }] }),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  return <Coming title="Reset password" />
}
