import type { NamedPicture } from '#server/pictures/pictures.ts'
import { text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** Which of these pictures a banner, a tile or a representative has, by hash. */
export async function contentUses(db: Db, hashes: readonly string[]): Promise<string[]> {
  return (await many(db, used, [hashes])).map(({ hash }) => hash)
}

const used = rareStatement(
  'content-pictures-used',
  { hash: text },
  `SELECT picture_hash AS hash FROM content_banners WHERE picture_hash = ANY ($1::text[])
   UNION SELECT picture_hash FROM content_menus WHERE picture_hash = ANY ($1::text[])
   UNION SELECT picture_hash FROM content_representatives WHERE picture_hash = ANY ($1::text[])`,
)

/** Every picture of a banner, a tile or a representative. */
export function contentPictures(db: Db): Promise<NamedPicture[]> {
  return many(db, named)
}

const named = rareStatement(
  'content-pictures-named',
  { hash: text, record: text },
  `SELECT picture_hash AS hash, 'banner ' || id AS record FROM content_banners
   UNION ALL SELECT picture_hash, 'tile ' || id FROM content_menus
   UNION ALL SELECT picture_hash, 'representative ' || id FROM content_representatives`,
)
