import { boolean, certain, list, nullable, number } from '#server/platform/database/columns.ts'
import { type Db, one } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Filters } from '../listing/filters.ts'
import { listedColumns } from '../listing/listing-sql.ts'
import { type Category, meantCategories } from './meant-categories.ts'
import type { Phrase } from './words.ts'

/** What narrows a search inside its index. */
export type Within = Pick<Filters, 'scope' | 'brands' | 'facts'>

/** What products must carry. */
export interface MatchRequest extends Within {
  /** The folded search: the name of the best match. */
  text: string
  /** Whether the last word is complete, so that names which begin so continue with another word. */
  isWhole: boolean
  /** For each word of the search the phrases that match it. */
  phrasesByWord: Phrase[][]
  /** Of these, those as typed. */
  directByWord: Phrase[][]
  /** How many of the words a product must carry: all (when absent), all but one, or 1. */
  needed?: number
  categories: readonly Category[]
  /** Products of this sub-category go first. */
  preferred?: number | null
}

export interface Matches {
  /** Product ids, the best first. */
  ids: number[]
  /** Whether these are all. */
  isExact: boolean
  /** The sub-category of the best. */
  category: number | null
}

export const noMatches: Matches = { ids: [], isExact: true, category: null }

/** The best products that match a request, at most `limit`. */
export async function match(db: Db, request: MatchRequest, limit: number): Promise<Matches> {
  const values = matchValues(request, limit)
  if (!values) return noMatches
  const { ids, is_exact: isExact, category } = await one(db, bestMatches, values)
  return { ids, isExact, category }
}

/** The parameters of `matchedSql`; null where nothing can match, since a word is of no product. */
export function matchValues(request: MatchRequest, limit: number): unknown[] | null {
  const { text, isWhole, phrasesByWord, needed = phrasesByWord.length } = request
  const beginning = isWhole ? `${text} ` : text
  const hasUnknownWord = needed === 0 || phrasesByWord.some((phrases) => phrases.length === 0)
  if (hasUnknownWord) return null
  const narrowing = narrowingQuery(request)
  const carried = and([combine(phrasesByWord, needed), narrowing])
  const named = combine(phrasesByWord, needed, 'A')
  const { directByWord } = request
  const isDirect = needed === phrasesByWord.length && directByWord.every(({ length }) => length > 0)
  const direct = isDirect ? combine(directByWord, needed, 'A') : null
  const meant = anyOf('category', meantCategories(phrasesByWord, request.categories))
  return [
    carried,
    named,
    meant || null,
    narrowing || null,
    text,
    beginning,
    `${beginning}~`,
    limit,
    direct,
    request.preferred ?? null,
  ]
}

/** The products of some facts, the most bought first. */
export async function matchFacts(db: Db, within: Within, limit: number): Promise<Matches> {
  const narrowing = narrowingQuery(within)
  if (narrowing === '') return noMatches
  const { ids } = await one(db, narrowed, [narrowing, limit])
  return { ids, isExact: ids.length < limit, category: null }
}

const narrowed = statement(
  'search-narrowed',
  { ids: list(number) },
  `SELECT ARRAY(
     SELECT product_id FROM (
       ${[0, 1, 2, 3, 4]
         .map(
           (tier) => `(SELECT product_id FROM search_documents
             WHERE tier = ${tier} AND words @@ (SELECT $1::tsquery))`,
         )
         .join(' UNION ALL ')}
       LIMIT $2
     ) AS found
   ) AS ids`,
)

/** A tsquery of brands, category and facts; empty: everything. */
export function narrowingQuery({ brands, scope, facts }: Within) {
  const byKind = Map.groupBy(facts, (fact) => fact.slice(0, fact.indexOf('.')))
  const ofKinds = [...byKind.values()].map(
    (some) => `(${some.map((fact) => `'${fact.replace('.', ':')}'`).join(' | ')})`,
  )
  return and([anyOf('brand', brands), anyOf('category', scope === 0 ? [] : [scope]), ...ofKinds])
}

/**
 * Members of a `WITH` that find the best products, of which `matched` has a row for each. Of their parameters, `first` and those behind it: 1 what products
 * must carry, 2 the same in their names, 3 the categories that are meant, 4 brands and category, 5 the text, 6 and 7 the
 * beginning of names and what sorts after it, 8 the limit, 9 the words as typed in their names, 10 the category that goes
 * first. Where no category is meant, the one goes first in which most popularity was found: phones before their cases.
 *
 * PostgreSQL reads the parts in their order and stops at the limit: tier after tier, a common word
 * finds its products among the best 4,000, and only a rare one reads every tier. At a million products
 * that costs 2 to 10 ms, where ranking all that match costs 160 ms for
 * 'samsung' (57,000) and 2 s for 'new' (930,000).
 */
export function matchedSql(first: number) {
  const given = (place: number) => `$${first + place - 1}`
  const [text, beginning, end, limit] = [given(5), given(6), given(7), given(8)]
  const words = (place: number) => `${given(place)}::tsquery`
  // Ranked where it is read: the words of thousands of products would be copied and sorted with them.
  const ranked = `CASE
      WHEN name = ${text} OR model = ${text} THEN 0
      WHEN starts_with(name, ${beginning})
        OR ${words(3)} IS NULL AND starts_with(model, ${beginning}) THEN 1
      WHEN words @@ ${words(3)} THEN
        CASE WHEN words @@ ${words(9)} THEN 2 WHEN words @@ ${words(2)} THEN 3 ELSE 4 END
      WHEN words @@ ${words(9)} THEN 5
      WHEN words @@ ${words(2)} THEN 6
      ELSE 7
    END`
  const columns = `product_id, popularity, category_id, ${listedColumns}`
  const candidates = (condition: string, atMost = '') =>
    `(SELECT ${columns}, ${ranked} AS class FROM search_documents WHERE ${condition} ${atMost})`
  const byName = (condition: string, atMost?: string) =>
    candidates(`${condition} AND (${words(4)} IS NULL OR words @@ ${words(4)})`, atMost)
  const begins = (column: string) => `${column} >= ${beginning} AND ${column} < ${end}`
  const tiers = [0, 1, 2, 3, 4].map((tier) =>
    candidates(
      `tier = ${tier} AND words @@ ${words(1)} AND product_id NOT IN (SELECT product_id FROM named)`,
    ),
  )
  const matched = `
    named AS MATERIALIZED (
      SELECT DISTINCT ON (product_id) * FROM (${[
        byName(`name = ${text}`),
        byName(`model = ${text}`),
        byName(begins('name'), 'LIMIT 200'),
        byName(`${words(3)} IS NULL AND ${begins('model')}`, 'LIMIT 200'),
      ].join(' UNION ALL ')}) AS by_name
    ), matched AS MATERIALIZED (
      SELECT * FROM named UNION ALL ${tiers.join(' UNION ALL ')} LIMIT ${limit}
    ), size AS MATERIALIZED (
      SELECT count(*)::integer AS matches FROM matched
    ), main AS MATERIALIZED (
      SELECT category_id FROM (
        SELECT category_id, sum(popularity) AS popularity FROM matched
        WHERE ${words(3)} IS NULL GROUP BY category_id
      ) AS of_category JOIN search_categories USING (category_id)
      ORDER BY popularity * weight DESC, category_id LIMIT 1
    )`
  return {
    matched,
    /** Orders the rows, the best first. */
    best: `category_id IS NOT DISTINCT FROM ${given(10)}::integer DESC, class,
      category_id IS NOT DISTINCT FROM (SELECT category_id FROM main) DESC, popularity DESC, product_id`,
    /** Whether these are all. */
    isExact: `(SELECT matches < ${limit}::bigint FROM size)`,
  }
}

const alone = matchedSql(1)

const bestMatches = statement(
  'search-match',
  // Counts are never null.
  { is_exact: certain(boolean), ids: list(number), category: nullable(number) },
  `WITH ${alone.matched}
   SELECT is_exact, ids, (SELECT category_id FROM matched WHERE product_id = ids[1]) AS category
   FROM (
     SELECT ${alone.isExact} AS is_exact,
       ARRAY(SELECT product_id FROM matched ORDER BY ${alone.best}) AS ids
   ) AS found`,
)

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
