import type { NamedPicture } from '#server/pictures/pictures.ts'
import { certain, text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** Which of these pictures an ordered line shows as it was sold, by hash. Reads all lines: for a night. */
export async function ordersUse(db: Db, hashes: readonly string[]): Promise<string[]> {
  return (await many(db, used, [hashes])).map(({ hash }) => hash)
}

const used = rareStatement(
  'orders-pictures-used',
  { hash: certain(text) },
  `SELECT DISTINCT hash FROM order_lines, jsonb_to_recordset(images) AS image (hash text)
   WHERE hash = ANY ($1::text[])`,
)

/** Every picture that an ordered line shows. Reads all lines: for a night. */
export function orderPictures(db: Db): Promise<NamedPicture[]> {
  return many(db, named)
}

const named = rareStatement(
  'orders-pictures-named',
  // Of what was sold each picture has a hash.
  { hash: certain(text), record: text },
  `SELECT hash, 'order ' || min(order_code) AS record
   FROM order_lines
   JOIN orders ON orders.id = order_id
   CROSS JOIN LATERAL jsonb_to_recordset(images) AS image (hash text)
   GROUP BY hash`,
)
