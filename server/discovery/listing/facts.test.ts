import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortKeys } from '#contract/shop/discovery.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { addCategories, addProducts, brandIds, subIds } from '../../catalogue/test-catalogue.ts'
import { listingFaults } from '../figures.ts'
import { everything, type ListingQuery } from './filters.ts'
import { listProducts, listWithFacts } from './listing.ts'

const database = await testDatabase()
const { pool } = database
await addCategories(database)
await pool.query(`UPDATE categories SET fact_kinds = '{colour,size,power,condition}' WHERE id < 30`)
// More facts than bits, so that products share bits with what they are not.
const ids = await addProducts(
  database,
  Array.from({ length: 1_200 }, (_, i) => ({
    category: subIds[i % 4],
    brand: brandIds[i % 5],
    amount: 100 * (1 + (i % 23)),
    stock: i % 6,
    popularity: i % 40,
  })),
)
await pool.query(
  `UPDATE products SET color = 'Shade ' || id % 90, form = (ARRAY['Brand new', 'UK used', 'Refurbished'])[1 + id % 3],
     name = 'Lamp ' || id % 31 || ' W, Size ' || id % 70 WHERE id = ANY ($1)`,
  [ids],
)

/** What each has: 'colour.shade7'. */
async function factsOf(): Promise<Map<number, string[]>> {
  const { rows } = await pool.query(
    `SELECT product_id, array_agg(kind || '.' || slug) AS facts FROM product_facts GROUP BY product_id`,
  )
  return new Map(rows.map(({ product_id, facts }) => [product_id, facts]))
}

const all: ListingQuery = { ...everything, sort: 'all', page: 1 }
const kindOf = (fact: string) => fact.slice(0, fact.indexOf('.'))

test('a list by facts has what has any of the chosen ones of each kind, in its order', async () => {
  const facts = await factsOf()
  const known = [...new Set([...facts.values()].flat())].sort()
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(known, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...ids),
      fc.subarray(brandIds, { maxLength: 3 }),
      fc.constantFrom(0, 1, 11, 21),
      fc.constantFrom(...sortKeys),
      fc.boolean(),
      async (some, like, brands, scope, sort, inStock) => {
        // Of a product's own facts some list has at least that one.
        const chosen = [...new Set([...some.slice(0, 4), ...(facts.get(like) ?? []).slice(0, 3)])]
        const kinds = [...Map.groupBy(chosen, kindOf).values()]
        const query = { ...all, brands, scope, sort, inStock }
        const found: number[] = []
        let total = 0
        for (let page = 1; ; page += 1) {
          const list = await listWithFacts(database, { ...query, page, facts: chosen })
          total = list?.total ?? 0
          if (!list?.cards.length) break
          expect(list.isExact).toBe(true)
          found.push(...list.cards.map(({ id }) => id))
        }
        const right = (await listed(query)).filter((id) =>
          kinds.every((kind) => kind.some((fact) => facts.get(id)?.includes(fact))),
        )
        expect(found).toEqual(right)
        expect(total).toBe(right.length)
      },
    ),
    { numRuns: 60 },
  )
})

async function listed(query: ListingQuery): Promise<number[]> {
  const found: number[] = []
  for (let page = 1; ; page += 1) {
    const { cards } = await listProducts(database, { ...query, page })
    if (cards.length === 0) return found
    found.push(...cards.map(({ id }) => id))
  }
}

test('a fact that nothing has lists nothing, and a large scope is left to the search', async () => {
  const none = await listWithFacts(database, { ...all, facts: ['colour.none', 'size.size1'] })
  expect(none).toEqual({ cards: [], total: 0, isExact: true })
  await pool.query(
    `UPDATE listing_counts SET products = 20001 WHERE (scope, brand_id, tier) = (12, 0, 0)`,
  )
  expect(await listWithFacts(database, { ...all, scope: 12, facts: ['size.size1'] })).toBe(null)
})

test('what a product is changes in lists with its texts, its category and its options', async () => {
  await pool.query('SELECT rebuild_listing()')
  expect(await listingFaults(database.pool)).toEqual([])
  const [one = 0, other = 0] = ids
  await pool.query(`UPDATE products SET color = 'Indigo' WHERE id = $1`, [one])
  const found = async (fact: string) =>
    (await listWithFacts(database, { ...all, facts: [fact] }))?.cards.map(({ id }) => id)
  expect(await found('colour.indigo')).toEqual([one])
  await pool.query(
    `WITH option AS (
       INSERT INTO product_options (product_id, position, name) VALUES ($1, 0, 'Colour')
       RETURNING id, product_id
     )
     INSERT INTO option_values (product_id, option_id, position, name)
     SELECT product_id, id, 0, 'Indigo' FROM option`,
    [other],
  )
  expect((await found('colour.indigo'))?.toSorted((a, b) => a - b)).toEqual([one, other])
  expect(await listingFaults(database.pool)).toEqual([])
  await pool.query(`UPDATE categories SET fact_kinds = '{size}' WHERE id < 30`)
  expect(await found('colour.indigo')).toEqual([])
  expect(await listingFaults(database.pool)).toEqual([])
})
