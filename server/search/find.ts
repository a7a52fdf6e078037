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
import { matchNearestModels } from './nearest-models.ts'
import type { NamedPrices } from './prices/prices.ts'
import { corrections, type QueryWord, type Understood, understand } from './understand.ts'
import type { Phrase } from './words/words.ts'

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
  /**
   * Whether no product carries all the words in any spelling: `ids` hold those with the nearest number in place of one
   * ('a17' of 'a16'), then those with most of the words.
   */
  isMissing: boolean
  /** Of a search that is missing, the words that the first of `ids` does not carry. */
  missingWords: string[]
  /** Whether `ids` are in an order of their own: the best match first. */
  isByWords: boolean
  /** What the search says of prices, for the list to narrow by. */
  prices: NamedPrices
  /** Of `ids` those that staff have pinned. */
  pins: number[]
  /** The search names nothing but prices: all products, and no `ids`. */
  isAll?: boolean
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
  return findUnderstood(
    db,
    request,
    understood,
    match(db, requestAsTyped(request, understood), limit),
  )
}

/** The same once the words are read and matched as they were typed. */
export async function findUnderstood(
  db: Db,
  request: SearchRequest,
  understood: Understood,
  matching: Matches | Promise<Matches>,
): Promise<SearchMatches> {
  const { queryWords, prices, said } = understood
  if (queryWords.length === 0 && said !== '') {
    const isAll = request.facts.length === 0
    const found = isAll ? noMatches : await matchFacts(db, request, request.limit)
    return { ...found, ...byNoWords, prices, isAll }
  }
  return withPins(await findMatches(db, request, understood, await matching), understood.pins)
}

/** What products must carry, with no word corrected. */
export function requestAsTyped(request: SearchRequest, understood: Understood): MatchRequest {
  const { queryWords, text, isWhole, categories } = understood
  const phrasesByWord = queryWords.map(({ phrases }) => phrases)
  const directByWord = queryWords.map(({ direct }) => direct)
  return { ...request, text, isWhole, categories, phrasesByWord, directByWord }
}

/** The pinned products first, each once. What has pins was found, as typed. */
function withPins(found: SearchMatches, pins: number[]): SearchMatches {
  if (pins.length === 0) return found
  const ids = [...new Set([...pins, ...found.ids])]
  return { ...found, ids, pins, didYouMean: null, isMissing: false, missingWords: [] }
}

async function findMatches(
  db: Db,
  request: SearchRequest,
  understood: Understood,
  found: Matches,
): Promise<SearchMatches> {
  const { queryWords, prices, said } = understood
  const { limit } = request
  const typed = requestAsTyped(request, understood)
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
  const nearest = isMissing ? await matchNearestModels(db, withNear, queryWords) : []
  const beside =
    ids.length < few
      ? await matchMostWords(db, isMissing ? typed : { ...withNear, preferred }, limit)
      : noMatches
  const missed = [...new Set([...nearest, ...beside.ids])]
  const read =
    found.ids.length > 0
      ? asTheyAre
      : await spelling(db, { queryWords, near, said }, isMissing ? missed[0] : asCorrected.ids[0])
  // Where words are missing, a correction counts only beside the number that is not there.
  const didYouMean = isMissing && nearest.length === 0 ? null : read.didYouMean
  return {
    ids: isMissing
      ? missed.slice(0, limit)
      : [...new Set([...ids, ...beside.ids.slice(0, maxBeside)])],
    isExact: isMissing ? beside.isExact : asCorrected.isExact,
    category: preferred ?? beside.category,
    prices,
    isByWords: true,
    didYouMean,
    isMissing,
    missingWords: isMissing ? read.missingWords : [],
    pins: [],
  }
}

const asTheyAre: Spelling = { didYouMean: null, missingWords: [] }
const byNoWords = { prices: {}, isByWords: false, isMissing: false, pins: [], ...asTheyAre }

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

interface Spelling {
  didYouMean: string | null
  missingWords: string[]
}

interface Spelled {
  queryWords: QueryWord[]
  near: Phrase[][]
  /** What the search says of prices. */
  said: string
}

/** The search in this product's spelling, as typed where it carries the word, else as corrected; and what it does not carry. */
async function spelling(
  db: Db,
  { queryWords, near, said }: Spelled,
  productId: number | undefined,
): Promise<Spelling> {
  if (productId === undefined) return asTheyAre
  const document = await maybe(db, wordsOfProduct, [productId])
  const carried = new Set(document?.words)
  const isCarried = (phrase: Phrase) =>
    phrase.every((word) =>
      word.endsWith('*')
        ? [...carried].some((one) => one.startsWith(word.slice(0, -1)))
        : carried.has(word),
    )
  const spelled = queryWords.map(({ typed, phrases }, i) => {
    const word = typed.replaceAll(':', ' ')
    if (phrases.some(isCarried)) return { word, isCorrected: false, isMissing: false }
    const correction = near[i]?.find(isCarried)?.join(' ')
    return {
      word: correction ?? word,
      isCorrected: correction !== undefined,
      isMissing: !correction,
    }
  })
  const words = spelled.map(({ word }) => word)
  return {
    didYouMean: spelled.some(({ isCorrected }) => isCorrected)
      ? [...words, ...(said === '' ? [] : [said])].join(' ')
      : null,
    missingWords: spelled.flatMap(({ word, isMissing }) => (isMissing ? [word] : [])),
  }
}

const wordsOfProduct = statement(
  'search-spelling',
  // An array of something is something.
  { words: certain(list(text)) },
  'SELECT tsvector_to_array(words) AS words FROM search_documents WHERE product_id = $1',
)
