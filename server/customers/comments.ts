import { number, text, time } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

/** Comments about a customer, the newest first. */
export function commentsOn(db: Db, accountId: number, max: number) {
  return many(db, newestComments, [accountId, max])
}

const newestComments = rareStatement(
  'customer-comments',
  { id: number, comment: text, written_by: text, written_at: time },
  `SELECT id, comment, written_by, written_at FROM customer_comments
   WHERE account_id = $1 ORDER BY id DESC LIMIT $2`,
)

/** Writes a comment that members alone read. */
export async function addComment(
  tx: Tx,
  { accountId, comment, by, at }: { accountId: number; comment: string; by: string; at: Date },
): Promise<void> {
  await run(tx, insertComment, [accountId, comment, by, at])
}

const insertComment = rareStatement(
  'customer-comment',
  {},
  `INSERT INTO customer_comments (account_id, comment, written_by, written_at)
   VALUES ($1, $2, $3, $4)`,
)

/** Comments about a customer, for the data export: their words are about a person. */
export function exportComments(db: Db, accountId: number): Promise<object[]> {
  return many(db, wholeComments, [accountId])
}

const wholeComments = rareStatement(
  'customer-comments-whole',
  { comment: text, written_at: time },
  'SELECT comment, written_at FROM customer_comments WHERE account_id = $1 ORDER BY id',
)

/** Deletes what members wrote about a customer, in the transaction that deletes the account. */
export async function eraseComments(tx: Db, accountId: number): Promise<void> {
  await run(tx, deleteComments, [accountId])
}

const deleteComments = rareStatement(
  'customer-comments-erase',
  {},
  'DELETE FROM customer_comments WHERE account_id = $1',
)
