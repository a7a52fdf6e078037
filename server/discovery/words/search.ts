import { certain, list, text } from '#server/platform/database/columns.ts'
import { type Db, maybe } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Among } from '../listing/filters.ts'
import type { NamedPrices } from '../prices/prices.ts'
import { livePins } from './draft.ts'
import {
  type Matches,
  type MatchRequest,
  match,
  matchFacts,
  narrowingQuery,
  noMatches,
  type Within,
} from './match.ts'
import { matchNearestModels } from './nearest-models.ts'
import {
  corrections,
  type Query,
  type QueryWord,
  type Understood,
  understand,
} from './understand.ts'
import type { Phrase } from './words.ts'

/** How much a search looks for, and in what. */
export interface Sought extends Within {
  /** At most so many of the best. */
  limit: number
}

export interface SearchMatches extends Matches, Among {
  /** The spelling that found something, where the words as typed found nothing. */
  didYouMean: string | null
  /**
   * Whether no product carries all the words in any spelling: `ids` hold those with the nearest number in place of one
   * ('a17' of 'a16'), then those with most of the words.
   */
  isMissing: boolean
  /** Of a search that is missing, the words that the first of `ids` does not carry. */
  missingWords: string[]
  /** What the search says of prices, for the list to narrow by. */
  prices: NamedPrices
  /** Of `ids` those that staff have pinned. */
  pins: number[]
  /** The search names nothing but prices: all products, and no `ids`. */
  isAll: boolean
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
export async function search(db: Db, query: Query, sought: Sought): Promise<SearchMatches> {
  const understood = await understand(db, query)
  const typed = match(db, requestAsTyped(sought, understood), sought.limit)
  return completed(db, sought, understood, typed)
}

/** The same once the words are read and matched as they were typed. */
export async function completed(
  db: Db,
  sought: Sought,
  understood: Understood,
  typed: Matches | Promise<Matches>,
): Promise<SearchMatches> {
  const { queryWords, prices, said, pinned } = understood
  if (queryWords.length === 0 && said !== '') {
    const isAll = sought.facts.length === 0
    const found = isAll ? noMatches : await matchFacts(db, sought, sought.limit)
    return { ...found, ...asTheyAre, prices, isByWords: false, isAll }
  }
  const found = await findMatches(db, sought, understood, await typed)
  // Few searches are pinned: only they pay for another statement.
  const pins = pinned ? await livePins(db, pinned, narrowingQuery(sought)) : []
  if (pins.length === 0) return found
  return { ...found, ...asTheyAre, ids: [...new Set([...pins, ...found.ids])], pins }
}

/** What products must carry, with no word corrected. */
export function requestAsTyped(sought: Sought, understood: Understood): MatchRequest {
  const { queryWords, text, isWhole, categories } = understood
  const phrasesByWord = queryWords.map(({ phrases }) => phrases)
  const directByWord = queryWords.map(({ direct }) => direct)
  return { ...sought, text, isWhole, categories, phrasesByWord, directByWord }
}

async function findMatches(
  db: Db,
  sought: Sought,
  understood: Understood,
  found: Matches,
): Promise<SearchMatches> {
  const { queryWords, prices, said } = understood
  const { limit } = sought
  const typed = requestAsTyped(sought, understood)
  const byWords = { ...asTheyAre, prices, isByWords: true, isAll: false }
  if (found.ids.length >= few) return { ...found, ...byWords }

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
      ? { didYouMean: null, missingWords: [] }
      : await spelling(db, { queryWords, near, said }, isMissing ? missed[0] : asCorrected.ids[0])
  // Where words are missing, a correction counts only beside the number that is not there.
  const didYouMean = isMissing && nearest.length === 0 ? null : read.didYouMean
  return {
    ...byWords,
    ids: isMissing
      ? missed.slice(0, limit)
      : [...new Set([...ids, ...beside.ids.slice(0, maxBeside)])],
    isExact: isMissing ? beside.isExact : asCorrected.isExact,
    category: preferred ?? beside.category,
    didYouMean,
    isMissing,
    missingWords: isMissing ? read.missingWords : [],
  }
}

/** Nothing to say: the words were found. */
const asTheyAre = { didYouMean: null, isMissing: false, missingWords: [], pins: [] }

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
  if (productId === undefined) return { didYouMean: null, missingWords: [] }
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
