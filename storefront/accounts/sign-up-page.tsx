import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/sign-up')({
  head: () => ({ meta: [{ title: 'Register' }] }),
  component: SignUpPage,
})

function SignUpPage() {
  return <Coming title="Register" />
}
