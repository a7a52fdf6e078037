import type { NamedPicture } from '#server/pictures/pictures.ts'
import { certain, text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** Which of these pictures a product, a brand or a category has, by hash. */
export async function catalogueUses(db: Db, hashes: readonly string[]): Promise<string[]> {
  return (await many(db, used, [hashes])).map(({ hash }) => hash)
}

const used = rareStatement(
  'catalogue-pictures-used',
  { hash: certain(text) },
  `SELECT asked.hash FROM unnest($1::text[]) AS asked (hash)
   WHERE asked.hash IS NOT NULL AND (
     EXISTS (SELECT FROM product_images WHERE product_images.hash = asked.hash)
     -- Undo brings it back.
     OR EXISTS (
       SELECT FROM variations_left_out
       WHERE rows -> 'product_images' @> jsonb_build_array(jsonb_build_object('hash', asked.hash))
     )
     OR asked.hash IN (SELECT picture_hash FROM brands)
     OR asked.hash IN (SELECT picture_hash FROM categories))`,
)

/** Every picture of a product, a brand or a category. */
export function cataloguePictures(db: Db): Promise<NamedPicture[]> {
  return many(db, named)
}

const named = rareStatement(
  'catalogue-pictures-named',
  { hash: text, record: text },
  `SELECT hash, 'product ' || min(product_id) AS record FROM product_images GROUP BY hash
   UNION ALL SELECT picture_hash, 'brand ' || id FROM brands
   UNION ALL SELECT picture_hash, 'category ' || id FROM categories`,
)
