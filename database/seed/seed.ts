import { loadLocations } from '#server/delivery/delivery.ts'
import { recordPictures } from '#server/pictures/pictures.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Db, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import type { MediaStore, PictureFacts } from '#server/platform/media/media.ts'
import { vacuum } from './bulk.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedContent } from './content.ts'
import { seedCoupons } from './coupons.ts'
import { demoData } from './demo/demo.ts'
import type { DemoData, DemoPicture } from './demo/shape.ts'
import { seedPeople } from './people.ts'
import { announceCatalogue, openStockMoves, rebuildSearch } from './rebuild.ts'
import { seedReviewers } from './reviewers.ts'

export interface Seeding {
  database: Database
  media: MediaStore
  now: Date
  /** Called with the progress. */
  report(message: string): void
  /** They seal the apps of the staff, which a mall without them does not have. */
  keys?: Keys
  /** Another mall than the demo, for tests. */
  demo?: DemoData
}

/**
 * Fills an empty, migrated database with the demo mall and its mark in one transaction. A seeding that is
 * cut short leaves only pictures, which the next one uses again.
 */
export async function seedDemo({
  database,
  media,
  now,
  report,
  demo = demoData,
  keys,
}: Seeding): Promise<void> {
  const pictures = new Map<string, Promise<string>>()
  const facts = new Map<string, PictureFacts & { hash: string }>()
  const storePicture = async ({ svg, width, height, placeholder_color }: DemoPicture) => {
    const stored = pictures.get(svg) ?? media.put(Buffer.from(svg), 'image/svg+xml')
    pictures.set(svg, stored)
    const hash = await stored
    facts.set(hash, { hash, width, height, placeholder_color })
    return hash
  }
  await loadLocations(database)
  await inTransaction(database.pool, async (tx) => {
    await seedCatalogue(tx, demo, now, storePicture)
    await seedContent(tx, demo, storePicture)
    await recordPictures(tx, [...facts.values()])
    await seedCoupons(tx, now)
    await seedPeople(tx, database, demo.people, now, keys)
    await seedReviewers(tx, demo.products, now)
    // What customers have bought was there before.
    await openStockMoves(tx, now)
    await rebuildSearch(tx)
    await markSeeded(tx, 'demo', now)
  })
  await vacuum(database.pool)
  await announceCatalogue(database)
  report(`${demo.products.length} products, ${pictures.size} pictures`)
}

/** Call it last, in the transaction that seeds: a seeding that was cut short leaves no mark. */
export async function markSeeded(tx: Db, seed: 'demo', now: Date): Promise<void> {
  await run(tx, addSeed, [seed, now])
}

const addSeed = rareStatement(
  'seed-add',
  {},
  'INSERT INTO platform_seeds (name, completed_at) VALUES ($1, $2)',
)
