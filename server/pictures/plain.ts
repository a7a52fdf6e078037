import { run } from '#server/platform/database/query.ts'
import { hashOf } from '#server/platform/media/media.ts'
import { type PictureDeps, putPicture } from './add.ts'

/** 600 by 600 pixels of a light grey, as WebP. */
const bytes = Buffer.from(
  'UklGRjIAAABXRUJQVlA4TCUAAAAvV8KVAAfQ85Z3vf8BAEX6/58i+p/63//+97///e9///vf/9ADAA==',
  'base64',
)

/** Stores the picture of what came without one, such as a brand of a file; answers its hash. */
export async function plainPicture({
  database,
  clock,
  media,
}: Pick<PictureDeps, 'database' | 'clock' | 'media'>): Promise<string> {
  const hash = hashOf(bytes)
  await run(database.pool, putPicture, [hash, 600, 600, '#e5e7eb', clock.now()])
  await media.put(bytes, 'image/webp')
  return hash
}
