import { number, time } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** An account's saved items and views, for the data export. */
export async function exportSaved(db: Db, accountId: number): Promise<object> {
  const saved = await many(db, wholeItems, [accountId])
  const viewed = await many(db, wholeViews, [accountId])
  return { saved, viewed }
}

const wholeItems = rareStatement(
  'saved-items-whole',
  { product_id: number, saved_at: time },
  'SELECT product_id, saved_at FROM saved_items WHERE account_id = $1 ORDER BY saved_at',
)

const wholeViews = rareStatement(
  'saved-views-whole',
  { product_id: number, viewed_at: time },
  'SELECT product_id, viewed_at FROM saved_views WHERE account_id = $1 ORDER BY viewed_at',
)

/** Deletes both, in the transaction that deletes the account. */
export async function eraseSaved(tx: Db, accountId: number): Promise<void> {
  await run(tx, deleteItems, [accountId])
  await run(tx, deleteViews, [accountId])
}

const deleteItems = rareStatement(
  'saved-delete-items',
  {},
  'DELETE FROM saved_items WHERE account_id = $1',
)

const deleteViews = rareStatement(
  'saved-delete-views',
  {},
  'DELETE FROM saved_views WHERE account_id = $1',
)
