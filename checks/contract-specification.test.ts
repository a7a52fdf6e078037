import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { errors } from '#contract/errors.ts'
import { checkoutCalls, type SpecifiedCall, storefrontCalls } from './specification-calls.ts'

const endpoints = new Map<string, Endpoint>(
  Object.values(contract)
    .flatMap((domain) => Object.values<Endpoint>(domain))
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
)

describe.each([
  ['storefront, accounts and cart', storefrontCalls],
  ['checkout and dashboard', checkoutCalls],
])('the calls of the specification: %s', (_, calls) => {
  it.each(calls)('$call', (specified) => {
    const endpoint = endpoints.get(specified.call)
    expect(endpoint, 'is declared').toBeDefined()
    if (endpoint) expect(missingPlaces(endpoint, specified)).toEqual([])
  })
})

describe('the contract', () => {
  it('declares no call twice', () => {
    const declared = Object.values(contract).flatMap((domain) => Object.values<Endpoint>(domain))
    expect(endpoints.size).toBe(declared.length)
  })

  it('declares the parameters of every path, and no other', () => {
    for (const [call, endpoint] of endpoints) {
      const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      expect(Object.keys(endpoint.params?.shape ?? {}).sort(), call).toEqual(inPath.sort())
    }
  })

  it('shares only the answers of GETs that change nothing', () => {
    for (const [call, endpoint] of endpoints) {
      if (!endpoint.shared) continue
      expect([endpoint.method, endpoint.changesState ?? false], call).toEqual(['GET', false])
    }
  })

  it('gives every error an HTTP status of 400 or more and a text', () => {
    for (const [code, { status, text }] of Object.entries(errors)) {
      expect(code).toMatch(/^[a-z_]+$/)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(text.length).toBeGreaterThan(5)
    }
  })
})

/** The fields that the specification names and the schemas lack. */
function missingPlaces(endpoint: Endpoint, { sends = '', receives = '' }: SpecifiedCall) {
  const input = [endpoint.body, endpoint.query].filter((schema) => schema !== undefined)
  const absent = (schemas: z.ZodType[], io: 'input' | 'output') => (place: string) =>
    !schemas.some((schema) => has(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), place))
  return [
    ...words(sends).filter(absent(input, 'input')),
    ...words(receives).filter(absent([endpoint.answer], 'output')),
  ]
}

function words(text: string): string[] {
  return text.split(' ').filter(Boolean)
}

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Whether a schema has a place such as `data.products[].id`, in any of its alternatives. */
function has(root: JsonSchema, place: string): boolean {
  const steps = place.replaceAll('[]', '.[]').split('.')
  let here = alternatives(root, root)
  for (const step of steps) {
    here = here
      .flatMap((schema) => inside(schema, step))
      .flatMap((next) => alternatives(next, root))
  }
  return here.length > 0
}

function inside(schema: JsonSchema, step: string): JsonSchema[] {
  const next = step === '[]' ? schema.items : schema.properties?.[step]
  return [next].flat().filter((found) => typeof found === 'object')
}

function alternatives(schema: JsonSchema, root: JsonSchema): JsonSchema[] {
  if (schema.$ref)
    return alternatives(root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, root)
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return [schema, ...choices.flatMap((choice) => alternatives(choice, root))]
}
