import { z } from 'zod'
import { type Dice, dice } from '#database/seed/demo/random.ts'
import { certain, text } from '#server/platform/database/columns.ts'
import type { Pool } from '#server/platform/database/pool.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Bench, Figure, RunningApp } from './bench.ts'
import { load, percentile } from './load.ts'

const searches = 300

export const search: Bench = {
  name: 'search',
  how:
    `${searches} searches for one to three words of a product's name, one or two of them misspelled; ` +
    'suggestions for the same, cut off half-typed; one after another',

  async run({ large }) {
    const terms = await misspelled(large.pool)
    const paths = terms.map(
      ({ term }) => `/api/v1/search-and-filter-products?search_term=${encodeURIComponent(term)}`,
    )
    const times = await load(large.origin, paths, 1)
    const sorted = await load(
      large.origin,
      paths.map((path) => `${path}&sorting_key=lowest-price&discount=10`),
      1,
    )
    const suggested = await load(
      large.origin,
      terms.map(({ term }) => {
        const typed = encodeURIComponent(term.slice(0, Math.max(3, Math.ceil(term.length * 0.6))))
        return `/api/v1/search-suggestions?search_term=${typed}`
      }),
      1,
    )
    const hits = await hitShare(large, terms)
    return [
      { what: 'search, median', value: percentile(times, 0.5), unit: 'ms', atMost: 25 },
      { what: 'search, p95', value: percentile(times, 0.95), unit: 'ms', atMost: 80 },
      { what: 'search filtered and by price, p95', value: percentile(sorted, 0.95), unit: 'ms' },
      { what: 'suggestions, p95', value: percentile(suggested, 0.95), unit: 'ms', atMost: 40 },
      { what: 'first page has all words as meant', value: hits * 100, unit: '%', atLeast: 90 },
    ] satisfies Figure[]
  },
}

interface Misspelled {
  term: string
  /** The words as they were meant. */
  meant: string[]
}

/** The same searches in every run on the same mall. */
async function misspelled(pool: Pool): Promise<Misspelled[]> {
  const rows = await many(pool, someNames, [searches * 2])
  return rows
    .map(({ name }) => misspell(name, dice(name)))
    .filter(({ meant }) => meant.length > 0)
    .slice(0, searches)
}

const someNames = rareStatement(
  'bench-some-names',
  // Every product has a name.
  { name: certain(text) },
  'SELECT search_fold(name) AS name FROM products ORDER BY md5(id::text) LIMIT $1',
)

function misspell(name: string, luck: Dice): Misspelled {
  const words = name.split(' ').filter((word) => word.length > 1)
  const misspellable = words.filter((word) => /^[a-z]{5,}$/.test(word))
  if (misspellable.length === 0) return { term: '', meant: [] }
  const wrong = luck.some(misspellable, luck.chance(0.3) ? 2 : 1)
  const right = luck.some(
    words.filter((word) => !wrong.includes(word)),
    luck.between(0, 2),
  )
  const meant = [...wrong, ...right]
  return { meant, term: [...wrong.map((word) => typo(word, luck)), ...right].join(' ') }
}

/** Drops, doubles, swaps or replaces one character after the first. */
function typo(word: string, luck: Dice): string {
  const place = luck.between(1, word.length - 2)
  const [before, character, after] = [word.slice(0, place), word[place], word.slice(place + 1)]
  const kind = luck.between(1, 4)
  if (kind === 1) return before + after
  if (kind === 2) return before + character + character + after
  if (kind === 3) return before + after[0] + character + after.slice(1)
  return before + luck.pick([...'aeioulnrst']) + after
}

/** The share of searches whose first page has a product with all the intended words in its name. */
async function hitShare({ origin, pool }: RunningApp, terms: Misspelled[]): Promise<number> {
  let hits = 0
  for (const { term, meant } of terms) {
    const query = new URLSearchParams({ search_term: term })
    const answer = await fetch(`${origin}/api/v1/search-and-filter-products?${query}`)
    const { products } = answerSchema.parse(await answer.json())
    const { rowCount } = await pool.query(
      `SELECT FROM products
       WHERE id = ANY ($1) AND string_to_array(search_fold(name), ' ') @> $2 LIMIT 1`,
      [products.data.map(({ id }) => id), meant],
    )
    hits += rowCount ?? 0
  }
  return hits / terms.length
}

const answerSchema = z.object({
  products: z.object({ data: z.array(z.object({ id: z.number() })) }),
})
