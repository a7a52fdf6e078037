import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { fillPath, queryString } from '#contract/client.ts'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { pickUp, requireWhole } from './checkout/test-checkout.ts'
import { testShoppers } from './checkout/test-shoppers.ts'
import { testDatabase } from './platform/database/test-database.ts'
import { type TestDevice, testDevice } from './test-customer.ts'
import { ownCalls } from './test-foreign-calls.ts'
import { change, changed, hostileText } from './test-mutations.ts'
import { testPeople } from './test-people.ts'
import { rightInput } from './test-right-input.ts'
import { formatCount, proofMs, sized } from './test-size.ts'

const database = await testDatabase()
const { app, kettle, regular, addressOf } = await testPeople(database, { RATE_LIMIT: '1000000' })
const size = sized(600, 20_000)
/** At once: transactions of one customer meet. */
const width = 8

type Part = 'params' | 'query' | 'body'
type Input = Partial<Record<Part, unknown>>

/** Calls that take something; the stream of events stays open. */
const endpoints = Object.values(contract)
  .flatMap((domain) => Object.values<Endpoint>(domain))
  .filter(({ body, query, events }) => (body || query) && !events)

const byCall = new Map(endpoints.map((one) => [`${one.method} ${one.path}`, one]))

let accounts: number[]
let recorded: Map<string, Input[]>

beforeAll(async () => {
  const person = await regular()
  const shoppers = await testShoppers(app, 6, 1_000_000_000)
  accounts = [person.accountId, ...shoppers.map(({ accountId }) => accountId)]
  recorded = rightCalls(person.order)
})

test('there is something to mutate', () => {
  expect(endpoints.length).toBeGreaterThan(35)
})

test(
  `of ${formatCount(size)} calls, each a mutation of a right one, none is our fault, and ledger and stock are whole`,
  async () => {
    const before = await whole()
    const faults: unknown[] = []
    let tried = 0
    await fc.assert(
      fc.asyncProperty(fc.array(calls, { minLength: width, maxLength: width }), async (sent) => {
        const answers = await Promise.all(sent.map(send))
        tried += answers.length
        for (const [place, { status, text }] of answers.entries()) {
          if (status >= 500) faults.push([status, text.slice(0, 300), sent[place]])
        }
        expect(faults).toEqual([])
      }),
      { numRuns: Math.ceil(size / width), endOnFailure: true },
    )
    expect(tried).toBeGreaterThanOrEqual(size)
    expect(await whole()).toBe(before)
  },
  proofMs,
)

/** What is not whole; the tests' own order, which nobody paid for, is there from the beginning. */
const whole = () => requireWhole(database).then(() => '', String)

interface MutatedCall {
  call: string
  input: Input
  /** Which of the customers; null: a visitor. */
  who: number | null
  /** Of the body's text; null: it stays as it is. */
  cut: { at: number; by: string } | null
}

const calls: fc.Arbitrary<MutatedCall> = fc
  .record({
    endpoint: fc.constantFrom(...endpoints),
    choices: fc.array(fc.nat(1_000), { minLength: 40, maxLength: 40 }),
    // Now and then none: a right call is a mutation of another customer's too.
    changes: fc.array(change, { minLength: 0, maxLength: 3 }),
    who: fc.option(fc.nat(6), { freq: 8 }),
    cut: fc.option(fc.record({ at: fc.nat(400), by: hostileText }), { freq: 12, nil: null }),
  })
  .map(({ endpoint, choices, changes, who, cut }) => {
    let next = 0
    const pick = <T>(from: readonly T[]): T => {
      const chosen = from[(choices[next++ % choices.length] ?? 0) % from.length]
      return chosen ?? expect.fail('nothing to choose from')
    }
    const input = rightCall(endpoint, pick)
    for (const one of changes) {
      const part = pick<Part>(endpoint.body ? ['body', 'body', 'body', 'query'] : ['query'])
      input[part] = changed(input[part], one)
    }
    return { call: `${endpoint.method} ${endpoint.path}`, input, who, cut }
  })

function rightCall(endpoint: Endpoint, pick: <T>(from: readonly T[]) => T): Input {
  const known = recorded.get(`${endpoint.method} ${endpoint.path}`)
  if (known && pick([true, true, false])) return structuredClone(pick(known))
  const made = (part: Part) => endpoint[part] && rightInput(endpoint[part], pick)
  return { params: made('params'), query: made('query'), body: made('body') }
}

/** What the tests of other customers' things send rightly, and orders of each kind. */
function rightCalls(order: { id: number; code: string; lineIds: number[] }): Map<string, Input[]> {
  const words = { caption: 'Good', review_details: 'Boils.', user_who_rated: 'Zikorana' }
  const lines = [{ product_id: kettle, quantity: 1 }]
  const codes = ['wallets', 'flutterwave', 'pay-on-pickup'] as const
  const orders = codes.map((payment_code) => ({
    body: pickUp(lines, 1_000, { payment_code }),
  }))
  const own = Object.entries(ownCalls(kettle)).map(([call, input]): [string, Input[]] => [
    call,
    [input],
  ])
  return new Map([
    ...own,
    ['POST /orders/checkout', orders],
    ['POST /accounts/delivery/address', [{ body: addressOf('Zikorana') }]],
    [
      'POST /orders/review/{orderId}',
      [{ params: { orderId: order.id }, body: { ...words, rating: 4 } }],
    ],
    [
      'POST /orders/review/product/{productOrderId}',
      [{ params: { productOrderId: order.lineIds[0] }, body: { ...words, rating: '5' } }],
    ],
    [
      'POST /login',
      [{ body: { mode: 'email', email: 'zikoranaaaa@example.com', password: 'Market#2026' } }],
    ],
  ])
}

/** Again while load shedding refuses: the machine may be busy with other tests. */
async function send(sent: MutatedCall): Promise<{ status: number; text: string }> {
  const { call, input, who } = sent
  const endpoint = byCall.get(call) ?? expect.fail(call)
  const account = who === null ? undefined : accounts[who]
  const device: Partial<TestDevice> = account === undefined ? {} : await testDevice(app, account)
  const isRead = endpoint.method === 'GET'
  const response = await fetch(addressFor(endpoint, input), {
    method: endpoint.method,
    headers: { ...device.headers, ...(!isRead && { 'content-type': 'application/json' }) },
    body: isRead ? null : bodyOf(sent),
    redirect: 'manual',
  })
  const text = await response.text()
  if (!text.includes('"code":"overloaded"')) return { status: response.status, text }
  await new Promise((resolve) => setTimeout(resolve, 500))
  return send(sent)
}

function addressFor({ path }: Endpoint, { params, query }: Input): string {
  const filled = fillPath(path, texts({ id: 1, ...named(path), ...Object(params) }))
  return `${app.url}/api/v1${filled}${queryString(texts(query))}`
}

/** Every parameter of the path, in case the input lost it. */
function named(path: string): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']))
}

/** As they stand in an address; what is not text goes as JSON. Lone surrogates cannot be sent. */
function texts(values: unknown): Record<string, string> {
  const entries = typeof values === 'object' && values !== null ? Object.entries(values) : []
  const written = (value: unknown) =>
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
      .slice(0, 3_000)
      .toWellFormed()
  return Object.fromEntries(entries.map(([name, value]) => [name.toWellFormed(), written(value)]))
}

function bodyOf({ input, cut }: MutatedCall): string {
  const text = JSON.stringify(input.body) ?? ''
  return cut ? text.slice(0, cut.at) + cut.by + text.slice(cut.at + 1) : text
}
