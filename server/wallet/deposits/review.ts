import { certain, number, text, time } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'

/** A deposit that the job could not confirm. */
export interface DepositUnderReview {
  reference: string
  at: Date
  /** The bank's. */
  transactionReference: string
  amountKobo: number
  /** In words. */
  reason: string
}

/** Oldest first. */
export async function describeDeposits(db: Db): Promise<DepositUnderReview[]> {
  const rows = await many(db, underReview)
  return rows.map(({ reference, transaction_reference, amount_kobo, reason, notified_at }) => ({
    reference,
    at: notified_at,
    transactionReference: transaction_reference,
    amountKobo: amount_kobo,
    reason,
  }))
}

const underReview = rareStatement(
  'wallet-deposits-under-review',
  {
    reference: text,
    transaction_reference: text,
    amount_kobo: number,
    // The table wants one where the state is 'review'.
    reason: certain(text),
    notified_at: time,
  },
  `SELECT reference, transaction_reference, amount_kobo, reason, notified_at FROM wallet_deposits
   WHERE state = 'review' ORDER BY notified_at, id`,
)

/** Lets the job confirm a deposit again, for a day. Refuses `not_found` unless it is under review. */
export async function retryDeposit(
  db: Db,
  { reference, at }: { reference: string; at: Date },
): Promise<void> {
  if ((await run(db, retry, [reference, at])) === 0) refuse('not_found')
}

const retry = rareStatement(
  'wallet-deposit-retry',
  {},
  `UPDATE wallet_deposits SET state = 'notified', reason = NULL, settled_at = NULL, notified_at = $2
   WHERE reference = $1 AND state = 'review'`,
)
