import type { ReactNode } from 'react'

/** A column of a list. `isOptional`: hidden until a member chooses it. `isNumber`: figures, one below the other. */
export interface Column<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  isOptional?: boolean
  isNumber?: boolean
}

/** What a list can be narrowed by; its value stands in the address under `key`. */
export type Filter =
  | { kind: 'text' | 'day'; key: string; label: string }
  | {
      kind: 'choice'
      key: string
      label: string
      options: readonly { value: string; label: string }[]
      /** Without a choice; left out: all. */
      otherwise?: string
    }

/** A page by key. `next` is the key of the page after it; `total` counts the rows of all pages. */
export interface Page<Row> {
  rows: Row[]
  next: string | null
  total: { count: number; isAtLeast: boolean }
  /** ISO 8601; of lists that are read behind their records: filters know all that had happened by then. */
  asOf?: string
}

/** An action for chosen rows: `run` is called for each of them in turn. */
export interface BulkAction<Row> {
  label: string
  /** What cannot be undone asks first, and says this. */
  question?: (count: number) => string
  fits: (row: Row) => boolean
  run: (row: Row) => Promise<unknown>
}

/** Where a page for chosen rows is. */
export interface BulkAddress {
  to: string
  search: Record<string, string>
}

/** Everything that a list is made of. */
export interface List<Row> {
  /** In the names of saved views and queries. */
  name: string
  title: string
  /** 'member', 'members': for counts. */
  noun: readonly [one: string, many: string]
  columns: readonly Column<Row>[]
  filters: readonly Filter[]
  /** The first is the one without a word in the address; left out: there is one order. */
  orders?: readonly { value: string; label: string }[]
  keyOf: (row: Row) => string
  /** Where a row leads, from its first column. */
  linkTo?: (row: Row) => string
  /** What opens over the list in place of a page of its own; the address names the row. */
  detail?: (row: Row) => { title: string; content: ReactNode }
  fetch: (query: Record<string, string>) => Promise<Page<Row>>
  bulk?: readonly BulkAction<Row>[]
  /** Rows that may be chosen at once; left out: 10,000. */
  maxChosen?: number
  /** Pages for the chosen rows; beside `bulk`. */
  bulkLinks?: readonly { label: string; of: (rows: readonly Row[]) => BulkAddress }[]
  /** Under the words that nothing is there. */
  empty: string
}
