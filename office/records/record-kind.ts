import type { Permission } from '#contract/office/permissions.ts'
import type { FormValues } from '../forms/drafts.ts'

/** All rows of records have these. */
export interface RecordRow {
  id: number
  version: number
}

/** A query for one row: null where there is none, undefined while it is read. */
export interface RowQuery<R> {
  data: R | null | undefined
  error: Error | null
  refetch: () => unknown
}

/** One kind of record: its words, its form, and its calls. `V`: the form's fields, named as the record's. */
export interface RecordKind<R extends RecordRow, V extends FormValues> {
  /** In drafts and the audit: `brand`. */
  name: string
  noun: string
  list: { title: string; to: string }
  /** Of an edit and a deletion. */
  permission: Permission
  /** A hook; not called for a new record. */
  useRow: (id: string) => RowQuery<R>
  /** Its queries, which a change makes old: those of the page are read again before the form goes on. */
  queryKeys: readonly [own: string, ...others: string[]]
  nameOf: (row: R) => string
  labels: Record<keyof V & string, string>
  wordsFor?: Partial<Record<string, (value: string) => string>>
  valuesOf: (row: R | null) => V
  save: (row: R | null, values: V, version: number) => Promise<R>
  remove: (row: R) => Promise<unknown>
  /** The title and question before a deletion, and the words after it. */
  deletion: (name: string) => { title: string; question: string; done: string }
}
