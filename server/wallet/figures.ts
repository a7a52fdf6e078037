import { certain, number, text } from '#server/platform/database/columns.ts'
import { count, counted, type Db, many, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type Backlog, backlogRow } from '#server/platform/queue.ts'
import { brokenRow, sliceRow, walkOf, walkTexts } from '#server/platform/walk.ts'

/* What must be zero in the ledger: walks, whose slices cost the same in a ledger of any size. */

const ledgerTexts = walkTexts({
  key: 'id',
  from: 'FROM wallet_transactions WHERE',
  broken: `
    SELECT slice.id, abs(coalesce(sum(amount_kobo), 1))::bigint AS size
    FROM slice JOIN wallet_transactions AS moved ON moved.id = slice.id
    LEFT JOIN wallet_entries ON transaction_id = slice.id
    GROUP BY slice.id HAVING coalesce(sum(amount_kobo), 1) <> 0`,
})

/** Transactions whose entries do not sum to zero, with what they lack in kobo; one without entries lacks 1. */
export const unevenTransactions = walkOf(
  rareStatement('wallet-ledger-faults', sliceRow, ledgerTexts.next),
  rareStatement('wallet-ledger-faults-again', brokenRow, ledgerTexts.again),
)

export async function newestTransaction(db: Db): Promise<number> {
  return (await one(db, newest)).newest
}

const newest = rareStatement(
  'wallet-newest-transaction',
  { newest: number },
  'SELECT coalesce(max(id), 0) AS newest FROM wallet_transactions',
)

const walletTexts = walkTexts({
  key: 'account_id',
  from: 'FROM wallets WHERE',
  broken: `
    SELECT slice.id, 1::bigint AS size
    FROM slice JOIN wallets ON account_id = slice.id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount_kobo), 0) AS kobo
      FROM wallet_transactions AS moved
      JOIN wallet_entries AS entry ON transaction_id = moved.id AND book = 'wallet'
      WHERE moved.account_id = slice.id
    ) AS entered
    WHERE balance_kobo <> entered.kobo`,
})

/** Wallets whose balance is not the sum of their entries. */
export const walletDifferences = walkOf(
  rareStatement('wallet-differences', sliceRow, walletTexts.next),
  rareStatement('wallet-differences-again', brokenRow, walletTexts.again),
)

/** The accounts whose wallets the transactions behind this one moved. */
export async function walletsMovedSince(db: Db, transactionId: number): Promise<number[]> {
  return (await many(db, movedSince, [transactionId])).map(({ account_id }) => account_id)
}

const movedSince = rareStatement(
  'wallets-moved-since',
  // The others are left out.
  { account_id: certain(number) },
  `SELECT DISTINCT account_id FROM wallet_transactions WHERE id > $1 AND account_id IS NOT NULL`,
)

/** Deposits that the bank has not confirmed since. */
export function depositsWaitingSince(db: Db, at: Date): Promise<number> {
  return count(db, waitingSince, [at])
}

const waitingSince = rareStatement(
  'wallet-deposits-waiting-since',
  counted,
  "SELECT count(*) FROM wallet_deposits WHERE state = 'notified' AND notified_at < $1",
)

/** Deposits that a person has to look at, and nobody has since. */
export function depositsUnderReviewSince(db: Db, at: Date): Promise<number> {
  return count(db, underReviewSince, [at])
}

const underReviewSince = rareStatement(
  'wallet-deposits-under-review-since',
  counted,
  "SELECT count(*) FROM wallet_deposits WHERE state = 'review' AND settled_at < $1",
)

/** Which of these keys have moved money. */
export async function postedKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  return new Set((await many(db, posted, [keys])).map(({ key }) => key))
}

const posted = rareStatement(
  'wallet-posted-keys',
  { key: text },
  'SELECT key FROM wallet_transactions WHERE key = ANY ($1)',
)

/** Customers whose account number the bank has not opened yet. */
export function bankAccountBacklog(db: Db): Promise<Backlog> {
  return one(db, unopened)
}

const unopened = rareStatement(
  'wallet-bank-accounts-backlog',
  backlogRow,
  `SELECT count(*)::integer AS waiting, min(next_attempt_at) AS due_since
   FROM wallet_bank_accounts WHERE account_number IS NULL AND NOT is_close_requested`,
)
