import { list, number } from '#server/platform/database/columns.ts'
import { type Db, one } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Category, Phrase } from './understand.ts'

/** What products must carry. */
export interface MatchRequest {
  /** The folded search: the name of the best match. */
  text: string
  /** Whether the last word is complete, so that names which begin so continue with another word. */
  isWhole: boolean
  /** For each word of the search the phrases that match it. */
  phrasesByWord: Phrase[][]
  /** How many of the words a product must carry: all (when absent), all but one, or 1. */
  needed?: number
  categories: Category[]
  /** Any of these; empty: all. */
  brands: number[]
  /** 0: all categories; else a category or sub-category. */
  scope: number
}

export interface Matches {
  /** Product ids, the best first. */
  ids: number[]
  /** Whether these are all. */
  isExact: boolean
}

/** The best products that match a request, at most `limit`. */
export async function match(db: Db, request: MatchRequest, limit: number): Promise<Matches> {
  const { text, isWhole, phrasesByWord, needed = phrasesByWord.length, brands, scope } = request
  const beginning = isWhole ? `${text} ` : text
  const hasUnknownWord = needed === 0 || phrasesByWord.some((phrases) => phrases.length === 0)
  if (hasUnknownWord) return { ids: [], isExact: true }
  const narrowing = and([anyOf('brand', brands), anyOf('category', scope === 0 ? [] : [scope])])
  const carried = and([combine(phrasesByWord, needed), narrowing])
  const named = combine(phrasesByWord, needed, 'A')
  const meant = anyOf('category', meantCategories(phrasesByWord, request.categories))
  const { ids, read } = await one(db, bestMatches, [
    carried,
    named,
    meant || null,
    narrowing || null,
    text,
    beginning,
    `${beginning}~`,
    limit,
  ])
  return { ids, isExact: read < limit }
}

/**
 * $1 what products must carry, $2 the same in their names, $3 the categories that are meant,
 * $4 brands and category, $5 the text, $6 and $7 the beginning of names and what sorts after it.
 *
 * PostgreSQL reads the parts in their order and stops at the limit: tier after tier, a common word
 * finds its products among the best 4,000, and only a rare one reads every tier. At a million products
 * that costs 2 to 10 ms, where ranking all that match costs 160 ms for
 * 'samsung' (57,000) and 2 s for 'new' (930,000).
 */
const bestMatches = statement(
  'search-match',
  { read: number, ids: list(number) },
  `WITH found AS MATERIALIZED (
     ${[
       candidates('name = $5'),
       candidates('model = $5'),
       candidates('name >= $6 AND name < $7', 200),
       candidates('$3::tsquery IS NULL AND model >= $6 AND model < $7', 200),
       ...[0, 1, 2, 3, 4].map((tier) => candidates(`tier = ${tier} AND words @@ $1::tsquery`)),
     ].join(' UNION ALL ')}
     LIMIT $8
   )
   SELECT (SELECT count(*) FROM found)::integer AS read, ARRAY(
     SELECT product_id FROM (
       SELECT DISTINCT ON (product_id) product_id, popularity,
         CASE
           WHEN name = $5 OR model = $5 THEN 0
           WHEN starts_with(name, $6) OR $3 IS NULL AND starts_with(model, $6) THEN 1
           WHEN words @@ $3 THEN CASE WHEN words @@ $2::tsquery THEN 2 ELSE 3 END
           WHEN words @@ $2 THEN 4
           ELSE 5
         END AS class
       FROM found
     ) AS ranked
     ORDER BY class, popularity DESC, product_id
   ) AS ids`,
)

function candidates(condition: string, limit?: number): string {
  return `(SELECT product_id, popularity, name, model, words FROM search_documents
    WHERE ${condition} AND ($4::tsquery IS NULL OR words @@ $4) ${limit ? `LIMIT ${limit}` : ''})`
}

/**
 * The sub-categories that a search names, so that 'samsung phone' means phones before phone cases, and
 * 'rice' rice before rice cookers: those with a thing in their name that shares the most words with
 * the search and has the fewest others, at most half.
 */
function meantCategories(phrasesByWord: Phrase[][], categories: Category[]): number[] {
  const scored = categories.map(({ id, things }) => ({
    id,
    score: Math.max(0, ...things.map((thing) => likeness(phrasesByWord, thing))),
  }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ id }) => id)
}

function likeness(phrasesByWord: Phrase[][], thing: string[]): number {
  const naming = phrasesByWord.filter((phrases) =>
    phrases.some((phrase) => phrase.every((word) => thing.includes(word))),
  )
  const named = thing.filter((word) => naming.flat(2).includes(word))
  return named.length * 2 < thing.length ? 0 : naming.length + named.length / thing.length
}

/** A tsquery for at least `needed` of the words; with a weight, only where they carry it. */
function combine(phrasesByWord: Phrase[][], needed: number, weight = ''): string {
  const parts = phrasesByWord.map((phrases) => either(phrases, weight))
  if (needed === parts.length) return and(parts)
  if (needed === 1) return `(${parts.join(' | ')})`
  const withoutOne = parts.map((_, left) => `(${and(parts.filter((_, i) => i !== left))})`)
  return `(${withoutOne.join(' | ')})`
}

function and(parts: string[]): string {
  return parts.filter((part) => part !== '').join(' & ')
}

/** Any phrase of one word, as a tsquery. */
function either(phrases: Phrase[], weight: string): string {
  const alternatives = phrases.map((phrase) =>
    phrase.map((word) => lexeme(word, weight)).join(' <-> '),
  )
  return `(${alternatives.join(' | ')})`
}

function lexeme(word: string, weight: string): string {
  const prefix = word.endsWith('*') ? '*' : ''
  const marks = prefix || weight ? `:${prefix}${weight}` : ''
  return `'${word.slice(0, word.length - prefix.length)}'${marks}`
}

function anyOf(kind: 'brand' | 'category', ids: number[]): string {
  return ids.length === 0 ? '' : `(${ids.map((id) => `'${kind}:${id}'`).join(' | ')})`
}
