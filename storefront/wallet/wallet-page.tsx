import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/dashboard/')({
  head: ({ match }) =>
    pageHead(match.context, { title: 'My Wallet', path: '/dashboard', indexed: false }),
  component: WalletPage,
})

function WalletPage() {
  return <Coming title="My Wallet" />
}
