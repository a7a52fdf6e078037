import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

type Schema = Record<string, unknown>

/** An input that fits a schema of the contract, as its JSON form says; `pick` chooses among what is allowed. */
export function rightInput(
  schema: NonNullable<Endpoint['body']>,
  pick: <T>(choices: readonly T[]) => T,
): unknown {
  return fitting(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), pick)
}

function fitting(schema: unknown, pick: <T>(choices: readonly T[]) => T): unknown {
  if (!isSchema(schema)) return 'x'
  const { type, properties, items, anyOf, oneOf, allOf, required } = schema
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return pick(schema.enum)
  const choices = [anyOf, oneOf].find(Array.isArray)
  if (choices) return fitting(pick(choices), pick)
  if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map((part) => fitting(part, pick)))
  if (type === 'object') {
    const needed = Array.isArray(required) ? required : []
    const named = Object.entries(isSchema(properties) ? properties : {})
    const chosen = named.filter(([name]) => needed.includes(name) || pick([true, true, false]))
    return Object.fromEntries(chosen.map(([name, part]) => [name, fitting(part, pick)]))
  }
  if (type === 'array') return [fitting(items, pick)]
  if (type === 'integer' || type === 'number') return Number(schema.minimum ?? pick([1, 2, 3]))
  if (type === 'boolean') return pick([true, false])
  if (type === 'null') return null
  return textFor(schema, pick)
}

const texts: Record<string, string> = {
  email: 'somebody@example.com',
  date: '1990-05-17',
  'date-time': '2026-01-01T00:00:00Z',
  uuid: '6f1c1f0e-1b7c-4a52-9f37-0d6f2a0a1b11',
  uri: 'https://example.com/',
}

function textFor({ format, minLength }: Schema, pick: <T>(choices: readonly T[]) => T): string {
  const known = texts[String(format)]
  if (known !== undefined) return known
  const word = pick([
    'Ngozi',
    '1',
    '+2348031000077',
    'phone',
    'email',
    'sms',
    'kettle',
    'Market#2026',
  ])
  return word.padEnd(Number(minLength ?? 0), '7')
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
