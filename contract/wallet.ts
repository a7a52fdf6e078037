import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Time } from './field.ts'
import { Naira } from './money.ts'
import { DateRange, dateSorts } from './orders.ts'
import { PageMeta } from './page.ts'

export const WalletTransaction = z.object({
  id: Id,
  mode: z.enum(['purchase', 'deposit']),
  reference: z.string(),
  /** What the balance changed by, never negative. */
  amount: Naira,
  /** Deposits: what arrived, and the charge taken from it. */
  gross_amount: Naira.optional(),
  charge: Naira.optional(),
  transaction_status: z.enum(['Successful', 'Unsuccessful', 'Pending']),
  created_at: Time,
})

export const wallet = {
  transactions: endpoint({
    method: 'GET',
    path: '/wallet-order/transactions/{sort}/{type}',
    access: 'customer',
    summary: 'Wallet history, newest first',
    params: z.object({
      sort: z.enum(dateSorts),
      type: z.enum(['all', 'purchase', 'deposit']),
    }),
    query: DateRange,
    answer: PageMeta.extend({ data: z.array(WalletTransaction) }),
  }),
} as const
