import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/login')({
  head: () => ({ meta: [{ title: 'Log in' }] }),
  component: LoginPage,
})

function LoginPage() {
  return <Coming title="Log in" />
}
