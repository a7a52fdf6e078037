import { z } from 'zod'
import { productOrders } from '#contract/office/product.ts'
import { certain, nullable, number, type Row, text } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Bench, Figure } from './bench.ts'
import { percentile } from './load.ts'
import { type OfficeMember, officeMember } from './office-member.ts'

/** Members who look at once. */
const members = 8
/** First pages of each filter in each order. */
const pages = 24

export const officeLists: Bench = {
  name: 'office-lists',
  how:
    `The office's lists of products and of stock by ${members} members at once: in each order ${pages} pages of each kind of ` +
    'filter, with the properties of products so that something fits, and the page after each',

  async run({ large }) {
    const member = await officeMember(large)
    const rows = await many(large.pool, someProducts, [pages])
    const figures: Figure[] = []
    for (const order of productOrders) {
      figures.push(...(await figuresOf(member, `/products?order=${order}`, productFilters, rows)))
    }
    for (const order of ['newest', 'bin']) {
      figures.push(...(await figuresOf(member, `/stock?order=${order}`, stockFilters, rows)))
    }
    member.close()
    return figures
  },
}

const productRow = {
  // A live product has one.
  category_id: certain(number),
  parent_category_id: certain(number),
  brand_id: number,
  seller_id: number,
  // Every product has a name and a code.
  word: certain(text),
  code: text,
  bin: nullable(text),
}
type ProductRow = Row<typeof productRow>
type Filters = Record<string, (row: ProductRow, at: number) => Record<string, string | number>>

const productFilters: Filters = {
  nothing: () => ({}),
  state: (_, at) => ({ state: ['draft', 'live', 'hidden', 'archived'][at % 4] ?? '' }),
  'a category': ({ category_id: category }) => ({ category }),
  'a category with its subs': ({ parent_category_id: category }) => ({ category }),
  'a brand': ({ brand_id: brand }) => ({ brand }),
  'a seller': ({ seller_id: seller }) => ({ seller }),
  'in or out of stock': (_, at) => ({ stock: at % 2 === 0 ? 'in' : 'out' }),
  'a word': ({ word: search }) => ({ search }),
  'a word’s beginning': ({ word }) => ({ search: word.slice(0, 2) }),
  'a code’s beginning': ({ code }) => ({ search: code.slice(0, 5) }),
  'a brand out of stock': ({ brand_id: brand }) => ({ brand, stock: 'out' }),
  'a word in a category': ({ category_id: category, word: search }) => ({ category, search }),
  'category, brand and seller': (row) => ({
    category: row.category_id,
    brand: row.brand_id,
    seller: row.seller_id,
  }),
  'all of them': (row) => ({
    state: 'live',
    category: row.category_id,
    brand: row.brand_id,
    seller: row.seller_id,
    search: row.word,
    stock: 'in',
  }),
}

const stockFilters: Filters = {
  nothing: () => ({}),
  'low or out': (_, at) => ({ level: at % 2 === 0 ? 'low' : 'out' }),
  'an aisle': ({ bin }) => ({ bin: (bin ?? 'A').slice(0, 1) }),
  'a shelf': ({ bin }) => ({ bin: (bin ?? 'A-00').slice(0, 4) }),
  'a word': ({ word: search }) => ({ search }),
  'a code': ({ code: search }) => ({ search }),
  'low or out in an aisle': ({ bin }, at) => ({
    level: at % 2 === 0 ? 'low' : 'out',
    bin: (bin ?? 'A').slice(0, 1),
  }),
  'a word, low or out': ({ word: search }, at) => ({ search, level: at % 2 === 0 ? 'low' : 'out' }),
  'all of them': ({ word: search, bin }) => ({
    search,
    level: 'out',
    bin: (bin ?? 'A').slice(0, 1),
  }),
}

/** p95 of all filters in an order, and of the slowest of them. */
async function figuresOf(
  member: OfficeMember,
  path: string,
  filters: Filters,
  rows: readonly ProductRow[],
): Promise<Figure[]> {
  const all: number[] = []
  const slowest = { kind: '', p95: 0 }
  for (const [kind, filterOf] of Object.entries(filters)) {
    const paths = rows.map((row, at) => {
      const query = Object.entries(filterOf(row, at)).map(
        ([name, value]) => `&${name}=${encodeURIComponent(value)}`,
      )
      return path + query.join('')
    })
    const times = await timesOf(member, paths)
    all.push(...times)
    const p95 = percentile(times, 0.95)
    if (p95 > slowest.p95) Object.assign(slowest, { kind, p95 })
  }
  return [
    { what: `p95, ${path.slice(1)}`, value: percentile(all, 0.95), unit: 'ms', atMost: 150 },
    {
      what: `of the slowest filter (${slowest.kind})`,
      value: slowest.p95,
      unit: 'ms',
      atMost: 150,
    },
  ]
}

const page = z.object({ next: z.string().nullable() })

async function timesOf(member: OfficeMember, paths: readonly string[]): Promise<number[]> {
  const times: number[] = []
  const left = [...paths]
  await Promise.all(
    Array.from({ length: members }, async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) {
        const first = await member.call(page, path)
        times.push(first.ms)
        if (first.data.next === null) continue
        const after = encodeURIComponent(first.data.next)
        times.push((await member.call(page, `${path}&after=${after}`)).ms)
      }
    }),
  )
  return times
}

const someProducts = rareStatement(
  'bench-office-filters',
  productRow,
  `SELECT category_id, parent_category_id, brand_id, seller_id, split_part(name, ' ', 2) AS word, code,
     (SELECT bin FROM stock_facts WHERE product_id = products.id LIMIT 1) AS bin
   FROM products WHERE state = 'live' ORDER BY md5(id::text) LIMIT $1`,
)
