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
  /** What it was, in words. */
  description: z.string(),
  /** Deposits: what arrived, and the charge taken from it. Money that an order gave back costs nothing. */
  gross_amount: Naira.optional(),
  charge: Naira.optional(),
  transaction_status: z.enum(['Successful', 'Unsuccessful', 'Pending']),
  created_at: Time,
})

/** A month of Lagos, `YYYY-MM`. */
export const MonthlySpending = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  spent: Naira,
})

const Chosen = z.object({
  sort: z.enum(dateSorts),
  type: z.enum(['all', 'purchase', 'deposit']),
})
/** Both days included, in Lagos; `custom` needs them. */
const Days = DateRange.omit({ page: true })

export const wallet = {
  transactions: endpoint({
    method: 'GET',
    path: '/wallet-order/transactions/{sort}/{type}',
    access: 'customer',
    summary: 'Wallet history, newest first',
    params: Chosen,
    query: DateRange,
    answer: PageMeta.extend({ data: z.array(WalletTransaction) }),
  }),
  transactionsAsCsv: endpoint({
    method: 'GET',
    path: '/wallet-order/transactions/{sort}/{type}/csv',
    access: 'customer',
    summary: 'The same history whole, as a table to save',
    params: Chosen,
    query: Days,
    answer: z.object({}),
    file: 'text/csv',
  }),
  transactionsAsPdf: endpoint({
    method: 'GET',
    path: '/wallet-order/transactions/{sort}/{type}/pdf',
    access: 'customer',
    summary: 'The same history as a statement to keep: its newest 500 movements',
    params: Chosen,
    query: Days,
    answer: z.object({}),
    file: 'application/pdf',
  }),
  spending: endpoint({
    method: 'GET',
    path: '/wallet-order/spending',
    access: 'customer',
    summary:
      'What the wallet paid for orders in each of the last twelve months, less what they gave back',
    answer: z.object({ data: z.object({ months: z.array(MonthlySpending) }) }),
  }),
} as const
