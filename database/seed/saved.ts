import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { DemoPerson } from './demo/person.ts'

/** Writes a demo person's saved and viewed items. The transaction is the caller's. */
export async function seedSaved(
  tx: Tx,
  { accountId, saved = [], viewed = [] }: DemoPerson & { accountId: number },
  now: Date,
): Promise<void> {
  const codes = saved.map(({ code }) => code)
  const days = saved.map(({ daysAgo }) => daysAgo)
  await run(tx, addSaved, [accountId, codes, days, now])
  await run(tx, addViewed, [accountId, viewed, now])
}

const addSaved = rareStatement(
  'seed-add-saved',
  {},
  `INSERT INTO saved_items (account_id, product_id, saved_at)
   SELECT $1, id, $4::timestamptz - days_ago * interval '1 day'
   FROM unnest($2::text[], $3::float8[]) AS saved (code, days_ago) JOIN products USING (code)`,
)

const addViewed = rareStatement(
  'seed-add-viewed',
  {},
  `INSERT INTO saved_views (account_id, product_id, viewed_at)
   SELECT $1, id, $3::timestamptz - place * interval '5 hours'
   FROM unnest($2::text[]) WITH ORDINALITY AS seen (code, place) JOIN products USING (code)`,
)
