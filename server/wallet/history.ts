import type { Pool } from 'pg'
import type { z } from 'zod'
import { kobo, toNaira } from '#contract/money.ts'
import type { WalletTransaction } from '#contract/wallet.ts'
import type { DateRange } from '#server/platform/date-range.ts'
import type { TransactionKind } from './tables.ts'

export interface HistoryFilter {
  accountId: number
  type: 'all' | 'purchase' | 'deposit'
  range: DateRange
}

interface Row {
  id: number
  kind: TransactionKind
  reference: string
  created_at: Date
  /** Kobo, as amountIn into the book of this name. */
  wallet: number
  bank: number
  charges: number
}

/** Refunds are listed among the deposits. */
const kinds: Record<HistoryFilter['type'], TransactionKind[]> = {
  all: ['deposit', 'purchase', 'refund'],
  purchase: ['purchase'],
  deposit: ['deposit', 'refund'],
}

const fromFiltered = `
  FROM wallet_transactions AS moved
  WHERE account_id = $1 AND kind = ANY ($2)
    AND created_at >= coalesce($3, '-infinity'::timestamptz)
    AND created_at < coalesce($4, 'infinity'::timestamptz)`

const amountIn = (book: string) => `coalesce((
  SELECT amount_kobo FROM wallet_entries WHERE transaction_id = moved.id AND book = '${book}'
), 0) AS ${book}`

/** A page of a wallet's transactions, newest first. */
export async function readHistory(
  pool: Pool,
  filter: HistoryFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<z.infer<typeof WalletTransaction>[]> {
  const { rows } = await pool.query<Row>({
    name: 'wallet-history',
    text: `
      SELECT id, kind, reference, created_at,
        ${amountIn('wallet')}, ${amountIn('bank')}, ${amountIn('charges')}
      ${fromFiltered} ORDER BY created_at DESC, id DESC LIMIT $5 OFFSET $6`,
    values: [...valuesOf(filter), limit, offset],
  })
  return rows.map(toWalletTransaction)
}

export async function countHistory(pool: Pool, filter: HistoryFilter): Promise<number> {
  const { rows } = await pool.query<{ total: number }>({
    name: 'wallet-history-count',
    text: `SELECT count(*) AS total ${fromFiltered}`,
    values: valuesOf(filter),
  })
  return rows[0]?.total ?? 0
}

function valuesOf({ accountId, type, range }: HistoryFilter) {
  return [accountId, kinds[type], range.from, range.until]
}

function toWalletTransaction({ id, kind, reference, created_at, wallet, bank, charges }: Row) {
  const naira = (amount: number) => toNaira(kobo(Math.abs(amount)))
  const plain = {
    id,
    reference,
    amount: naira(wallet),
    description: descriptionOf(kind, reference),
    // The ledger contains only what has happened.
    transaction_status: 'Successful' as const,
    created_at: created_at.toISOString(),
  }
  if (kind === 'purchase') return { ...plain, mode: 'purchase' as const }
  const gross = kind === 'deposit' ? bank : wallet
  return { ...plain, mode: 'deposit' as const, gross_amount: naira(gross), charge: naira(charges) }
}

function descriptionOf(kind: TransactionKind, reference: string): string {
  if (kind === 'deposit') return 'Bank transfer'
  return kind === 'refund' ? `Refund of order ${reference}` : `Order ${reference}`
}
