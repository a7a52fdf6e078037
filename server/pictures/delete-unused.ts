import type { Clock } from '#server/platform/clock.ts'
import { text } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Db, many, maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Media } from '#server/platform/media/media.ts'

/** Which of these pictures the records of one domain refer to, by hash. */
export type PicturesUsed = (db: Db, hashes: readonly string[]) => Promise<Iterable<string>>

export interface CleanUpDeps {
  database: Database
  clock: Clock
  media: Pick<Media, 'remove'>
  /** One for each domain whose records refer to pictures. */
  picturesUsed: readonly PicturesUsed[]
  /** Of orders, which show what was sold for good. It reads all of them, so it is asked last. */
  picturesOrdered: PicturesUsed
}

const unusedMs = 7 * 24 * 60 * 60 * 1_000
const batch = 500
/** A batch of those that nothing but orders may refer to. */
const oldBatch = 10_000

/**
 * Deletes originals that nothing has referred to for seven days. Each goes in two steps, so that a crash leaves no
 * record without its picture: a committed mark, after which no record can take it up (`usePictures`), then file
 * and row under a lock. The next night goes on with what was left.
 */
export async function deleteUnused(deps: CleanUpDeps): Promise<void> {
  await noteUse(deps)
  await markOld(deps)
  await deleteMarked(deps)
}

/** When each picture lost its last reference. */
async function noteUse({ database, clock, picturesUsed }: CleanUpDeps): Promise<void> {
  for (let after = ''; ; ) {
    const hashes = (await many(database, nextPictures, [after, batch])).map(({ hash }) => hash)
    const last = hashes.at(-1)
    if (last === undefined) return
    await run(database, setUse, [hashes, await usedOf(database, picturesUsed, hashes), clock.now()])
    after = last
  }
}

const nextPictures = rareStatement(
  'pictures-next',
  { hash: text },
  'SELECT hash FROM pictures WHERE hash > $1 AND NOT is_going ORDER BY hash LIMIT $2',
)

const setUse = rareStatement(
  'pictures-set-use',
  {},
  `UPDATE pictures SET unused_since = CASE WHEN hash = ANY ($2::text[]) THEN NULL ELSE $3::timestamptz END
   WHERE hash = ANY ($1::text[]) AND (unused_since IS NULL) <> (hash = ANY ($2::text[]))`,
)

async function usedOf(
  db: Db,
  picturesUsed: readonly PicturesUsed[],
  hashes: readonly string[],
): Promise<string[]> {
  const found = new Set<string>()
  for (const used of picturesUsed) {
    const open = hashes.filter((hash) => !found.has(hash))
    if (open.length > 0) for (const hash of await used(db, open)) found.add(hash)
  }
  return [...found]
}

async function markOld({ database, clock, ...deps }: CleanUpDeps): Promise<void> {
  const picturesUsed = [...deps.picturesUsed, deps.picturesOrdered]
  const before = new Date(clock.now().getTime() - unusedMs)
  for (let after: string | null = ''; after !== null; ) {
    after = await inTransaction<string | null>(database.pool, async (tx) => {
      // Those that a record takes up just now are locked, and left out.
      const hashes = (await many(tx, lockOld, [before, after, oldBatch])).map(({ hash }) => hash)
      // A reference of before the lock is visible from here on; a later one waits for this commit.
      const used = new Set(await usedOf(tx, picturesUsed, hashes))
      await run(tx, mark, [hashes.filter((hash) => !used.has(hash))])
      return hashes.at(-1) ?? null
    })
  }
}

const lockOld = rareStatement(
  'pictures-lock-old',
  { hash: text },
  `SELECT hash FROM pictures WHERE unused_since <= $1 AND NOT is_going AND hash > $2
   ORDER BY hash LIMIT $3 FOR UPDATE SKIP LOCKED`,
)

const mark = rareStatement(
  'pictures-mark',
  {},
  'UPDATE pictures SET is_going = true WHERE hash = ANY ($1::text[])',
)

async function deleteMarked({ database, media }: CleanUpDeps): Promise<void> {
  for (const { hash } of await many(database, allMarked)) {
    await inTransaction(database.pool, async (tx) => {
      // One that was sent again meanwhile is marked no more, and stays.
      if (!(await maybe(tx, lockMarked, [hash]))) return
      await media.remove(hash)
      await run(tx, deleteRow, [hash])
    })
  }
}

const allMarked = rareStatement(
  'pictures-marked',
  { hash: text },
  'SELECT hash FROM pictures WHERE is_going ORDER BY hash',
)

const lockMarked = rareStatement(
  'pictures-lock-marked',
  { hash: text },
  'SELECT hash FROM pictures WHERE hash = $1 AND is_going FOR UPDATE',
)

const deleteRow = rareStatement('pictures-delete', {}, 'DELETE FROM pictures WHERE hash = $1')
