import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/sign-up')({
  head: ({ match }) =>
    pageHead(match.context, { title: 'Register', path: '/sign-up', indexed: false }),
  component: SignUpPage,
})

function SignUpPage() {
  return <Coming title="Register" />
}
