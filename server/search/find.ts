import { certain, list, text } from '#server/platform/database/columns.ts'
import { type Db, maybe } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Draft } from './draft.ts'
import {
  type Matches,
  type MatchRequest,
  match,
  matchFacts,
  narrowingQuery,
  noMatches,
} from './match.ts'
import type { NamedPrices } from './prices.ts'
import { corrections, type QueryWord, type Understood, understand } from './understand.ts'
import type { Phrase } from './words.ts'

export interface SearchRequest {
  term: string
  /** Any of these; empty: all. */
  brands: number[]
  /** 0: all categories; else a category or sub-category. */
  scope: number
  /** 'storage.128gb': any of one kind, all of the kinds. */
  facts: string[]
  /** At most so many of the best. */
  limit: number
  /** The last word may be incomplete. */
  isTyping?: boolean
  /** Synonyms or pins that are not saved. */
  draft?: Draft
}

export interface SearchMatches extends Matches {
  /** The spelling that found something, where the words as typed found nothing. */
  didYouMean: string | null
  /** Whether no product carries all the words in any spelling: `ids` hold those with most of them. */
  isMissing: boolean
  /** Whether `ids` are in an order of their own: the best match first. */
  isByWords: boolean
  /** What the search says of prices, for the list to narrow by. */
  prices: NamedPrices
  /** Of `ids` those that staff have pinned. */
  pins: number[]
}

/** Where the words as typed find fewer, near misses follow them. */
export const few = 5

/** Where they find fewer, products with most of the words follow, at most so many. */
const maxBeside = 20

/**
 * Products for a search: those that staff have pinned to it, then exact name, then names that begin so, then all words
 * in any order (in the category that they name, in the name, anywhere), each by popularity; then near misses: other
 * spellings of the words, and products that carry most of the words.
 */
export async function find(db: Db, request: SearchRequest): Promise<SearchMatches> {
  const { term, limit, isTyping = false, draft } = request
  if (term === '') return { ...(await matchFacts(db, request, limit)), ...byNoWords }
  const narrowing = narrowingQuery(request)
  const understood = await understand(db, { term, isTyping, narrowing, draft })
  return findUnderstood(db, request, understood, match(db, asTyped(request, understood), limit))
}

/** The same once the words are read and matched as they were typed. */
export async function findUnderstood(
  db: Db,
  request: SearchRequest,
  understood: Understood,
  matching: Matches | Promise<Matches>,
): Promise<SearchMatches> {
  return withPins(await findMatches(db, request, understood, await matching), understood.pins)
}

/** What products must carry, with no word corrected. */
export function asTyped(request: SearchRequest, understood: Understood): MatchRequest {
  const { queryWords, text, isWhole, categories } = understood
  const phrasesByWord = queryWords.map(({ phrases }) => phrases)
  const directByWord = queryWords.map(({ direct }) => direct)
  return { ...request, text, isWhole, categories, phrasesByWord, directByWord }
}

/** The pinned products first, each once. What has pins was found, as typed. */
function withPins(found: SearchMatches, pins: number[]): SearchMatches {
  if (pins.length === 0) return found
  const ids = [...new Set([...pins, ...found.ids])]
  return { ...found, ids, pins, didYouMean: null, isMissing: false }
}

async function findMatches(
  db: Db,
  request: SearchRequest,
  understood: Understood,
  found: Matches,
): Promise<SearchMatches> {
  const { queryWords, prices } = understood
  const { limit } = request
  const typed = asTyped(request, understood)
  if (found.ids.length >= few) return { ...found, ...byNoWords, prices, isByWords: true }

  const near = await corrections(db, queryWords)
  const withNear = {
    ...typed,
    phrasesByWord: merged(typed.phrasesByWord, near),
    directByWord: merged(typed.directByWord, near),
  }
  const asCorrected = near.some((phrases) => phrases.length > 0)
    ? await match(db, { ...withNear, text: corrected(queryWords, near) }, limit)
    : found
  const ids = [...new Set([...found.ids, ...asCorrected.ids])].slice(0, limit)
  const isMissing = ids.length === 0
  const preferred = found.category ?? asCorrected.category
  // A word of the mall stands as it is, and one correction is not believed where another word is missing.
  const beside =
    ids.length < few
      ? await matchMostWords(db, isMissing ? typed : { ...withNear, preferred }, limit)
      : noMatches
  const didYouMean =
    found.ids.length > 0 ? null : await spelling(db, queryWords, near, asCorrected.ids[0])
  return {
    ids: isMissing ? beside.ids : [...new Set([...ids, ...beside.ids.slice(0, maxBeside)])],
    isExact: isMissing ? beside.isExact : asCorrected.isExact,
    category: preferred ?? beside.category,
    prices,
    isByWords: true,
    didYouMean,
    isMissing,
    pins: [],
  }
}

const byNoWords = { prices: {}, isByWords: false, didYouMean: null, isMissing: false, pins: [] }

function merged(phrasesByWord: Phrase[][], near: Phrase[][]): Phrase[][] {
  return phrasesByWord.map((phrases, i) => [...phrases, ...(near[i] ?? [])])
}

/** The search with each unknown word as the nearest one that is known. */
function corrected(queryWords: QueryWord[], near: Phrase[][]): string {
  return queryWords
    .flatMap(({ typed, phrases }, i) => (phrases.length > 0 ? typed : (near[i]?.[0] ?? typed)))
    .join(' ')
}

/** Products with all but one of the known words; else with any of them. */
async function matchMostWords(db: Db, request: MatchRequest, limit: number): Promise<Matches> {
  const isKnown = (_: unknown, i: number) => (request.phrasesByWord[i]?.length ?? 0) > 0
  const phrasesByWord = request.phrasesByWord.filter(isKnown)
  const directByWord = request.directByWord.filter(isKnown)
  const known = phrasesByWord.length
  const isSomeUnknown = known < request.phrasesByWord.length
  for (const needed of new Set([known - (isSomeUnknown ? 0 : 1), known - 1, 1])) {
    if (needed < 1) break
    const matches = await match(db, { ...request, phrasesByWord, directByWord, needed }, limit)
    if (matches.ids.length > 0) return matches
  }
  return noMatches
}

/** The search in this product's spelling: as typed where it carries the word, else as corrected. */
async function spelling(
  db: Db,
  queryWords: QueryWord[],
  near: Phrase[][],
  productId: number | undefined,
): Promise<string | null> {
  if (productId === undefined) return null
  const document = await maybe(db, wordsOfProduct, [productId])
  const carried = new Set(document?.words)
  const isCarried = (phrase: Phrase) =>
    phrase.every((word) =>
      word.endsWith('*')
        ? [...carried].some((one) => one.startsWith(word.slice(0, -1)))
        : carried.has(word),
    )
  const isTyped = (word: QueryWord) => word.phrases.some(isCarried)
  const asCorrected = (i: number) => near[i]?.find(isCarried) ?? []
  const isCorrected = queryWords.some((word, i) => !isTyped(word) && asCorrected(i).length > 0)
  if (!isCorrected) return null
  const words = queryWords.flatMap((word, i) => (isTyped(word) ? word.typed : asCorrected(i)))
  return words.join(' ').replaceAll(':', ' ')
}

const wordsOfProduct = statement(
  'search-spelling',
  // An array of something is something.
  { words: certain(list(text)) },
  'SELECT tsvector_to_array(words) AS words FROM search_documents WHERE product_id = $1',
)
