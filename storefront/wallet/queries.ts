import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { daysOf } from '#client/lists/date-range.ts'
import { own } from '#client/queries.ts'
import type { Api } from '#contract/client.ts'
import type { WalletTransaction } from '#contract/shop/wallet.ts'
import { type HistoryFilter, isFetchable } from './history-filter.ts'

export type Transaction = z.output<typeof WalletTransaction>

/** Prefix of all wallet queries: they are invalidated when the balance changes, and fetched at every visit. */
export const walletKey = [own, 'wallet'] as const

/** A page of transactions, newest first. */
export const walletHistory = (api: Api, filter: HistoryFilter) =>
  queryOptions({
    queryKey: [...walletKey, 'history', filter],
    queryFn: () =>
      api('GET /wallet-order/transactions/{sort}/{type}', {
        params: { sort: filter.dates.sort, type: filter.type },
        query: { ...daysOf(filter.dates), page: filter.page },
      }),
    enabled: isFetchable(filter),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** Spending of the last twelve months, the oldest first. */
export const spending = (api: Api) =>
  queryOptions({
    queryKey: [...walletKey, 'spending'],
    queryFn: async () => (await api('GET /wallet-order/spending')).data.months,
    staleTime: 0,
  })
