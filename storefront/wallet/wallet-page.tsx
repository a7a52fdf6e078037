import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { pageHead } from '../page-head.ts'
import { useUser } from '../session/session.ts'
import { Funds } from './funds.tsx'
import { History } from './history.tsx'
import { readFilter, writeFilter } from './history-filter.ts'
import { walletKey } from './queries.ts'
import { Spending } from './spending.tsx'

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

/** A changed balance means a new transaction, so history and spending are fetched again. */
function useRefetchOnBalanceChange(): void {
  const queries = useQueryClient()
  const balance = useUser()?.wallet.available_balance
  const lastBalance = useRef(balance)
  useEffect(() => {
    if (balance === lastBalance.current) return
    const hasChanged = lastBalance.current !== undefined
    lastBalance.current = balance
    if (hasChanged) void queries.invalidateQueries({ queryKey: walletKey })
  }, [queries, balance])
}
