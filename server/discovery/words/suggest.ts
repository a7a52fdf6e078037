import { number } from '#server/platform/database/columns.ts'
import { type Db, maybe } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { NamedPrices } from '../prices/prices.ts'
import { search } from './search.ts'

/** Suggestions under the search box. */
const maxSuggestions = 8

/** The few products that a half-typed search most likely means. */
export async function suggest(db: Db, words: string): Promise<Suggested> {
  if (words.trim() === '') return nothing
  const sought = { scope: 0, brands: [], facts: [], limit: 100 }
  const found = await search(db, { words, isTyping: true }, sought)
  const { ids, prices, didYouMean, missingWords } = found
  const best = ids.slice(0, maxSuggestions)
  const most = await maybe(db, commonestCategory, [best])
  const isMost = most && most.products >= 3 && most.products >= best.length * 0.6
  const category = isMost ? most.category_id : null
  return { ids: best, category, prices, didYouMean, missingWords }
}

const nothing = { ids: [], category: null, prices: {}, didYouMean: null, missingWords: [] }

interface Suggested {
  ids: number[]
  /** The sub-category of most of what was found. */
  category: number | null
  prices: NamedPrices
  /** The spelling that found it, where the words as typed find nothing; a half-typed word stays so. */
  didYouMean: string | null
  /** What the first does not carry, where no product has all the words. */
  missingWords: string[]
}

const commonestCategory = statement(
  'search-commonest-category',
  { category_id: number, products: number },
  `SELECT category_id, count(*)::integer AS products
   FROM unnest($1::integer[]) AS id JOIN search_documents ON product_id = id
   GROUP BY category_id ORDER BY products DESC, category_id LIMIT 1`,
)
