import type { PinnedTerm } from '#contract/office/search.ts'
import { productNames } from '#server/catalogue/catalogue.ts'
import { actorText } from '#server/platform/actor.ts'
import { boolean, json, list, number, object } from '#server/platform/database/columns.ts'
import { counted, type Db, maybe, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import { type KeyedPage, listByKey } from '#server/platform/total.ts'
import { recordsOf } from '#server/records/records.ts'
import {
  freeTerm,
  insertTuned,
  newTuned,
  type Restored,
  refuseField,
  requireTerm,
  type TunedRow,
  type TuningDeps,
  tunedRow,
} from './tuning.ts'

export interface PinsInput {
  term: string
  product_ids: number[]
}

/** A page of terms with pins, by term. */
export async function pinsPage(
  db: Db,
  { search, after }: { search?: string | undefined; after?: string | undefined },
): Promise<KeyedPage<PinnedTerm>> {
  const page = await listByKey(db, pinsList, [search || null], after ?? null)
  return { ...page, rows: await toPinned(db, page.rows) }
}

/** Refuses with `not_found`. */
export async function pinsById(db: Db, id: number): Promise<PinnedTerm> {
  return pinned(db, (await maybe(db, readPins, [id])) ?? refuse('not_found'))
}

async function pinned(db: Db, row: PinsRow): Promise<PinnedTerm> {
  const [term] = await toPinned(db, [row])
  return term ?? refuse('not_found')
}

const pinsRow = { ...tunedRow, pins: json(list(object({ product_id: number, is_live: boolean }))) }
type PinsRow = TunedRow & { pins: { product_id: number; is_live: boolean }[] }

const columns = `id, term, version, edited_at, edited_by, (
  SELECT coalesce(json_agg(json_build_object(
    'product_id', product_id,
    'is_live', EXISTS (SELECT FROM search_documents WHERE search_documents.product_id = pins.product_id)
  ) ORDER BY place), '[]')
  FROM search_pins AS pins WHERE term_id = terms.id
) AS pins`
const fitting = '($1::text IS NULL OR strpos(term, search_fold($1)) > 0)'

const pageOfPins = rareStatement(
  'search-pins-page',
  pinsRow,
  `SELECT ${columns} FROM search_pinned_terms AS terms
   WHERE ${fitting} AND ($2::text IS NULL OR term > $2 COLLATE "C")
   ORDER BY term COLLATE "C" LIMIT $3`,
)

const countOfPins = rareStatement(
  'search-pins-count',
  counted,
  `SELECT count(*) FROM (
     SELECT FROM search_pinned_terms AS terms WHERE ${fitting} LIMIT $2
   ) AS counted`,
)

const pinsList = { page: pageOfPins, counted: countOfPins, keyOf: ({ term }: PinsRow) => term }

const readPins = rareStatement(
  'search-pins-of',
  pinsRow,
  `SELECT ${columns} FROM search_pinned_terms AS terms WHERE id = $1`,
)

async function toPinned(db: Db, rows: PinsRow[]): Promise<PinnedTerm[]> {
  const ids = rows.flatMap(({ pins }) => pins.map(({ product_id }) => product_id))
  const names = await productNames(db, ids)
  return rows.map(({ id, version, term, pins }) => ({
    id,
    version,
    term,
    products: pins.map(({ product_id: id, is_live }) => ({
      id,
      name: names.get(id) ?? '',
      is_live,
    })),
  }))
}

function pinsRecords(deps: TuningDeps) {
  return recordsOf(deps, {
    noun: 'pins',
    lock: lockPins,
    fieldsOf: ({ term, pins }) => ({ term, product_ids: productsOf(pins) }),
    formOf: ({ term, pins }) => formFields({ term, product_ids: productsOf(pins) }),
  })
}

function productsOf(pins: PinsRow['pins']): number[] {
  return pins.map(({ product_id }) => product_id)
}

/** As the form has them: the order counts. */
function formFields({ term, product_ids }: PinsInput) {
  return { term, product_ids: product_ids.join(',') }
}

/** Adds them, or puts deleted ones back. Refuses with `validation_failed`, `name_taken`. */
export async function addPins(
  deps: TuningDeps,
  { restored, ...input }: PinsInput & { restored?: Restored | undefined },
  call: Call,
): Promise<PinnedTerm> {
  const { term, product_ids } = await readPinsInput(deps.database, input)
  const row = await pinsRecords(deps).add(call, async (tx, by) => {
    const added = await freePins(one(tx, insertTerm, newTuned(deps, { term, restored, by })))
    await run(tx, insertPins, [added.id, product_ids])
    return added
  })
  return pinned(deps.database, row)
}

/** Refuses with `not_found`, `validation_failed`, `name_taken`, `edited_meanwhile`. */
export async function editPins(
  deps: TuningDeps,
  id: number,
  { version, ...input }: PinsInput & { version: number },
  call: Call,
): Promise<PinnedTerm> {
  const { term, product_ids } = await readPinsInput(deps.database, input)
  const form = { id, version, sent: formFields({ term, product_ids }) }
  const row = await pinsRecords(deps).edit(form, call, async (tx, { by }) => {
    await freePins(run(tx, updateTerm, [id, term, deps.clock.now(), actorText(by)]))
    await run(tx, clearPins, [id])
    await run(tx, insertPins, [id, product_ids])
  })
  return pinned(deps.database, row)
}

/** Refuses with `not_found`. */
export async function deletePins(deps: TuningDeps, id: number, call: Call): Promise<void> {
  await pinsRecords(deps).remove({ id }, call, (tx) => run(tx, removeTerm, [id]))
}

/** The term as searches look it up, and products that there are. Refuses with `validation_failed`. */
export async function readPinsInput(db: Db, input: PinsInput): Promise<PinsInput> {
  const term = requireTerm(input.term)
  const product_ids = [...new Set(input.product_ids)]
  const names = await productNames(db, product_ids)
  if (product_ids.some((id) => !names.has(id))) {
    refuseField('product_ids', 'One of these products is deleted: take it out')
  }
  return { term, product_ids }
}

async function lockPins(tx: Tx, id: number): Promise<PinsRow | null> {
  await run(tx, lockTerm, [id])
  return maybe(tx, readPins, [id])
}

const lockTerm = rareStatement(
  'search-pins-lock',
  {},
  'SELECT FROM search_pinned_terms WHERE id = $1 FOR UPDATE',
)

const insertTerm = rareStatement(
  'search-pins-add',
  { id: tunedRow.id },
  insertTuned('search_pinned_terms'),
)

const updateTerm = rareStatement(
  'search-pins-edit',
  {},
  `UPDATE search_pinned_terms SET term = $2, edited_at = $3, edited_by = $4, version = version + 1
   WHERE id = $1`,
)

const clearPins = rareStatement(
  'search-pins-clear',
  {},
  'DELETE FROM search_pins WHERE term_id = $1',
)

const insertPins = rareStatement(
  'search-pins-insert',
  {},
  `INSERT INTO search_pins (term_id, place, product_id)
   SELECT $1, place, id FROM unnest($2::integer[]) WITH ORDINALITY AS pinned (id, place)`,
)

// Its pins go with it.
const removeTerm = rareStatement(
  'search-pins-delete',
  {},
  'DELETE FROM search_pinned_terms WHERE id = $1',
)

function freePins<T>(change: Promise<T>): Promise<T> {
  const words = 'This term has pins already: add yours there'
  return freeTerm(change, 'search_pinned_terms_term_key', words)
}
