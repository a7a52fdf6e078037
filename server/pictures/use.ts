import { number, text } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'

/** What pages must know of a picture. */
export interface PictureFacts {
  /** Pixels. */
  width: number
  height: number
  /** `#rrggbb`. */
  placeholderColor: string
}

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
  const facts = new Map(
    rows.map(({ hash, width, height, placeholder_color: placeholderColor }) => [
      hash,
      { width, height, placeholderColor },
    ]),
  )
  if (facts.size < named.length) {
    const message = 'This picture is no longer stored. Send it again.'
    refuse('validation_failed', { message, errors: { [field]: [message] } })
  }
  return facts
}

const lockPictures = rareStatement(
  'pictures-use',
  { hash: text, width: number, height: number, placeholder_color: text },
  `SELECT hash, width, height, placeholder_color FROM pictures
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
  `INSERT INTO pictures (hash, width, height, placeholder_color)
   SELECT hash, width, height, "placeholderColor"
   FROM jsonb_to_recordset($1) AS picture
     (hash text, width integer, height integer, "placeholderColor" text)
   ON CONFLICT (hash) DO NOTHING`,
)
