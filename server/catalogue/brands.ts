import { number, text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { withAddress } from '#server/platform/media/media.ts'

/** All brands by name, or the best ones by rank. */
export async function listBrands(db: Db, which: 'all' | 'best') {
  return (await many(db, which === 'best' ? bestBrands : allBrands)).map(withAddress)
}

const columns = { id: number, name: text, image_url: text }
const selected = `SELECT id, name, '/media/' || picture_hash AS image_url FROM brands`

const allBrands = statement('brands-all', columns, `${selected} ORDER BY lower(name), id`)

const bestBrands = statement(
  'brands-best',
  columns,
  `${selected} WHERE best_rank IS NOT NULL ORDER BY best_rank, id`,
)
