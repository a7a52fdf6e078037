import type { PoolClient } from 'pg'
import type { DemoPerson } from './demo/person.ts'

/** Writes a demo person's saved and viewed items. The transaction is the caller's. */
export async function seedSaved(
  client: PoolClient,
  { accountId, saved = [], viewed = [] }: DemoPerson & { accountId: number },
  now: Date,
): Promise<void> {
  await client.query(
    `INSERT INTO saved_items (account_id, product_id, saved_at)
     SELECT $1, id, $4::timestamptz - days_ago * interval '1 day'
     FROM unnest($2::text[], $3::float8[]) AS saved (code, days_ago) JOIN products USING (code)`,
    [accountId, saved.map(({ code }) => code), saved.map(({ daysAgo }) => daysAgo), now],
  )
  await client.query(
    `INSERT INTO saved_views (account_id, product_id, viewed_at)
     SELECT $1, id, $3::timestamptz - place * interval '5 hours'
     FROM unnest($2::text[]) WITH ORDINALITY AS seen (code, place) JOIN products USING (code)`,
    [accountId, viewed, now],
  )
}
