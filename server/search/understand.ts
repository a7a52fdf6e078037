import type { Pool } from 'pg'
import { cuts, forms, runs, tokensOf, typosBetween, typosForgiven } from './words.ts'

/** Words in a row; one that ends in `*` matches all that begin so. */
export type Phrase = readonly string[]

/** One word of a search: a product must carry one of `phrases`. */
export interface QueryWord {
  typed: string
  /** As typed, and what means the same. Empty: no product carries such a word. */
  phrases: Phrase[]
}

export interface Category {
  id: number
  /** The words of each thing that it is named after. */
  things: string[][]
}

export interface Understood {
  /** The folded search. */
  text: string
  /** Whether its last word is one that products carry, and not half-typed. */
  isWhole: boolean
  queryWords: QueryWord[]
  /** All sub-categories, to see which one is meant. */
  categories: Category[]
}

interface Vocabulary {
  known: string[]
  synonyms: { term: string; meaning: string }[]
  categories: { category_id: number; things: string[] }[]
}

/**
 * Maps a search to words that products carry: singular and plural ('fans'), words joined and cut,
 * synonyms; an unknown word matches those that begin with it. While `isTyping`, so does the last one in
 * any case. Nothing is corrected here: see `corrections`.
 */
export async function understand(pool: Pool, term: string, isTyping: boolean): Promise<Understood> {
  const text = await fold(pool, term)
  const tokens = tokensOf(text)
  // One letter at the end of several words is in most cases the beginning of anything.
  if (isTyping && tokens.length > 1 && tokens.at(-1)?.length === 1) tokens.pop()
  if (tokens.length === 0) return { text, isWhole: false, queryWords: [], categories: [] }

  const { known, synonyms, categories } = await readVocabulary(pool, tokens)
  const isKnown = new Set(known)
  const queryWords = tokens.map((typed, place) => ({
    typed,
    phrases: [...typedPhrases(tokens, place, isKnown), ...synonymPhrases(tokens, place, synonyms)],
  }))
  const last = queryWords.at(-1)
  if (isTyping && last) last.phrases.unshift([`${last.typed}*`])
  await complete(pool, queryWords)
  return {
    text,
    isWhole: !isTyping && isKnown.has(tokens.at(-1) ?? ''),
    queryWords,
    categories: categories.map(({ category_id: id, things }) => ({
      id,
      things: things.map((thing) => thing.split(' ')),
    })),
  }
}

/**
 * For each word of the search the known ones nearest to it in spelling, the commonest first. A word that
 * products carry counts as a typo only of a word that ten times as many carry.
 */
export async function corrections(pool: Pool, queryWords: QueryWord[]): Promise<Phrase[][]> {
  const typed = queryWords.map((word) => word.typed).filter((word) => typosForgiven(word) > 0)
  if (typed.length === 0) return queryWords.map(() => [])
  const { rows } = await pool.query<{ typed: string; word: string }>({
    name: 'search-near',
    text: `SELECT typed, word
      FROM unnest($1::text[]) AS typed
      JOIN search_words ON near && search_near(typed) AND word <> typed
        AND products >= 10 * coalesce(
          (SELECT known.products FROM search_words AS known WHERE known.word = typed), 0
        )
      ORDER BY products DESC, word`,
    values: [typed],
  })
  return queryWords.map((word) =>
    nearest(
      word.typed,
      rows.filter((row) => row.typed === word.typed).map((row) => row.word),
    ),
  )
}

/** The candidates with the fewest typos, at most five. */
function nearest(typed: string, candidates: string[]): Phrase[] {
  const forgiven = typosForgiven(typed)
  const byTypos = Map.groupBy(candidates, (word) => typosBetween(typed, word))
  const best = Math.min(...byTypos.keys())
  return best > forgiven ? [] : (byTypos.get(best) ?? []).slice(0, 5).map((word) => [word])
}

async function fold(pool: Pool, term: string): Promise<string> {
  const { rows } = await pool.query<{ folded: string }>({
    name: 'search-fold',
    text: 'SELECT search_fold($1) AS folded',
    // PostgreSQL's text can't hold the zero byte.
    values: [term.replaceAll('\0', ' ')],
  })
  return rows[0]?.folded ?? ''
}

async function readVocabulary(pool: Pool, tokens: string[]): Promise<Vocabulary> {
  const joined = tokens.slice(1).map((token, i) => `${tokens[i]}${token}`)
  const words = [...tokens, ...joined].flatMap(forms)
  const pieces = tokens.flatMap(cuts).flatMap(([left, right]) => [left, ...forms(right)])
  const { rows } = await pool.query<Vocabulary>({
    name: 'search-vocabulary',
    text: `SELECT
      ARRAY(SELECT word FROM search_words WHERE word = ANY ($1::text[])) AS known,
      (SELECT coalesce(json_agg(search_synonyms), '[]')
       FROM search_synonyms WHERE term = ANY ($2::text[])) AS synonyms,
      (SELECT coalesce(json_agg(search_categories), '[]')
       FROM search_categories WHERE is_sub) AS categories`,
    values: [[...words, ...pieces], runs(tokens).flatMap((run) => forms(run.text))],
  })
  return rows[0] ?? { known: [], synonyms: [], categories: [] }
}

/** The token at a place alone, joined with a neighbour, or cut in two, where products carry the result. */
function typedPhrases(tokens: string[], place: number, isKnown: Set<string>): Phrase[] {
  const token = tokens[place] ?? ''
  const neighbours = [`${tokens[place - 1] ?? ''}${token}`, `${token}${tokens[place + 1] ?? ''}`]
  const single = [...new Set([token, ...neighbours].flatMap(forms))].filter((word) =>
    isKnown.has(word),
  )
  const pairs = cuts(token).flatMap(([left, right]) =>
    forms(right)
      .filter((other) => isKnown.has(left) && isKnown.has(other))
      .map((other) => [left, other]),
  )
  return [...single.map((word) => [word]), ...pairs]
}

/** The synonyms of the runs that cover this place. */
function synonymPhrases(
  tokens: string[],
  place: number,
  synonyms: Vocabulary['synonyms'],
): Phrase[] {
  return runs(tokens)
    .filter(({ start, length }) => start <= place && place < start + length)
    .flatMap(({ text }) => synonyms.filter(({ term }) => forms(text).includes(term)))
    .flatMap(({ meaning }) => {
      const words = meaning.split(' ')
      return forms(words.at(-1) ?? '').map((last) => [...words.slice(0, -1), last])
    })
}

/** Gives unknown words the commonest words that begin with them. */
async function complete(pool: Pool, queryWords: QueryWord[]): Promise<void> {
  const unknown = queryWords.filter(
    ({ typed, phrases }) => phrases.length === 0 && typed.length > 2,
  )
  if (unknown.length === 0) return
  const { rows } = await pool.query<{ typed: string; words: string[] }>({
    name: 'search-complete',
    text: `SELECT typed, ARRAY(
        SELECT word FROM search_words WHERE word >= typed COLLATE "C" AND word < typed || '~'
        ORDER BY products DESC, word LIMIT 10
      ) AS words
      FROM unnest($1::text[]) AS typed`,
    values: [unknown.map(({ typed }) => typed)],
  })
  for (const { typed, words } of rows) {
    const word = unknown.find((one) => one.typed === typed)
    word?.phrases.push(...words.map((completed) => [completed]))
  }
}
