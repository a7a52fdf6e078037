import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useUser } from '../accounts/session.ts'
import { walletKey } from './queries.ts'

/** Another balance means that something moved: the history and the months are asked for anew. */
export function useWalletEvents(): void {
  const queries = useQueryClient()
  const balance = useUser()?.wallet.available_balance
  const shown = useRef(balance)
  useEffect(() => {
    if (balance === shown.current) return
    const isNews = shown.current !== undefined
    shown.current = balance
    if (isNews) void queries.invalidateQueries({ queryKey: walletKey })
  }, [queries, balance])
}
