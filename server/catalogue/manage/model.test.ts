import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { number } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { Refusal } from '#server/platform/http/handler.ts'
import { testApp } from '#server/test-app.ts'
import { proofMs, sized } from '#server/test-size.ts'
import {
  addProduct,
  changeBrand,
  changeCategory,
  changePictures,
  changePrices,
  changeProduct,
  changeState,
  changeVariations,
  countStock,
  deleteProduct,
  type ProductPicture,
} from '../catalogue.ts'
import { addCategories, brandIds, subIds, topIds } from '../test-catalogue.ts'
import { newProduct, order, picture, sizesAndColors, staff, testManage } from './test-manage.ts'

const database = await testDatabase()
const { pool } = database
const { url } = await testApp(database)
const deps = testManage(database)
const by = staff

beforeAll(async () => {
  await addCategories(database)
  await pool.query('SELECT rebuild_facts(), rebuild_listing(), rebuild_search()')
})

const productRows = rareStatement(
  'test-products-now',
  { id: number, version: number },
  'SELECT id, version FROM products ORDER BY id',
)
const itemsNow = rareStatement(
  'test-stock-now',
  { id: number, on_hand: number },
  'SELECT id, on_hand FROM stock ORDER BY id',
)

/** A verb on whatever stands at that place of the mall. */
interface Step {
  verb: (typeof verbs)[number]
  /** Which product, category, value … of those there are. */
  place: number
  amount: number
}
const verbs = [
  'add fixed',
  'add varied',
  'change',
  'price',
  'vary',
  'count',
  'picture',
  'delete',
  'restore',
  'order',
  'rename brand',
  'move category',
] as const

const steps = fc.array(
  fc.record<Step>({
    verb: fc.constantFrom(...verbs),
    place: fc.nat(50),
    amount: fc.integer({ min: 1, max: 1_000_000 }),
  }),
  { minLength: 3, maxLength: 15 },
)

const at = <T>(list: readonly T[], place: number) => list[place % list.length]

async function take({ verb, place, amount }: Step): Promise<unknown> {
  const price = { amountKobo: amount, previousAmountKobo: place % 2 ? amount * 2 : null }
  const facts = {
    category_id: at(subIds, place),
    brand_id: at(brandIds, place),
    popularity: amount,
  }
  const sold = sizesAndColors()
  if (verb === 'add fixed')
    return addProduct(deps, newProduct(facts, { ...price, onHand: place % 3 }))
  if (verb === 'add varied') return addProduct(deps, newProduct(facts, sold))
  const product = at(await many(database, productRows), place)
  if (!product) return
  const edit = { ...product, by }
  switch (verb) {
    case 'change':
      return changeProduct(deps, {
        ...edit,
        facts: newProduct({ ...facts, name: `Lamp ${amount}` }).facts,
      })
    case 'price':
      return changePrices(deps, { ...edit, prices: await pricesOf(product.id, price) })
    case 'vary': {
      const options = sold.options.map(({ name, values }) => ({
        id: null,
        name,
        values: values.map((value) => ({ ...value, id: null, name: `${value.name}${place}` })),
      }))
      const combinations = sold.combinations.map((one) => ({ ...one, ...price, id: null }))
      return changeVariations(deps, { ...edit, variations: { options, combinations } })
    }
    case 'count':
      return count(place, amount % 3)
    case 'picture':
      return changePictures(deps, { ...edit, pictures: await picturesFor(product.id, place) })
    case 'delete':
      return deleteProduct(deps, edit)
    case 'restore':
      return changeState(deps, { ...edit, state: 'live' })
    case 'order':
      return order(pool, product.id)
    case 'rename brand':
      return renameBrand(place, amount)
    case 'move category':
      return moveCategory(place)
  }
}

/** None, some of the product, or one of each value and one of the product. */
async function picturesFor(productId: number, place: number): Promise<ProductPicture[]> {
  if (place % 3 === 0) return []
  if (place % 3 === 1) return [picture, picture]
  const { rows } = await pool.query(
    'SELECT id FROM option_values WHERE product_id = $1 ORDER BY id',
    [productId],
  )
  return [...rows.map(({ id }) => ({ ...picture, alt: `Of ${id}`, valueId: id })), picture]
}

async function pricesOf(
  productId: number,
  price: { amountKobo: number; previousAmountKobo: number | null },
) {
  const { rows } = await pool.query(
    'SELECT id FROM combinations WHERE product_id = $1 AND retired_at IS NULL ORDER BY id LIMIT 2',
    [productId],
  )
  const ids: (number | null)[] = rows.length === 0 ? [null] : rows.map((row) => row.id)
  return ids.map((combinationId) => ({ ...price, combinationId }))
}

async function count(place: number, onHand: number) {
  const stock = at(await many(database, itemsNow), place)
  if (!stock) return
  const { rows } = await pool.query('SELECT product_id, combination_id FROM stock WHERE id = $1', [
    stock.id,
  ])
  const [{ product_id: productId, combination_id: combinationId }] = rows
  const seenOnHand = stock.on_hand
  return countStock(deps, { productId, combinationId, onHand, seenOnHand, reason: 'counted', by })
}

async function renameBrand(place: number, amount: number) {
  const id = at(brandIds, place) ?? 0
  const { rows } = await pool.query('SELECT version FROM brands WHERE id = $1', [id])
  const facts = {
    name: `Brand ${id} of ${amount}`,
    slug: `brand-${id}`,
    pictureHash: picture.hash,
    bestRank: null,
  }
  return changeBrand(deps, { id, version: rows[0].version, by, facts })
}

async function moveCategory(place: number) {
  const id = at(subIds, place) ?? 0
  const { rows } = await pool.query('SELECT version FROM categories WHERE id = $1', [id])
  const facts = {
    name: `Category ${id} of ${place}`,
    slug: `category-${id}`,
    parentId: at(topIds, place) ?? null,
    isVisible: true,
    position: place,
    popularRank: null,
    pictureHash: picture.hash,
    factKinds: place % 2 === 0 ? (['colour', 'condition'] as const) : [],
  }
  return changeCategory(deps, { id, version: rows[0].version, by, facts })
}

/** All that is derived of the catalogue's own tables. */
async function derived() {
  const all = async (sql: string) => (await pool.query(sql)).rows
  return {
    facts: await all('SELECT * FROM product_facts ORDER BY product_id, kind, slug'),
    listing: await all('SELECT * FROM listing ORDER BY product_id, scope'),
    office: await all('SELECT * FROM office_products ORDER BY product_id'),
    counts:
      await all(`SELECT scope, brand_id, tier, sum(products)::integer AS products FROM listing_counts
      GROUP BY scope, brand_id, tier HAVING sum(products) <> 0 ORDER BY scope, brand_id, tier`),
    prices: await all(
      'SELECT id, amount_kobo, previous_amount_kobo, discount FROM products ORDER BY id',
    ),
    pictures: await all('SELECT id, pictures FROM products ORDER BY id'),
    documents: await all('SELECT * FROM search_documents ORDER BY product_id'),
    categories: await all('SELECT * FROM search_categories ORDER BY category_id'),
    // A word that no product has any more stays until a rebuild; no product may have one that is not there.
    unknownWords:
      await all(`SELECT word FROM search_documents, unnest(tsvector_to_array(words)) AS word
      WHERE word NOT LIKE '%:%' AND NOT EXISTS (SELECT FROM search_words WHERE search_words.word = word)`),
  }
}

/** What shoppers see of it, through an app's cache. */
async function visible(origin: string) {
  const paths = [
    'products/all/category/1',
    'products/filter/facets',
    'products/filter/amount/ranges',
    'brands',
    'categories',
    'search-and-filter-products?search_term=lamp',
  ]
  const read = async (path: string) => {
    const response = await fetch(`${origin}/api/v1/${path}`)
    return [path, response.status, await response.text()]
  }
  return Promise.all(paths.map(read))
}

test(
  'after any row of verbs listing, facets, search and pictures are those of a full rebuild',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (row) => {
        for (const step of row) {
          await take(step).catch((error: unknown) => {
            // An archived product has no price to change, a brand may have the name already.
            if (!(error instanceof Refusal)) throw error
          })
        }
        await visible(url)
        const incremental = await derived()
        expect(incremental.unknownWords).toEqual([])
        // The tiers of search follow the popularity of all products, and only a rebuild sets them.
        await pool.query('SELECT rebuild_facts(), rebuild_listing(), refresh_pictures(NULL)')
        await pool.query('SELECT refresh_search(array_agg(id)) FROM products')
        expect(await derived()).toEqual(incremental)
        await pool.query('SELECT rebuild_search()')
        const withoutTier = ({ documents, ...rest }: typeof incremental) => ({
          ...rest,
          documents: documents.map(({ tier: _, ...document }) => document),
        })
        expect(withoutTier(await derived())).toEqual(withoutTier(incremental))
      }),
      { numRuns: sized(15, 300), endOnFailure: true },
    )
    // Every change was announced: an app that answered all the time says what a new one says.
    const fresh = await testApp(database)
    await vi.waitFor(async () => expect(await visible(url)).toEqual(await visible(fresh.url)))
  },
  proofMs,
)
