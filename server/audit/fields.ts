import { z } from 'zod'
import type { Column } from '#server/platform/database/columns.ts'

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [name: string]: JsonValue }

/** Fields of a record before or after a change. Undefined: not a field of it. */
export type AuditFields = Record<string, unknown>

/** What stands in place of a name or contact. */
export const hidden = '(changed)'

/**
 * Fields that name or reach a person, under the names that tables and calls have for them. Whoever adds one to a
 * form that staff may change adds it here.
 */
const personal = new Set([
  'address',
  'bvn',
  'city',
  'contact',
  'date_of_birth',
  'email',
  'first_name',
  'landmark',
  'last_name',
  'middle_name',
  'phone',
  'phone_number',
  'recipient',
  'street',
])

const Json: z.ZodType<JsonValue> = z.json()
const Fields = z.record(z.string(), Json)

/** As it is stored: plain JSON that PostgreSQL takes, without names and contacts, however deep they stand. */
export function storedFields(fields: AuditFields): Record<string, JsonValue> {
  const text = JSON.stringify(fields, (name, value: unknown) => {
    if (personal.has(name) && value !== null) return hidden
    // PostgreSQL takes neither a zero byte nor half a character.
    return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value
  })
  return Fields.parse(JSON.parse(text))
}

/** Such fields, as a column of JSON holds them. */
export const fieldsColumn: Column<Record<string, JsonValue>> = {
  types: [],
  has: (value): value is Record<string, JsonValue> =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
}
