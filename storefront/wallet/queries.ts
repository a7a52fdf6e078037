import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Api } from '#contract/client.ts'
import type { WalletTransaction } from '#contract/wallet.ts'
import { daysOf } from '../dashboard/dates.ts'
import { own } from '../sync/own.ts'
import { type HistoryChoice, isFetchable } from './history-choice.ts'

export type Transaction = z.output<typeof WalletTransaction>

/** Money moves while nobody looks: each is asked for anew whenever it is looked at. */
const wallet = [own, 'wallet'] as const

/** Of all that is known of the wallet: invalid once the balance is another. */
export const walletKey = wallet

/** A page of what moved, newest first. */
export const walletHistory = (api: Api, choice: HistoryChoice) =>
  queryOptions({
    queryKey: [...wallet, 'history', choice],
    queryFn: () =>
      api('GET /wallet-order/transactions/{sort}/{type}', {
        params: { sort: choice.dates.sort, type: choice.type },
        query: { ...daysOf(choice.dates), page: choice.page },
      }),
    enabled: isFetchable(choice),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** Twelve months, the oldest first. */
export const spending = (api: Api) =>
  queryOptions({
    queryKey: [...wallet, 'spending'],
    queryFn: async () => (await api('GET /wallet-order/spending')).data.months,
    staleTime: 0,
  })
