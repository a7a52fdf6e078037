import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/login')({
  head: ({ match }) => pageHead(match.context, { title: 'Log in', path: '/login', indexed: false }),
  component: LoginPage,
})

function LoginPage() {
  return <Coming title="Log in" />
}
