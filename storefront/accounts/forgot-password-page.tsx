import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/forgot-password')({
  head: () => ({ meta: [{ title: 'Forgot password' }] }),
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  return <Coming title="Forgot password" />
}
