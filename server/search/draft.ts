import { certain, number } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'

/** What a search is evaluated with though it is not saved: the meanings of one term, or its pins. */
export type Draft = DraftSynonym | DraftPins

interface Drafted {
  term: string
  /** The stored term whose edit it is; null: a new one. */
  replaces: string | null
}

/** Without meanings: the term's are deleted. */
interface DraftSynonym extends Drafted {
  meanings: string[]
}

interface DraftPins extends Drafted {
  productIds: number[]
}

/** What a search reads of synonyms and pins. */
interface Tuning {
  synonyms: { term: string; meaning: string }[]
  pins: number[]
}

/** Synonyms and pins as they would be once the draft were saved; `key` has the words of the search. */
export async function withDraft(
  db: Db,
  draft: Draft,
  { synonyms, pins }: Tuning,
  key: string,
  narrowing: string,
): Promise<Tuning> {
  if ('meanings' in draft) {
    const { replaces, term, meanings } = draft
    const others = synonyms.filter((one) => one.term !== replaces)
    return { pins, synonyms: [...others, ...meanings.map((meaning) => ({ term, meaning }))] }
  }
  if (key === draft.term) {
    const live = await many(db, liveAmong, [draft.productIds, narrowing || null])
    return { synonyms, pins: live.map(({ product_id }) => product_id) }
  }
  return { synonyms, pins: key === draft.replaces ? [] : pins }
}

/** The pins of a term that are for sale and that the narrowing leaves, in their order. */
export async function livePins(db: Db, termId: number, narrowing: string): Promise<number[]> {
  const rows = await many(db, pinsOfTerm, [termId, narrowing || null])
  return rows.map(({ product_id }) => product_id)
}

const pinsOfTerm = statement(
  'search-pinned',
  { product_id: number },
  // One look-up for each pin, whatever the planner believes of a table that is mostly empty.
  `SELECT product_id FROM search_pins
   WHERE term_id = $1 AND EXISTS (
     SELECT FROM search_documents
     WHERE search_documents.product_id = search_pins.product_id
       AND ($2::tsquery IS NULL OR words @@ $2) OFFSET 0
   )
   ORDER BY place`,
)

const liveAmong = rareStatement(
  'search-live-among',
  // The ids are given.
  { product_id: certain(number) },
  `SELECT product_id FROM unnest($1::integer[]) WITH ORDINALITY AS pinned (product_id, place)
   JOIN search_documents USING (product_id)
   WHERE $2::tsquery IS NULL OR words @@ $2 ORDER BY place`,
)
