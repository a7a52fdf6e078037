import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { DateRange, dateSorts, Id, PageMeta, Time } from '../field.ts'
import { maxStatementPdfRows } from '../limits.ts'
import { Naira } from '../money.ts'

export const WalletTransaction = z.object({
  id: Id,
  mode: z.enum(['purchase', 'deposit']),
  reference: z.string(),
  /** The change of the balance, never negative. */
  amount: Naira,
  /** A description for the shopper. */
  description: z.string(),
  /** Deposits: the amount received and the charge deducted from it. Refunds of orders have no charge. */
  gross_amount: Naira.optional(),
  charge: Naira.optional(),
  transaction_status: z.enum(['Successful', 'Unsuccessful', 'Pending']),
  created_at: Time,
})

/** A month in Lagos, `YYYY-MM`. */
export const MonthlySpending = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  spent: Naira,
})

const Chosen = z.object({
  sort: z.enum(dateSorts),
  type: z.enum(['all', 'purchase', 'deposit']),
})
/** Both days included, in Lagos; required by `custom`. */
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
    summary: 'The same history as CSV',
    params: Chosen,
    query: Days,
    answer: z.object({}),
    file: 'text/csv',
  }),
  transactionsAsPdf: endpoint({
    method: 'GET',
    path: '/wallet-order/transactions/{sort}/{type}/pdf',
    access: 'customer',
    summary: `The same history as a PDF statement: its newest ${maxStatementPdfRows} transactions`,
    params: Chosen,
    query: Days,
    answer: z.object({}),
    file: 'application/pdf',
  }),
  spending: endpoint({
    method: 'GET',
    path: '/wallet-order/spending',
    access: 'customer',
    summary: 'Wallet payments for orders, less refunds, in each of the last twelve months',
    answer: z.object({ data: z.object({ months: z.array(MonthlySpending) }) }),
  }),
} as const
