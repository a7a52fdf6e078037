import { boolean, certain, number, oneOf } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

export const transactionKinds = [
  'deposit',
  'purchase',
  'refund',
  'card_in',
  'card_out',
  'till_in',
  'carriage',
  'adjustment',
] as const
export type TransactionKind = (typeof transactionKinds)[number]

const books = [
  'wallet',
  'bank',
  'card',
  'till',
  'sales',
  'charges',
  'suspense',
  'carriage',
  'carriers',
  'adjustments',
] as const
type Book = (typeof books)[number]

/** One movement of money in double entry: what comes into one book goes out of another. */
export interface Movement {
  /** The idempotency key: the same key moves money once. */
  key: string
  kind: TransactionKind
  /** The wallet's owner; null where no wallet is involved. */
  accountId: number | null
  /** A deposit's reference or an order's code. */
  reference: string
  /** By the application's clock. */
  at: Date
  /** Kobo for each book; below zero: taken out. They sum to zero. */
  entries: Partial<Record<Book, number>>
}

/**
 * Writes a movement into the ledger, in the caller's transaction. Answers false where its key has moved
 * the same money before. Throws where the same key meant another movement, where the entries do not sum to
 * zero, and where a wallet would fall below zero: those are bugs.
 */
export async function post(tx: Tx, movement: Movement): Promise<boolean> {
  if ((await run(tx, insert, valuesOf(movement))) > 0) return true
  await requireSame(tx, movement)
  return false
}

/**
 * The same for money that leaves a wallet, which it locks until the end of the transaction: 'short', and
 * nothing is written, unless the balance is strictly above `aboveKobo`.
 */
export async function spend(
  tx: Tx,
  movement: Movement,
  aboveKobo: number,
): Promise<'posted before' | 'posted' | 'short'> {
  if ((await run(tx, insertIfAbove, [...valuesOf(movement), aboveKobo])) > 0) return 'posted'
  if (!(await isPosted(tx, movement.key))) return 'short'
  await requireSame(tx, movement)
  return 'posted before'
}

/** Writes the transaction that `source` selects, unless its key is known, with all its entries. */
function posting(source: string): string {
  return `
    WITH posted AS (
      INSERT INTO wallet_transactions (key, kind, account_id, reference, created_at)
      ${source} ON CONFLICT (key) DO NOTHING RETURNING id
    )
    INSERT INTO wallet_entries (transaction_id, book, account_id, amount_kobo)
    SELECT posted.id, entry.book, CASE entry.book WHEN 'wallet' THEN $3::bigint END, entry.amount
    FROM posted, unnest($6::text[], $7::bigint[]) AS entry (book, amount)`
}

const insert = statement(
  'wallet-post',
  {},
  posting('VALUES ($1, $2, $3::bigint, $4, $5::timestamptz)'),
)

const insertIfAbove = statement(
  'wallet-spend',
  {},
  posting(`
    SELECT $1, $2, account_id, $4, $5::timestamptz FROM wallets
    WHERE account_id = $3 AND balance_kobo > $8 FOR NO KEY UPDATE`),
)

function valuesOf(movement: Movement) {
  const { key, kind, accountId, reference, at } = movement
  const entries = entriesOf(movement)
  const books = entries.map(([book]) => book)
  return [key, kind, accountId, reference, at, books, entries.map(([, amount]) => amount)]
}

function entriesOf({ entries }: Movement): [string, number][] {
  return Object.entries(entries).filter(([, amount]) => amount !== 0)
}

async function isPosted(tx: Db, key: string): Promise<boolean> {
  return (await run(tx, posted, [key])) === 1
}

const posted = statement('wallet-is-posted', {}, 'SELECT FROM wallet_transactions WHERE key = $1')

/** Throws unless the key moved the same money before. */
async function requireSame(tx: Db, movement: Movement): Promise<void> {
  const { key, kind, accountId, reference } = movement
  const entries = new Map(entriesOf(movement))
  const rows = await many(tx, postedEntries, [key, kind, accountId, reference])
  const isSame =
    rows.length === entries.size &&
    rows.every((row) => row.is_same && entries.get(row.book) === row.amount_kobo)
  if (!isSame) throw new Error(`the key '${key}' has moved other money before`)
}

const postedEntries = statement(
  'wallet-posted',
  {
    book: oneOf(books),
    amount_kobo: number,
    // A movement has a kind and a reference.
    is_same: certain(boolean),
  },
  `SELECT book, amount_kobo,
     kind = $2 AND posted.account_id IS NOT DISTINCT FROM $3 AND reference = $4 AS is_same
   FROM wallet_transactions AS posted JOIN wallet_entries ON transaction_id = posted.id
   WHERE key = $1`,
)
