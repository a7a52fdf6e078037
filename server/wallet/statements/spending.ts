import type { z } from 'zod'
import { kobo, toNaira } from '#contract/money.ts'
import type { MonthlySpending } from '#contract/shop/wallet.ts'
import { certain, number, text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { lagosTime } from './statement.ts'

const months = 12

/**
 * What a wallet paid for orders in each of the last twelve months of Lagos, the oldest first. A refund is
 * subtracted from the month of its purchase, so that no month falls below zero.
 */
export async function readSpending(
  db: Db,
  accountId: number,
  now: Date,
): Promise<z.input<typeof MonthlySpending>[]> {
  const names = lastMonths(now)
  const rows = await many(db, monthlySpending, [
    accountId,
    new Date(`${names[0]}-01T00:00:00+01:00`),
  ])
  const spent = new Map(rows.map((row) => [row.month, row.spent]))
  return names.map((month) => ({ month, spent: toNaira(kobo(spent.get(month) ?? 0)) }))
}

const monthlySpending = statement(
  'wallet-spending',
  {
    // A time and a format make a text.
    month: certain(text),
    spent: number,
  },
  `WITH bought AS (
     SELECT reference, min(created_at) AS at FROM wallet_transactions
     WHERE account_id = $1 AND kind = 'purchase'
     GROUP BY reference HAVING min(created_at) >= $2
   )
   SELECT to_char(bought.at AT TIME ZONE 'Africa/Lagos', 'YYYY-MM') AS month,
     -sum(amount_kobo)::bigint AS spent
   FROM bought
   JOIN wallet_transactions AS moved
     ON moved.account_id = $1 AND moved.reference = bought.reference
     AND moved.kind IN ('purchase', 'refund')
   JOIN wallet_entries ON transaction_id = moved.id AND book = 'wallet'
   GROUP BY 1`,
)

/** `['2025-12', …, '2026-11']` */
function lastMonths(now: Date): string[] {
  const [year = 0, month = 0] = lagosTime(now.toISOString()).split('-').map(Number)
  return Array.from({ length: months }, (_, at) =>
    new Date(Date.UTC(year, month - months + at, 1)).toISOString().slice(0, 7),
  )
}
