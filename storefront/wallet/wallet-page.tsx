import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { pageHead } from '../page-head.ts'
import { Funds } from './funds.tsx'
import { History } from './history.tsx'
import { readFilter, writeFilter } from './history-filter.ts'
import { Spending } from './spending.tsx'
import { useRefetchOnBalanceChange } from './use-refetch-on-balance-change.ts'

export const Route = createFileRoute('/dashboard/')({
  head: ({ match }) => pageHead(match.context, '/dashboard'),
  component: WalletPage,
})

/** Balance, account number and history (checkout and rooms specification, section 2). */
function WalletPage() {
  const filter = readFilter(Route.useSearch())
  const navigate = useNavigate()
  useRefetchOnBalanceChange()
  return (
    <DashboardPage title="My Wallet">
      <Funds />
      <Spending />
      <History
        filter={filter}
        onChange={(filter) =>
          void navigate({ to: '/dashboard', search: writeFilter(filter), resetScroll: false })
        }
      />
    </DashboardPage>
  )
}
