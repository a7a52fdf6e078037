import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, expect, test } from 'vitest'
import { fillPath, queryString } from '#contract/client.ts'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { officeContract } from '#contract/office/contract.ts'
import { addCategories, addProduct } from './catalogue/test-catalogue.ts'
import { loadLocations } from './delivery/delivery.ts'
import { loadHelp } from './help/help.ts'
import { runningClock } from './platform/clock.ts'
import { openDatabase, type Reader } from './platform/database/database.ts'
import { count, counted } from './platform/database/query.ts'
import { rareStatement } from './platform/database/statement.ts'
import { testDatabase } from './platform/database/test-database.ts'
import { testApp } from './test-app.ts'
import { testDevice } from './test-customer.ts'
import { rightInput } from './test-right-input.ts'

const database = await testDatabase()
await loadLocations(database)
await loadHelp({ database, clock: runningClock(), storeName: 'Oja' })
await addCategories(database)
const kettle = await addProduct(database)

const readOnlyUrl = new URL(database.url)
readOnlyUrl.searchParams.set('options', '-c TimeZone=UTC -c default_transaction_read_only=on')
const readOnly = openDatabase(readOnlyUrl.href)
afterAll(() => readOnly.close())

/** Of each call that may lag: how many statements it reads by its reader. */
const opened: { statements: number }[] = []
/** Set in such a call, and in what it starts. */
const inLagging = new AsyncLocalStorage<true>()
/** Statements and transactions of such calls that went to the primary. */
let strayed = 0

function reader(): Reader {
  inLagging.enterWith(true)
  const own = { statements: 0 }
  opened.push(own)
  const counting = (db: Pick<Reader, 'query'>): Pick<Reader, 'query'> => ({
    query(config) {
      own.statements += 1
      return db.query(config)
    },
  })
  return {
    ...counting(readOnly),
    onOneConnection: (work) => readOnly.onOneConnection((db) => work(counting(db))),
  }
}

const connect = database.pool.connect.bind(database.pool)
Object.assign(database.pool, {
  connect(...given: []) {
    if (inLagging.getStore()) strayed += 1
    return connect(...given)
  },
})

const unheard = { listening() {}, announced() {}, lost() {} }
const replica = { ...unheard, reader, metrics: [], close: async () => {} }
const app = { ...(await testApp(database, {}, undefined, replica)), database }

const views = rareStatement(
  'test-views',
  counted,
  'SELECT count(*) FROM saved_views WHERE account_id = $1 AND product_id = $2',
)

const endpoints = Object.entries(contract).flatMap(([domain, calls]) =>
  Object.values<Endpoint>(calls).map((endpoint) => ({ domain, endpoint })),
)
const lagging = endpoints.filter(({ endpoint }) => endpoint.mayLag)
const others = endpoints.filter(({ endpoint }) => !endpoint.mayLag && !endpoint.events)
const nameOf = ({ endpoint: { method, path } }: { endpoint: Endpoint }) => `${method} ${path}`

/** What of a right input is a thing that there is. */
const known: Record<string, string> = {
  id: String(kettle),
  categoryId: 'null',
  search_term: 'product',
  accessories_for: '',
  page: '1',
}

/** A right input for every call, in texts. */
function addressFor({ method, path, params, query }: Endpoint): string {
  const first = <T>(choices: readonly T[]) => choices[0] ?? expect.fail('no choice')
  const texts = (schema: Endpoint['body']) =>
    Object.fromEntries(
      Object.entries(schema ? Object(rightInput(schema, first)) : {}).flatMap(([name, value]) => {
        const text = known[name] ?? String(value)
        return text === '' ? [] : [[name, text]]
      }),
    )
  const named = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']))
  const filled = fillPath(path, { ...named, ...texts(params) })
  const isReviews = path === '/products/reviews/{id}'
  const all = method === 'GET' && query ? texts(query) : {}
  // Every filter at once lets nothing through.
  const narrow = Object.keys(all).filter((name) => name in known)
  const sent = isReviews ? {} : Object.fromEntries(narrow.map((name) => [name, all[name]]))
  return `/api/v1${filled}${queryString(sent)}`
}

test('only what reads for everybody may lag: no carts, checkout, stock, money, sessions or customers', () => {
  const domains = new Set(lagging.map(({ domain }) => domain))
  expect([...domains].sort()).toEqual([
    'badges',
    'catalogue',
    'content',
    'discovery',
    'help',
    'reviews',
  ])
  for (const { endpoint } of lagging) {
    expect([endpoint.method, endpoint.changesState ?? false]).toEqual(['GET', false])
    expect([endpoint.path, endpoint.access]).toEqual([
      endpoint.path,
      endpoint.path.startsWith('/products/details') ? 'optional' : 'public',
    ])
    expect([endpoint.path, endpoint.path.includes('variation')]).toEqual([endpoint.path, false])
  }
  const ofOffice = Object.values(officeContract).flatMap((calls) => Object.values<Endpoint>(calls))
  expect(ofOffice.filter(({ mayLag }) => mayLag)).toEqual([])
})

test.each(lagging.map((one) => [nameOf(one), one.endpoint] as const))(
  '%s reads all that it reads on a connection that is read-only',
  async (_, endpoint) => {
    const before = { calls: opened.length, strayed }
    const address = addressFor(endpoint)
    const response = await fetch(`${app.url}${address}`)
    expect([address, response.status]).toEqual([address, 200])
    expect(opened.length).toBe(before.calls + 1)
    expect(opened.at(-1)?.statements).toBeGreaterThan(0)
    expect(strayed).toBe(before.strayed)
  },
)

test('sitemaps are read there too', async () => {
  for (const path of ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-products-1.xml']) {
    const before = opened.length
    const { status } = await fetch(`${app.url}${path}`)
    expect([path, status, opened.length]).toEqual([path, 200, before + 1])
    expect(opened.at(-1)?.statements).toBeGreaterThan(0)
  }
})

test('a customer’s look at a product is written, on the primary', async () => {
  const ada = await testDevice(app)
  const { status } = await ada.get(`/api/v1/products/details/${kettle}`)
  expect(status).toBe(200)
  expect(await count(database, views, [ada.accountId, kettle])).toBe(1)
})

test.each(others.map((one) => [nameOf(one), one.endpoint] as const))(
  '%s does not',
  async (_, endpoint) => {
    const { headers } = await testDevice(app)
    const before = opened.length
    const first = <T>(choices: readonly T[]) => choices[0] ?? expect.fail('no choice')
    const isRead = endpoint.method === 'GET'
    const response = await fetch(`${app.url}${addressFor(endpoint)}`, {
      method: endpoint.method,
      headers: { ...headers, ...(!isRead && { 'content-type': 'application/json' }) },
      body: isRead ? null : JSON.stringify(endpoint.body ? rightInput(endpoint.body, first) : {}),
    })
    expect(response.status).toBeLessThan(500)
    expect(opened.length).toBe(before)
  },
)
