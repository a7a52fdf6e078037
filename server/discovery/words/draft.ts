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

/** What staff have pinned to a search: a stored term, or the products of a draft. */
export type Pinned = { termId: number } | { productIds: number[] }

/** What a search reads of synonyms and pins. */
interface Tuning {
  synonyms: { term: string; meaning: string }[]
  pinned: Pinned | null
}

/** Synonyms and pins as they would be once the draft were saved; `key` has the words of the search. */
export function withDraft(draft: Draft, { synonyms, pinned }: Tuning, key: string): Tuning {
  if ('meanings' in draft) {
    const { replaces, term, meanings } = draft
    const others = synonyms.filter((one) => one.term !== replaces)
    return { pinned, synonyms: [...others, ...meanings.map((meaning) => ({ term, meaning }))] }
  }
  if (key === draft.term) return { synonyms, pinned: { productIds: draft.productIds } }
  return { synonyms, pinned: key === draft.replaces ? null : pinned }
}

/** The pinned products that are for sale and that the narrowing, a tsquery, leaves, in their order. */
export async function livePins(db: Db, pinned: Pinned, narrowing: string): Promise<number[]> {
  const rows =
    'termId' in pinned
      ? await many(db, pinsOfTerm, [pinned.termId, narrowing || null])
      : await many(db, liveAmong, [pinned.productIds, narrowing || null])
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
