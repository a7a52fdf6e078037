import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { pageHead } from '../page-head.ts'
import { Funds } from './funds.tsx'
import { History } from './history.tsx'
import { readChoice, writeChoice } from './history-choice.ts'
import { Spending } from './spending.tsx'
import { useWalletEvents } from './use-wallet-events.ts'

export const Route = createFileRoute('/dashboard/')({
  head: ({ match }) =>
    pageHead(match.context, { title: 'My Wallet', path: '/dashboard', indexed: false }),
  component: WalletPage,
})

/** Balance, account number and history (checkout and rooms specification, section 2). */
function WalletPage() {
  const choice = readChoice(Route.useSearch())
  const navigate = useNavigate()
  useWalletEvents()
  return (
    <DashboardPage title="My Wallet">
      <Funds />
      <Spending />
      <History
        choice={choice}
        onChoose={(choice) =>
          void navigate({ to: '/dashboard', search: writeChoice(choice), resetScroll: false })
        }
      />
    </DashboardPage>
  )
}
