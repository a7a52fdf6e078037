import type { Pool } from 'pg'
import { type Matches, type MatchRequest, match } from './match.ts'
import { corrections, type Phrase, understand, type WantedWords } from './understand.ts'

export interface Looking {
  term: string
  /** Any of these; empty: all. */
  brands: number[]
  /** 0: the whole mall; else a category or sub-category. */
  scope: number
  /** So many of the best are enough. */
  limit: number
  /** The last word may be half there. */
  isTyping?: boolean
}

export interface Found extends Matches {
  /** The spelling that found something, where the words as typed found nothing. */
  didYouMean: string | null
  /** Whether no product carries all the words, however spelled: `ids` hold what carries most. */
  isMissing: boolean
}

/** When the words as typed find fewer, near misses follow them. */
const few = 5

/**
 * Products for a search: exact name, then names that begin so, then all words in any order (in the
 * category that they name, in the name, anywhere), each by popularity; then near misses: other
 * spellings of the words, and when there are none either, products that carry most of the words.
 */
export async function find(pool: Pool, looking: Looking): Promise<Found> {
  const { term, limit, isTyping = false } = looking
  const { wanted, ...understood } = await understand(pool, term, isTyping)
  const typed = wanted.map(({ phrases }) => phrases)
  const asked = { ...looking, ...understood, wanted: typed }
  const asTyped = await match(pool, asked, limit)
  if (asTyped.ids.length >= few) return { ...asTyped, didYouMean: null, isMissing: false }

  const near = await corrections(pool, wanted)
  const asNear = typed.map((phrases, i) => [...phrases, ...(near[i] ?? [])])
  const hasNear = near.some((phrases) => phrases.length > 0)
  const nearly = hasNear
    ? await match(pool, { ...asked, wanted: asNear, text: corrected(wanted, near) }, limit)
    : asTyped
  const ids = [...new Set([...asTyped.ids, ...nearly.ids])].slice(0, limit)
  if (asTyped.ids.length > 0) {
    return { ids, isExact: nearly.isExact, didYouMean: null, isMissing: false }
  }
  const isMissing = ids.length === 0
  const found = isMissing ? await matchAtMost(pool, { ...asked, wanted: asNear }, limit) : nearly
  return { ...found, didYouMean: await spelling(pool, wanted, near, found.ids[0]), isMissing }
}

/** The search with each unknown word as the nearest one that is known. */
function corrected(wanted: WantedWords[], near: Phrase[][]): string {
  return wanted
    .flatMap(({ typed, phrases }, i) => (phrases.length > 0 ? typed : (near[i]?.[0] ?? typed)))
    .join(' ')
}

/** All but one of the words that are known at all, whichever; else any of them. */
async function matchAtMost(pool: Pool, asked: MatchRequest, limit: number): Promise<Matches> {
  const wanted = asked.wanted.filter((phrases) => phrases.length > 0)
  const isSomeUnknown = wanted.length < asked.wanted.length
  for (const needed of new Set([wanted.length - (isSomeUnknown ? 0 : 1), wanted.length - 1, 1])) {
    if (needed < 1) break
    const found = await match(pool, { ...asked, wanted, needed }, limit)
    if (found.ids.length > 0) return found
  }
  return { ids: [], isExact: true }
}

/** The search as it would find this product: as typed where it has the word, else as corrected. */
async function spelling(
  pool: Pool,
  wanted: WantedWords[],
  near: Phrase[][],
  productId: number | undefined,
): Promise<string | null> {
  if (productId === undefined) return null
  const { rows } = await pool.query<{ words: string[] }>({
    name: 'search-spelling',
    text: 'SELECT tsvector_to_array(words) AS words FROM search_documents WHERE product_id = $1',
    values: [productId],
  })
  const carried = new Set(rows[0]?.words)
  const isCarried = (phrase: Phrase) => phrase.every((word) => carried.has(word))
  const isTyped = (word: WantedWords) => word.phrases.some(isCarried)
  const asCorrected = (i: number) => near[i]?.find(isCarried) ?? []
  const isCorrected = wanted.some((word, i) => !isTyped(word) && asCorrected(i).length > 0)
  if (!isCorrected) return null
  return wanted.flatMap((word, i) => (isTyped(word) ? word.typed : asCorrected(i))).join(' ')
}
