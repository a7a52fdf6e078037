import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { officeContract } from '#contract/office/contract.ts'
import { rightInput } from './test-right-input.ts'

// Every amount, quantity, id and count of every call has bounds that the database has room for: 422, never 500.

const parts = ['params', 'query', 'body'] as const
const calls = [contract, officeContract]
  .flatMap((domains) => Object.values(domains))
  .flatMap((domain) => Object.values<Endpoint>(domain))
const beyond = [9e15, 2 ** 53, 1e21, 1e308, -1e308, -9e15, Number.NaN, Number.POSITIVE_INFINITY]

type Path = (string | number)[]

const fields = calls.flatMap((call) =>
  parts.flatMap((part) => {
    const schema = call[part]
    // By turns each of the alternatives.
    const inputs = schema ? [0, 1, 2, 3].map((n) => rightInput(schema, (all) => at(all, n))) : []
    const places = inputs.flatMap((input) => numbersIn(input).map((path) => ({ input, path })))
    const named = new Map(places.map((place) => [place.path.join('.'), place]))
    return [...named].map(
      ([name, place]) => [`${call.method} ${call.path} ${part} ${name}`, schema, place] as const,
    )
  }),
)

test('there are numbers to try', () => {
  expect(fields.length).toBeGreaterThan(100)
})

test.each(fields)('%s is bounded', (_, schema, { input, path }) => {
  const taken = beyond
    .flatMap((value) => [value, String(value)])
    .filter((value) => {
      const { error } = schema?.safeParse(replaced(input, path, value)) ?? {}
      const isNamed = error?.issues.some((issue) => issue.path.every((step, i) => step === path[i]))
      return !isNamed
    })
  expect(taken).toEqual([])
})

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
