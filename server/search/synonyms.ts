import type { Synonym } from '#contract/office/search.ts'
import { readMeaning } from '#server/discovery/discovery.ts'
import { actorText } from '#server/platform/actor.ts'
import { list, text } from '#server/platform/database/columns.ts'
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

export interface SynonymInput {
  term: string
  meanings: string[]
}

/** A page of synonyms, by term. */
export async function synonymPage(
  db: Db,
  { search, after }: { search?: string | undefined; after?: string | undefined },
): Promise<KeyedPage<Synonym>> {
  const page = await listByKey(db, synonymList, [search || null], after ?? null)
  return { ...page, rows: page.rows.map(toSynonym) }
}

/** Refuses with `not_found`. */
export async function synonymById(db: Db, id: number): Promise<Synonym> {
  const row = await maybe(db, readSynonym, [id])
  if (!row) refuse('not_found')
  return toSynonym(row)
}

const synonymRow = { ...tunedRow, meanings: list(text) }
const columns = `id, term, version, edited_at, edited_by, ARRAY(
  SELECT meaning FROM search_synonyms WHERE search_synonyms.term = terms.term ORDER BY meaning
) AS meanings`
const fitting = `($1::text IS NULL OR EXISTS (
  SELECT FROM search_synonyms
  WHERE search_synonyms.term = terms.term AND strpos(term || ' ' || meaning, search_fold($1)) > 0
))`

const pageOfSynonyms = rareStatement(
  'search-synonyms-page',
  synonymRow,
  `SELECT ${columns} FROM search_synonym_terms AS terms
   WHERE ${fitting} AND ($2::text IS NULL OR term > $2 COLLATE "C")
   ORDER BY term COLLATE "C" LIMIT $3`,
)

const countOfSynonyms = rareStatement(
  'search-synonyms-count',
  counted,
  `SELECT count(*) FROM (
     SELECT FROM search_synonym_terms AS terms WHERE ${fitting} LIMIT $2
   ) AS counted`,
)

const synonymList = {
  page: pageOfSynonyms,
  counted: countOfSynonyms,
  keyOf: ({ term }: TunedRow) => term,
}

const readSynonym = rareStatement(
  'search-synonym',
  synonymRow,
  `SELECT ${columns} FROM search_synonym_terms AS terms WHERE id = $1`,
)

function toSynonym({ id, version, term, meanings }: TunedRow & { meanings: string[] }): Synonym {
  return { id, version, term, meanings }
}

function synonymRecords(deps: TuningDeps) {
  return recordsOf(deps, {
    noun: 'synonym',
    lock: lockSynonym,
    fieldsOf: ({ term, meanings }) => ({ term, meanings }),
  })
}

/** Adds one, or puts a deleted one back. Refuses with `validation_failed`, `name_taken`. */
export async function addSynonym(
  deps: TuningDeps,
  { restored, ...input }: SynonymInput & { restored?: Restored | undefined },
  call: Call,
): Promise<Synonym> {
  const { term, meanings } = readSynonymInput(input)
  const row = await synonymRecords(deps).add(call, async (tx, by) => {
    const added = await freeSynonym(one(tx, insertTerm, newTuned(deps, { term, restored, by })))
    await run(tx, insertMeanings, [term, meanings])
    return added
  })
  return toSynonym(row)
}

/** Refuses with `not_found`, `validation_failed`, `name_taken`, `edited_meanwhile`. */
export async function editSynonym(
  deps: TuningDeps,
  id: number,
  { version, ...input }: SynonymInput & { version: number },
  call: Call,
): Promise<Synonym> {
  const { term, meanings } = readSynonymInput(input)
  const form = { id, version, sent: { term, meanings } }
  const row = await synonymRecords(deps).edit(form, call, async (tx, { by }) => {
    await freeSynonym(run(tx, updateTerm, [id, term, deps.clock.now(), actorText(by)]))
    await run(tx, clearMeanings, [term, meanings])
    await run(tx, insertMeanings, [term, meanings])
  })
  return toSynonym(row)
}

/** Refuses with `not_found`. */
export async function deleteSynonym(deps: TuningDeps, id: number, call: Call): Promise<void> {
  await synonymRecords(deps).remove({ id }, call, (tx) => run(tx, removeTerm, [id]))
}

/** As searches look them up. Refuses with `validation_failed`. */
export function readSynonymInput(input: SynonymInput): SynonymInput {
  const term = requireTerm(input.term)
  if (term.includes(':')) refuseField('term', 'Leave out the size: it is part of another word')
  if (term.split(' ').length > 3) refuseField('term', 'Write three words at most')
  const meanings = [...new Set(input.meanings.map(readMeaning))]
    .filter((meaning) => meaning !== '')
    .toSorted()
  if (meanings.length === 0 && input.meanings.length > 0) {
    refuseField('meanings', 'Write what products are called')
  }
  if (meanings.includes(term)) refuseField('meanings', 'A term finds itself already')
  return { term, meanings }
}

async function lockSynonym(tx: Tx, id: number) {
  await run(tx, lockTerm, [id])
  return maybe(tx, readSynonym, [id])
}

const lockTerm = rareStatement(
  'search-synonym-lock',
  {},
  'SELECT FROM search_synonym_terms WHERE id = $1 FOR UPDATE',
)

const insertTerm = rareStatement(
  'search-synonym-add',
  { id: tunedRow.id },
  insertTuned('search_synonym_terms'),
)

const updateTerm = rareStatement(
  'search-synonym-edit',
  {},
  `UPDATE search_synonym_terms SET term = $2, edited_at = $3, edited_by = $4, version = version + 1
   WHERE id = $1`,
)

const clearMeanings = rareStatement(
  'search-meanings-clear',
  {},
  'DELETE FROM search_synonyms WHERE term = $1 AND meaning <> ALL ($2::text[])',
)

const insertMeanings = rareStatement(
  'search-meanings-add',
  {},
  `INSERT INTO search_synonyms (term, meaning)
   SELECT $1, meaning FROM unnest($2::text[]) AS new (meaning) ON CONFLICT DO NOTHING`,
)

// Its meanings go with it.
const removeTerm = rareStatement(
  'search-synonym-delete',
  {},
  'DELETE FROM search_synonym_terms WHERE id = $1',
)

function freeSynonym<T>(change: Promise<T>): Promise<T> {
  const words = 'This term has synonyms already: add yours there'
  return freeTerm(change, 'search_synonym_terms_term_key', words)
}
