import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/dashboard/')({
  head: () => ({ meta: [{ title: 'My Wallet' }] }),
  component: WalletPage,
})

function WalletPage() {
  return <Coming title="My Wallet" />
}
