import { createHmac, type KeyObject } from 'node:crypto'
import type { JsonValue } from './fields.ts'

/** An entry without its hash, as it is hashed. */
export interface HashedEntry {
  id: number
  actor: string
  session_id: number | null
  recorded_at: Date
  call: string
  subject: string
  refused: string | null
  before: JsonValue
  after: JsonValue
  reason: string | null
  request_id: string | null
  key_id: number
  previous_hash: Buffer
}

/** Before the first entry. */
export const noHash = Buffer.alloc(32)

/** HMAC-SHA-256 of `oja audit 1`, a line feed, and the entry's canonical form in UTF-8. */
export function hashOfEntry(entry: HashedEntry, key: KeyObject): Buffer {
  return createHmac('sha256', key)
    .update(`oja audit 1\n${canonicalEntry(entry)}`)
    .digest()
}

/**
 * The canonical form: one JSON object with exactly the fields of `HashedEntry`, the time in ISO 8601 with
 * milliseconds in UTC, the hash in hexadecimal.
 */
function canonicalEntry({ recorded_at, previous_hash, ...rest }: HashedEntry): string {
  return canonical({
    ...rest,
    recorded_at: recorded_at.toISOString(),
    previous_hash: previous_hash.toString('hex'),
  })
}

/**
 * JSON without spaces, the keys of every object in the order of their UTF-16 code units: the same text whatever
 * order a database keeps. Numbers and strings as `JSON.stringify` writes them.
 */
export function canonical(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`
}
