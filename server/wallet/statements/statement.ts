import type { z } from 'zod'
import type { WalletTransaction } from '#contract/shop/wallet.ts'
import { csvTable } from '#server/platform/csv.ts'

export type Transaction = z.infer<typeof WalletTransaction>

/** Rows of a CSV statement: the newest. */
export const maxRows = 10_000

const columns = ['Date (Lagos)', 'Type', 'Reference', 'Description', 'Came in', 'Charge', 'Change']

/** A wallet's history as CSV: naira, negative where money went out. */
export function csvStatement(transactions: Transaction[]): string {
  const rows = transactions.map((one) => [
    lagosTime(one.created_at),
    one.mode,
    one.reference,
    one.description,
    inNaira(one.gross_amount),
    inNaira(one.charge),
    inNaira(one.mode === 'purchase' ? -one.amount : one.amount),
  ])
  return csvTable([columns, ...rows])
}

/** `2026-11-21 09:00`, as clocks in Lagos show it: an hour ahead of UTC, all year round. */
export function lagosTime(time: string): string {
  const lagos = new Date(Date.parse(time) + 3_600_000).toISOString()
  return `${lagos.slice(0, 10)} ${lagos.slice(11, 16)}`
}

function inNaira(naira: number | undefined): string {
  return naira === undefined ? '' : naira.toFixed(2)
}
