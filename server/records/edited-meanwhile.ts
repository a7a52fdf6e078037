import { isDeepStrictEqual } from 'node:util'
import type { EditedMeanwhile } from '#contract/office/answers.ts'
import { type MemberNames, namesOfActors } from '#server/platform/actor-names.ts'
import type { Db } from '#server/platform/database/query.ts'
import { refuse } from '#server/platform/http/handler.ts'

/** A record's fields under the names of its form. */
export type RecordFields = Record<string, unknown>

/** The version of a row and its last edit; null: nobody has edited it. */
export type VersionedRow = { version: number } & (
  | { edited_at: Date | null; edited_by: string | null }
  | { changed_at: Date | null; changed_by: string | null }
)

/** A row as it is stored now, and what a form that was read at `version` sent. */
export interface SeenRecord {
  row: VersionedRow
  version: number
  /** Of the row. */
  fields: RecordFields
  /** Null: a form without fields. */
  sent: RecordFields | null
}

/**
 * Refuses with `edited_meanwhile` where the row has another version than the one that was read: who edited it, when,
 * and the fields that differ from what was sent.
 */
export async function requireVersion(
  { memberNames }: { memberNames: MemberNames },
  tx: Db,
  { row, version, fields, sent }: SeenRecord,
): Promise<void> {
  if (row.version === version) return
  const { at, by } = lastEdit(row)
  const nameOf = await namesOfActors(tx, by ? [by] : [], memberNames)
  const data: EditedMeanwhile = {
    version: row.version,
    by: by ? nameOf(by) : 'Somebody',
    at: (at ?? new Date(0)).toISOString(),
    fields: pick(fields, differing(sent ?? {}, sent ?? {}, fields)),
  }
  refuse('edited_meanwhile', { data })
}

function lastEdit(row: VersionedRow): { at: Date | null; by: string | null } {
  if ('edited_at' in row) return { at: row.edited_at, by: row.edited_by }
  return { at: row.changed_at, by: row.changed_by }
}

/** The fields that an edit changed, as the audit stores them. */
export function changed(before: RecordFields, after: RecordFields) {
  const names = differing({ ...after, ...before }, before, after)
  return { before: pick(before, names), after: pick(after, names) }
}

/** The names among `fields` under which one and other differ. A field that a record lacks is empty text. */
function differing(fields: RecordFields, one: RecordFields, other: RecordFields): string[] {
  return Object.keys(fields).filter(
    (name) => !isDeepStrictEqual(one[name] ?? '', other[name] ?? ''),
  )
}

function pick(fields: RecordFields, names: string[]): RecordFields {
  return Object.fromEntries(
    names.map((name) => [name, fields[name] === undefined ? '' : fields[name]]),
  )
}

/** A field that a form has as text. */
export function asText(value: string | number | null): string {
  return value === null ? '' : String(value)
}
