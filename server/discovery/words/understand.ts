import { folded } from '#contract/office/folded.ts'
import {
  certain,
  json,
  list,
  nullable,
  number,
  object,
  type Row,
  text,
} from '#server/platform/database/columns.ts'
import { type Db, many, one } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { type NamedPrices, readPrices } from '../prices/prices.ts'
import { type Draft, type Pinned, withDraft } from './draft.ts'
import { forms, isIrregular } from './forms.ts'
import { type Category, categoriesOf } from './meant-categories.ts'
import { measureOf, unitSpellings } from './units.ts'
import {
  cuts,
  isLikelyTypo,
  type Phrase,
  runs,
  tokensOf,
  typosBetween,
  typosForgiven,
} from './words.ts'

/** One word of a search: a product must carry one of `phrases`. */
export interface QueryWord {
  typed: string
  /** As typed, and what means the same. Empty: no product carries such a word. */
  phrases: Phrase[]
  /** Of these, those as typed: in its other number, joined or cut too. */
  direct: Phrase[]
  /** Whether products carry it, or it means something that they carry: no typo. */
  isKnown: boolean
}

export interface Understood {
  /** The folded search, without what it says of prices. */
  text: string
  /** Whether its last word is one that products carry, and not half-typed. */
  isWhole: boolean
  queryWords: QueryWord[]
  /** All sub-categories, to see which one is meant. */
  categories: readonly Category[]
  /** What the search says of prices: 'under 200k', and the same as it was typed. */
  prices: NamedPrices
  said: string
  /** Null: staff have pinned nothing to the search. */
  pinned: Pinned | null
}

export interface Query {
  words: string
  /** The last word may be incomplete. */
  isTyping: boolean
  /** Synonyms or pins that are not saved. */
  draft?: Draft | undefined
}

/**
 * Maps a search to words that products carry: singular and plural ('fans'), words joined and cut,
 * synonyms; an unknown word matches those that begin with it. While `isTyping`, so does the last one in
 * any case. Nothing is corrected here: see `corrections`.
 */
export async function understand(db: Db, query: Query): Promise<Understood> {
  const { words, isTyping } = query
  const { text: unpriced, said, prices } = readPrices(words)
  const text = fold(unpriced)
  const tokens = tokensOf(text)
  // One letter at the end of several words is in most cases the beginning of anything.
  if (isTyping && tokens.length > 1 && tokens.at(-1)?.length === 1) tokens.pop()
  if (tokens.length === 0) {
    return {
      text,
      isWhole: false,
      queryWords: [],
      categories: [],
      prices,
      said,
      pinned: null,
    }
  }

  const read = await readVocabulary(db, tokens, query)
  const { known, synonyms, categories, completions, pinned } = read
  const isKnown = new Set(known)
  const queryWords = tokens.map((typed, place) => {
    const direct = typedPhrases(tokens, place, isKnown)
    const phrases = [...direct, ...synonymPhrases(tokens, place, synonyms)]
    return { typed, phrases, direct, isKnown: phrases.length > 0 }
  })
  const last = queryWords.at(-1)
  if (isTyping && last) {
    last.phrases.unshift([`${last.typed}*`])
    last.direct.unshift([`${last.typed}*`])
  }
  // An unknown word stands for the commonest words that begin with it.
  for (const { typed, words } of completions) {
    const unknown = queryWords.find((word) => word.typed === typed && word.phrases.length === 0)
    unknown?.phrases.push(...words.map((completed) => [completed]))
  }
  return {
    text,
    isWhole: !isTyping && isKnown.has(tokens.at(-1) ?? ''),
    queryWords,
    prices,
    said,
    pinned,
    categories: categoriesOf(categories),
  }
}

/** What staff write as a term: its words as searches keep them, and whether it names prices. */
export function readTerm(term: string): { key: string; isPriced: boolean } {
  const { text, said } = readPrices(term)
  return { key: tokensOf(fold(text)).join(' '), isPriced: said !== '' }
}

/** The meaning of a synonym: all of its words. */
export function readMeaning(meaning: string): string {
  return fold(meaning)
}

/**
 * For each word of the search that products do not carry the known ones nearest to it in spelling, the
 * commonest first.
 */
export async function corrections(db: Db, queryWords: QueryWord[]): Promise<Phrase[][]> {
  const typed = queryWords
    .filter((word) => !word.isKnown && typosForgiven(word.typed) > 0)
    .map((word) => word.typed)
  if (typed.length === 0) return queryWords.map(() => [])
  const rows = await many(db, nearWords, [typed])
  return queryWords.map((word) =>
    word.isKnown
      ? []
      : nearest(
          word.typed,
          rows.filter((row) => row.typed === word.typed).map((row) => row.word),
        ),
  )
}

const nearWords = statement(
  'search-near',
  // The words that were typed are given.
  { typed: certain(text), word: text },
  `SELECT typed, word
   FROM unnest($1::text[]) AS typed
   JOIN search_words ON near && search_near(typed)
   ORDER BY products DESC, word`,
)

/** The candidates with the fewest typos, at most five. */
function nearest(typed: string, candidates: string[]): Phrase[] {
  const forgiven = typosForgiven(typed)
  const likely = candidates.filter((word) => isLikelyTypo(typed, word))
  // Of equal ones that with the same beginning: 'tredmil' is a treadmill, no Redmi.
  const isSame = (word: string) => word[0] === typed[0]
  const byTypos = Map.groupBy(
    likely,
    (word) => typosBetween(typed, word) + (isSame(word) ? 0 : 0.5),
  )
  const best = Math.min(...byTypos.keys())
  if (Math.floor(best) > forgiven) return []
  return (byTypos.get(best) ?? []).slice(0, 5).flatMap((word) => forms(word).map((form) => [form]))
}

/** An inch's sign, which folding would drop. */
const inchSign = /(\d)\s?(?:"|”|″|''|’’)/g

function fold(searched: string): string {
  return folded(searched.replace(inchSign, '$1 inch '))
}

async function readVocabulary(
  db: Db,
  tokens: string[],
  query: Query,
): Promise<Vocabulary & { pinned: Pinned | null }> {
  const { draft, isTyping } = query
  const joined = tokens.slice(1).map((token, i) => `${tokens[i]}${token}`)
  const measured = tokens.flatMap((_, place) => measurePhrases(tokens, place).flat())
  const words = [...[...tokens, ...joined].flatMap(forms), ...measured]
  const pieces = tokens.flatMap(cuts).flatMap(([left, right]) => [left, ...forms(right)])
  const phrases = runs(tokens).flatMap((run) => forms(run.text))
  const key = tokens.join(' ')
  // A word that is being typed matches all that begin so, however many.
  const complete = isTyping ? tokens.slice(0, -1) : tokens
  const stored = await one(db, vocabulary, [[...words, ...pieces], phrases, key, complete])
  const { pinned_term: termId } = stored
  const read = { ...stored, pinned: termId === null ? null : { termId } }
  return draft ? { ...read, ...withDraft(draft, read, key) } : read
}

const vocabularyRow = {
  known: list(text),
  synonyms: json(list(object({ term: text, meaning: text }))),
  categories: text,
  pinned_term: nullable(number),
  // The words that were typed are given.
  completions: json(list(object({ typed: certain(text), words: list(text) }))),
}
type Vocabulary = Row<typeof vocabularyRow>

const vocabulary = statement(
  'search-vocabulary',
  vocabularyRow,
  `SELECT
     ARRAY(SELECT word FROM search_words WHERE word = ANY ($1::text[])) AS known,
     (SELECT coalesce(json_agg(search_synonyms), '[]')
      FROM search_synonyms WHERE term = ANY ($2::text[])) AS synonyms,
     (SELECT coalesce(json_agg(listed), '[]') FROM (
        SELECT category_id, things FROM search_categories WHERE is_sub
      ) AS listed)::text AS categories,
     (SELECT id FROM search_pinned_terms WHERE term = $3) AS pinned_term,
     (SELECT coalesce(json_agg(completed), '[]') FROM (
        SELECT typed, ARRAY(
          SELECT word FROM search_words WHERE word >= typed COLLATE "C" AND word < typed || '~'
          ORDER BY products DESC, word LIMIT 10
        ) AS words
        FROM unnest($4::text[]) AS typed
        WHERE length(typed) > 2 AND NOT EXISTS (SELECT FROM search_words WHERE word = typed)
      ) AS completed) AS completions`,
)

/** The token at a place alone, joined with a neighbour, or cut in two, where products carry the result. */
function typedPhrases(tokens: string[], place: number, isKnown: Set<string>): Phrase[] {
  const token = tokens[place] ?? ''
  const [before, after] = [tokens[place - 1], tokens[place + 1]]
  const neighbours = [before && before + token, after && token + after].filter(
    (joined) => joined !== undefined,
  )
  // 'size 42': the fact, or the words.
  const [, size] = /^size:(.+)$/.exec(token) ?? []
  if (size) return [[token], ['size', size]]
  // 'ups' is not the plural of 'up'.
  const isShort = token.length < 4 && isKnown.has(token) && !isIrregular(token)
  const own = isShort ? [token] : forms(token)
  const single = [...new Set([...own, ...neighbours.flatMap(forms)])].filter((word) =>
    isKnown.has(word),
  )
  const pairs = cuts(token).flatMap(([left, right]) =>
    forms(right)
      .filter((other) => isKnown.has(left) && isKnown.has(other))
      .map((other) => [left, other]),
  )
  const measures = measurePhrases(tokens, place).filter((phrase) =>
    phrase.every((word) => isKnown.has(word)),
  )
  return [...single.map((word) => [word]), ...pairs, ...measures]
}

/** All spellings of a measure: '32in', '32 inches' and '32 inch' are one, in one word or in two. */
function measurePhrases(tokens: string[], place: number): Phrase[] {
  const token = tokens[place] ?? ''
  const spelled = (number: string, unit: string) =>
    unitSpellings(unit).flatMap((spelling): Phrase[] => [[number + spelling], [number, spelling]])
  const measure = measureOf(token)
  if (measure) return spelled(...measure)
  const [before = '', after = ''] = [tokens[place - 1], tokens[place + 1]]
  if (isNumber(before)) return spelled(before, token)
  return isNumber(token) ? unitSpellings(after).map((spelling) => [token + spelling]) : []
}

const isNumber = (token: string) => /^\d{1,6}$/.test(token)

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
