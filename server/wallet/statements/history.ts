import type { z } from 'zod'
import { kobo, toNaira } from '#contract/money.ts'
import type { WalletTransaction } from '#contract/shop/wallet.ts'
import { nullable, number, oneOf, type Row, text, time } from '#server/platform/database/columns.ts'
import { count, counted, type Db, many } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { DateRange } from '#server/platform/date-range.ts'
import { type TransactionKind, transactionKinds } from '../ledger.ts'

export interface HistoryFilter {
  accountId: number
  type: 'all' | 'purchase' | 'deposit'
  range: DateRange
}

/** Refunds are listed among the deposits; adjustments where they belong by their sign. */
const kinds: Record<HistoryFilter['type'], TransactionKind[]> = {
  all: ['deposit', 'purchase', 'refund', 'adjustment'],
  purchase: ['purchase'],
  deposit: ['deposit', 'refund'],
}

/** Of the adjustments that are listed. */
const signs: Record<HistoryFilter['type'], -1 | 1 | null> = { all: null, purchase: -1, deposit: 1 }

const fromFiltered = `
  FROM wallet_transactions AS moved
  WHERE account_id = $1 AND (kind = ANY ($2) OR kind = 'adjustment' AND $5::integer = (
      SELECT sign(amount_kobo) FROM wallet_entries WHERE transaction_id = moved.id AND book = 'wallet'
    ))
    AND created_at >= coalesce($3, '-infinity'::timestamptz)
    AND created_at < coalesce($4, 'infinity'::timestamptz)`

const amountIn = (book: string) => `coalesce((
  SELECT amount_kobo FROM wallet_entries WHERE transaction_id = moved.id AND book = '${book}'
), 0) AS ${book}`

/** A page of a wallet's transactions, newest first. */
export async function readHistory(
  db: Db,
  filter: HistoryFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<z.infer<typeof WalletTransaction>[]> {
  const rows = await many(db, page, [...valuesOf(filter), limit, offset])
  return rows.map(toWalletTransaction)
}

const movedRow = {
  id: number,
  kind: oneOf(transactionKinds),
  reference: text,
  /** Of an adjustment. */
  reason: nullable(text),
  created_at: time,
  /** Kobo that came into the book of this name. */
  wallet: number,
  bank: number,
  charges: number,
}

const page = statement(
  'wallet-history',
  movedRow,
  `SELECT id, kind, reference,
     (SELECT reason FROM wallet_adjustments WHERE wallet_adjustments.key = moved.key) AS reason, created_at,
     ${amountIn('wallet')}, ${amountIn('bank')}, ${amountIn('charges')}
   ${fromFiltered} ORDER BY created_at DESC, id DESC LIMIT $6 OFFSET $7`,
)

export function countHistory(db: Db, filter: HistoryFilter): Promise<number> {
  return count(db, total, valuesOf(filter))
}

const total = statement('wallet-history-count', counted, `SELECT count(*) ${fromFiltered}`)

function valuesOf({ accountId, type, range }: HistoryFilter) {
  return [accountId, kinds[type], range.from, range.until, signs[type]]
}

function toWalletTransaction(moved: Row<typeof movedRow>) {
  const { id, kind, reference, reason, created_at, wallet, bank, charges } = moved
  const naira = (amount: number) => toNaira(kobo(Math.abs(amount)))
  const plain = {
    id,
    reference,
    amount: naira(wallet),
    description: reason ?? descriptionOf(kind, reference),
    // The ledger contains only what has happened.
    transaction_status: 'Successful' as const,
    created_at: created_at.toISOString(),
  }
  if (wallet < 0) return { ...plain, mode: 'purchase' as const }
  const gross = kind === 'deposit' ? bank : wallet
  return { ...plain, mode: 'deposit' as const, gross_amount: naira(gross), charge: naira(charges) }
}

function descriptionOf(kind: TransactionKind, reference: string): string {
  if (kind === 'deposit') return 'Bank transfer'
  return kind === 'refund' ? `Refund of order ${reference}` : `Order ${reference}`
}
