import type { z } from 'zod'
import type { Brand } from '#contract/catalogue.ts'
import type { Database } from '#server/platform/database/database.ts'

/** All brands by name, or the best ones by rank. */
export async function listBrands({ pool }: Database, which: 'all' | 'best') {
  const { rows } = await pool.query<z.infer<typeof Brand>>({
    name: `brands-${which}`,
    text: `
      SELECT id, name, '/media/' || picture_hash AS image_url FROM brands
      ${which === 'best' ? 'WHERE best_rank IS NOT NULL ORDER BY best_rank, id' : 'ORDER BY lower(name), id'}`,
  })
  return rows
}
