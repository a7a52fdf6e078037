import { expect, test } from 'vitest'
import { fillPath, queryString } from '#contract/client.ts'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { officeContract } from '#contract/office/contract.ts'
import { testOrigin } from './accounts/test-accounts.ts'
import { testDatabase } from './platform/database/test-database.ts'
import { testStaff } from './staff/test-staff.ts'
import { testApp } from './test-app.ts'
import { testDevice } from './test-customer.ts'
import { rightInput } from './test-right-input.ts'

// Every amount, quantity, id and count of every call has bounds that the database has room for, and what is counted is
// whole: 422, never 500, and never rounded in silence.

const parts = ['params', 'query', 'body'] as const
const calls = [contract, officeContract]
  .flatMap((domains) => Object.values(domains))
  .flatMap((domain) => Object.values<Endpoint>(domain))
const beyond = [9e15, 2 ** 53, 1e21, 1e308, -1e308, -9e15, Number.NaN, Number.POSITIVE_INFINITY]
const broken = [1.5, 100.005, 1e-7, -0.5]

/** What has decimals: sums in naira, and the weight of a parcel. Everything else is counted. */
const decimals =
  /[ .]((min|max)_price|sub_total|shipping|total|(confirmed_|previous_)?amount|cost|value|weight|tendered|seen_price|cash|fee)$/

type Path = (string | number)[]

const fields = calls.flatMap((call) =>
  parts.flatMap((part) => {
    const schema = call[part]
    // By turns each of the alternatives.
    const inputs = schema ? [0, 1, 2, 3].map((n) => rightInput(schema, (all) => at(all, n))) : []
    const places = inputs.flatMap((input) => numbersIn(input).map((path) => ({ input, path })))
    const named = new Map(places.map((place) => [place.path.join('.'), place]))
    return [...named].map(
      ([name, place]) =>
        [`${call.method} ${call.path} ${part} ${name}`, { call, part, schema, ...place }] as const,
    )
  }),
)

test('there are numbers to try, and few have decimals', () => {
  expect(fields.length).toBeGreaterThan(100)
  const withDecimals = fields.filter(([name]) => decimals.test(name))
  expect(withDecimals.length).toBeLessThan(fields.length / 4)
})

test.each(fields)('%s is bounded, and whole where it is counted', (name, { schema, ...place }) => {
  const taken = wrongFor(name)
    .flatMap((value) => [value, String(value)])
    .filter((value) => {
      const { error } = schema?.safeParse(replaced(place.input, place.path, value)) ?? {}
      const isNamed = error?.issues.some((issue) =>
        issue.path.every((step, i) => step === place.path[i]),
      )
      return !isNamed
    })
  expect(taken).toEqual([])
})

test('over HTTP each of them is refused with the name of the field, whoever asks', async () => {
  const database = await testDatabase()
  const staff = await testStaff(database)
  const owner = await staff.signedIn(await staff.member('Owner'))
  const app = await testApp(database, { PUBLIC_URL: testOrigin, RATE_LIMIT: '1000000' })
  const customer = await testDevice({ ...app, database })
  const json = { 'content-type': 'application/json', 'idempotency-key': 'a-form-of-the-test' }
  const taken: unknown[] = []
  const sent = fields.flatMap(([name, field]) =>
    [9e15, -1e308, ...(decimals.test(name) ? [] : [1.5])].map((value) => ({
      name,
      value,
      ...field,
    })),
  )
  async function send({ name, value, call, part, input, path }: (typeof sent)[number]) {
    const given = { [part]: replaced(input, path, value) }
    const ids = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, id]) => [id, 1]))
    const address = fillPath(call.path, { ...ids, ...Object(given.params) })
    const own = call.path.startsWith('/office') ? owner.headers() : customer.headers
    const isRead = call.method === 'GET'
    const response = await fetch(`${app.url}/api/v1${address}${queryString(Object(given.query))}`, {
      method: call.method,
      headers: { ...own, ...(!isRead && json), ...fileType(call) },
      body: isRead ? null : call.upload ? 'a file' : JSON.stringify(given.body ?? {}),
    })
    const text = await response.text()
    // An address with such an id leads nowhere.
    const isRefused = response.status === 422 || (part === 'params' && response.status === 404)
    if (!isRefused || (part !== 'params' && !text.includes(`"${String(path[0])}`))) {
      taken.push([name, value, response.status, text.slice(0, 200)])
    }
  }
  const waiting = sent.values()
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (const one of waiting) await send(one)
    }),
  )
  expect(taken).toEqual([])
})

function fileType({ upload }: Endpoint): Record<string, string> {
  const [type] = upload?.types ?? []
  return type === undefined ? {} : { 'content-type': type }
}

function wrongFor(name: string): number[] {
  return decimals.test(name) ? beyond : [...beyond, ...broken]
}

function at<T>(choices: readonly T[], n: number): T {
  const chosen = choices[Math.min(n, choices.length - 1)]
  return chosen ?? expect.fail('nothing to choose from')
}

function numbersIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'number') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([step, part]) =>
    numbersIn(part, [...path, Array.isArray(value) ? Number(step) : step]),
  )
}

function replaced(value: unknown, [step, ...rest]: Path, by: unknown): unknown {
  if (step === undefined) return by
  if (Array.isArray(value))
    return value.map((part, i) => (i === step ? replaced(part, rest, by) : part))
  const record = Object(value)
  return { ...record, [step]: replaced(record[step], rest, by) }
}
