import type { Request } from '#contract/endpoint.ts'
import type { search } from '#contract/office/search.ts'
import { type Draft, everything, find } from '#server/discovery/discovery.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Db } from '#server/platform/database/query.ts'
import { pinsById, readPinsInput } from './pins.ts'
import { readSynonymInput, synonymById } from './synonyms.ts'

type Trial = Request<typeof search.trySearch>['body']

/**
 * A search as shoppers get it, and as it would be with synonyms or pins that are not saved. It only reads: nothing is
 * stored, cached or counted among the searches that found nothing. Refuses with `not_found`, `validation_failed`.
 */
export async function trySearch(database: Database, trial: Trial) {
  const draft = await draftOf(database, trial)
  const before = await outcome(database, trial.search_term)
  return { before, after: draft ? await outcome(database, trial.search_term, draft) : null }
}

async function draftOf(db: Db, { synonym, pins }: Trial): Promise<Draft | undefined> {
  if (synonym) {
    const replaces = synonym.id === null ? null : (await synonymById(db, synonym.id)).term
    return { ...readSynonymInput(synonym), replaces }
  }
  if (pins) {
    const replaces = pins.id === null ? null : (await pinsById(db, pins.id)).term
    const { term, product_ids: productIds } = await readPinsInput(db, pins)
    return { term, productIds, replaces }
  }
  return undefined
}

async function outcome(database: Database, searched: string, draft?: Draft) {
  const { list, spelling, pins } = await find(database, {
    words: searched.trim(),
    filters: everything,
    page: { sort: 'all', page: 1 },
    draft,
  })
  return {
    products: list.cards.map(({ id, name, images, amount, is_fixed, in_stock }) => ({
      id,
      name,
      image_url: images[0]?.image_url ?? null,
      amount,
      is_fixed,
      in_stock,
    })),
    total: list.total,
    total_is_exact: list.isExact,
    did_you_mean: spelling.didYouMean,
    is_missing: spelling.isMissing,
    pinned: pins,
  }
}
