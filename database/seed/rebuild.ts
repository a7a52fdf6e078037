import { type Db, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** What triggers keep up row by row, after rows were written without them. */
export async function rebuildCards(tx: Db): Promise<void> {
  await run(tx, recountReviews)
  await run(tx, refreshPictures)
}

const recountReviews = rareStatement('seed-recount-reviews', {}, 'SELECT FROM recount_reviews()')
const refreshPictures = rareStatement(
  'seed-refresh-pictures',
  {},
  'SELECT FROM refresh_pictures(NULL)',
)

/** With the facts of products, which lists and search read, and the store's facts and moves of each item. */
export async function rebuildListing(tx: Db, now: Date): Promise<void> {
  await run(tx, facts)
  await run(tx, listing)
  await run(tx, stockFacts)
  await openStockMoves(tx, now)
}

/** Moves for the units that no move or order explains yet. */
export async function openStockMoves(tx: Db, now: Date): Promise<void> {
  await run(tx, stockMoves, [now])
}

const stockMoves = rareStatement(
  'seed-open-stock-moves',
  {},
  "SELECT FROM open_stock_moves($1, 'command:seed')",
)

const stockFacts = rareStatement(
  'seed-rebuild-stock-facts',
  {},
  'SELECT FROM rebuild_stock_facts()',
)

const listing = rareStatement('seed-rebuild-listing', {}, 'SELECT FROM rebuild_listing()')

const facts = rareStatement('seed-rebuild-facts', {}, 'SELECT FROM rebuild_facts()')

export async function rebuildSearch(tx: Db): Promise<void> {
  await run(tx, search)
}

const search = rareStatement('seed-rebuild-search', {}, 'SELECT FROM rebuild_search()')

/** Running malls drop all cached responses with products, after the commit. */
export async function announceCatalogue(db: Db): Promise<void> {
  await run(db, announce)
}

const announce = rareStatement(
  'seed-announce-catalogue',
  {},
  "SELECT FROM pg_notify('oja_changed', 'catalogue')",
)
