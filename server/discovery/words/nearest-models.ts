import { certain, list, number, text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { type Matches, type MatchRequest, match } from './match.ts'
import type { QueryWord } from './understand.ts'
import { isUnit } from './units.ts'
import type { Phrase } from './words.ts'

/** So many numbers beside one that no product has; and so many of their products are put in order. */
const maxNeighbours = 12
const maxOrdered = 200

/**
 * Products that carry all the words but a number, and in its place the nearest one: of 'samsung a16', which is not
 * sold, A17 before A07. The products of the nearest number first; none, where another word is missing too.
 */
export async function matchNearestModels(
  db: Db,
  request: MatchRequest,
  queryWords: QueryWord[],
): Promise<number[]> {
  const numbered = queryWords.flatMap(({ typed }) => shapeOf(typed) ?? [])
  if (numbered.length === 0) return []
  const rows = await many(db, neighbours, [
    numbered.map(({ typed }) => typed),
    numbered.map(({ beginning }) => beginning),
    numbered.map(({ digits }) => digits),
    numbered.map(({ rest }) => rest),
    maxNeighbours,
  ])
  const nearTo = new Map(rows.map(({ typed, words }) => [typed, words]))
  for (const replaced of attempts(queryWords, nearTo)) {
    const phrasesByWord = request.phrasesByWord.map((phrases, i): Phrase[] => {
      const { typed = '' } = queryWords[i] ?? {}
      return replaced.has(typed) ? (nearTo.get(typed) ?? []).map((word) => [word]) : phrases
    })
    const found = await match(
      db,
      { ...request, phrasesByWord, directByWord: phrasesByWord },
      maxOrdered,
    )
    const [first] = replaced
    if (found.ids.length > 0 && first) return inOrder(db, found, nearTo.get(first) ?? [])
  }
  return []
}

/** Words that no product carries are replaced together; where each is known, one after the other, models before measures. */
function attempts(queryWords: QueryWord[], nearTo: Map<string, string[]>): Set<string>[] {
  const replaceable = queryWords.filter(({ typed }) => (nearTo.get(typed)?.length ?? 0) > 0)
  const unknown = replaceable.filter(({ isKnown }) => !isKnown).map(({ typed }) => typed)
  const isMeasure = ({ typed }: QueryWord) => {
    const behind = queryWords[queryWords.findIndex((word) => word.typed === typed) + 1]
    return isUnit(typed.replace(/^\d+/, '')) || isUnit(behind?.typed ?? '')
  }
  const known = replaceable
    .filter(({ isKnown }) => isKnown)
    .toSorted((a, b) => Number(isMeasure(a)) - Number(isMeasure(b)))
  return [
    ...(unknown.length > 0 ? [new Set(unknown)] : []),
    ...known.slice(0, 3).map(({ typed }) => new Set([typed, ...unknown])),
  ]
}

interface Shape {
  typed: string
  beginning: string
  digits: number
  rest: string
}

/** 'a16' → 'a', 16, ''; null: without a number, or with more digits than a model has. */
function shapeOf(typed: string): Shape | null {
  const [, beginning, digits, rest] = /^([a-z]{0,12})(\d{1,6})([a-z]{0,8})$/.exec(typed) ?? []
  if (beginning === undefined || digits === undefined || rest === undefined) return null
  return { typed, beginning, digits: Number(digits), rest }
}

const neighbours = statement(
  'search-neighbours',
  // The words that were typed are given.
  { typed: certain(text), words: list(text) },
  `SELECT typed, ARRAY(
     SELECT word FROM search_words
     WHERE word >= beginning || '0' COLLATE "C" AND word < beginning || ':' COLLATE "C"
       AND word ~ ('^' || beginning || '[0-9]{1,6}' || CASE beginning WHEN '' THEN rest ELSE '(' || rest || ')?' END || '$')
       AND word <> typed
     ORDER BY abs(substring(word FROM '[0-9]+')::integer - digits), word LIKE '%' || rest DESC, word DESC
     LIMIT $5
   ) AS words
   FROM unnest($1::text[], $2::text[], $3::integer[], $4::text[]) AS numbered (typed, beginning, digits, rest)`,
)

/** The things themselves before what goes with them; of each those with the first of the words, then those with the next. */
async function inOrder(db: Db, { ids, category }: Matches, words: string[]): Promise<number[]> {
  const rows = await many(db, carriers, [ids, words, category])
  return rows.map(({ product_id }) => product_id)
}

const carriers = statement(
  'search-carriers',
  // The ids are given.
  { product_id: certain(number) },
  `SELECT product_id
   FROM unnest($1::integer[]) WITH ORDINALITY AS found (product_id, place)
   JOIN search_documents USING (product_id)
   ORDER BY category_id IS NOT DISTINCT FROM $3::integer DESC, (
     SELECT min(near.place) FROM unnest($2::text[]) WITH ORDINALITY AS near (word, place)
     WHERE words @@ ('''' || near.word || '''')::tsquery
   ), found.place`,
)
