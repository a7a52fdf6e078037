import { text } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

/** Gives a file name to a picture; of two pictures with one name the newer has it. */
export async function namePicture(tx: Tx, hash: string, name: string): Promise<void> {
  await run(tx, putName, [name.toLowerCase(), hash])
}

const putName = rareStatement(
  'pictures-name',
  {},
  `INSERT INTO picture_names (name, hash) VALUES ($1, $2)
   ON CONFLICT (name) DO UPDATE SET hash = $2`,
)

/** The hashes of pictures by their file names, in small letters; those that nothing has are left out. */
export async function picturesNamed(
  db: Db,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const rows = await many(db, byName, [[...new Set(names)]])
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

const byName = rareStatement(
  'pictures-by-name',
  { name: text, hash: text },
  `SELECT name, picture_names.hash FROM picture_names
   JOIN pictures ON pictures.hash = picture_names.hash AND NOT is_going
   WHERE name = ANY ($1::text[])`,
)
