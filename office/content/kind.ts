import { isRecord, isText } from '#client/guards.ts'
import { ApiError } from '#contract/client.ts'
import type { PeriodState } from '#contract/office/content.ts'
import type { FormValues } from '../forms/drafts.ts'
import { picturesText } from '../pictures/picture.ts'
import { toField } from './period.ts'

/** What all records of content have. */
export interface ContentRow {
  id: number
  version: number
  state: PeriodState
  starts_at: string | null
  ends_at: string | null
  edited_at: string
  edited_by: string
}

/** One kind of content: its words, its form, and its calls. `V`: the form's fields, named as the record's. */
export interface ContentKind<R extends ContentRow, V extends FormValues> {
  /** In queries, drafts and the audit: `banner`. */
  name: string
  title: string
  noun: readonly [one: string, many: string]
  /** The list's address. */
  to: string
  nameOf: (row: R) => string
  labels: Record<keyof V & string, string>
  wordsFor?: Partial<Record<string, (value: string) => string>>
  valuesOf: (row: R | null) => V
  list: () => Promise<R[]>
  save: (row: R | null, values: V, version: number) => Promise<R>
  remove: (id: number) => Promise<unknown>
}

/** Another's values of a refused edit in the form that fields have them in. */
export function inFormWords<R extends ContentRow>(error: unknown, row: R | null): unknown {
  const data = error instanceof ApiError ? error.failure?.data : undefined
  if (!(error instanceof ApiError) || !error.failure) return error
  if (error.code !== 'edited_meanwhile' || !isRecord(data) || !isRecord(data.fields)) return error
  const { picture_hash: hash, alt, ...others } = data.fields
  const fields: Record<string, string> = {}
  for (const [name, value] of Object.entries(others)) fields[name] = fieldText(name, value)
  if (hash !== undefined || alt !== undefined) {
    const stored: Record<string, unknown> = { ...row }
    const text = (value: unknown) => (isText(value) ? value : '')
    fields.picture = picturesText([
      { hash: text(hash ?? stored.picture_hash), alt: text(alt ?? stored.alt) },
    ])
  }
  const failure = { ...error.failure, data: { ...data, fields } }
  return new ApiError(error.status, error.message, failure)
}

function fieldText(name: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  return name === 'starts_at' || name === 'ends_at' ? toField(String(value)) : String(value)
}
