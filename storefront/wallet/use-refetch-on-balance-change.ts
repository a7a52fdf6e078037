import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useUser } from '../session/session.ts'
import { walletKey } from './queries.ts'

/** A changed balance means a new transaction, so history and spending are fetched again. */
export function useRefetchOnBalanceChange(): void {
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
