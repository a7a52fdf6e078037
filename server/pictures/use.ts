import { definitionOf, namesOf, text } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { type PictureFacts, pictureFacts } from '#server/platform/media/media.ts'

const stored = { hash: text, ...pictureFacts }

/**
 * Call it in the transaction that makes a record refer to pictures which it did not refer to before: they cannot be
 * deleted until it commits. Answers their facts by hash. Refuses with `validation_failed` for `field` what is not
 * stored, or is being deleted.
 */
export async function usePictures(
  tx: Tx,
  hashes: Iterable<string>,
  field = 'pictures',
): Promise<Map<string, PictureFacts>> {
  const named = [...new Set(hashes)].sort()
  const rows = named.length > 0 ? await many(tx, lockPictures, [named]) : []
  const facts = new Map(rows.map(({ hash, ...its }) => [hash, its]))
  if (facts.size < named.length) {
    const message = 'This picture is no longer stored. Send it again.'
    refuse('validation_failed', { message, errors: { [field]: [message] } })
  }
  return facts
}

const lockPictures = rareStatement(
  'pictures-use',
  stored,
  `SELECT ${namesOf(stored)} FROM pictures
   WHERE hash = ANY ($1::text[]) AND NOT is_going ORDER BY hash FOR SHARE`,
)

/** Notes pictures that the seed has stored, and refers to in the same transaction. */
export async function recordPictures(
  tx: Db,
  pictures: readonly (PictureFacts & { hash: string })[],
): Promise<void> {
  await run(tx, addPictures, [JSON.stringify(pictures)])
}

const addPictures = rareStatement(
  'pictures-keep',
  {},
  `INSERT INTO pictures (${namesOf(stored)})
   SELECT ${namesOf(stored)} FROM jsonb_to_recordset($1) AS picture (${definitionOf(stored)})
   ON CONFLICT (hash) DO NOTHING`,
)
