import { officeCountedRows, officePageRows } from '#contract/limits.ts'
import type { Total } from '#contract/office/answers.ts'
import { count, type Db, many } from './database/query.ts'
import type { Statement } from './database/statement.ts'
import { refuse } from './http/handler.ts'

/** Rows that a statement counts at most: one more than the lists of the office say exactly. */
export const maxCounted = officeCountedRows + 1

/** Rows that a statement reads for a page: one more than it has, which tells that another page follows. */
export const maxRead = officePageRows + 1

/** A page of a list by key, as `keyed` of the contract answers it. */
export interface KeyedPage<T> {
  rows: T[]
  next: string | null
  total: Total
}

/**
 * The page that was `read`, by a statement with `LIMIT maxRead` from the key on; `counted` are the rows that fit the
 * filters, by a statement with `LIMIT maxCounted`. `keyOf` is the key of a row: what the next page begins after.
 */
export function pageByKey<T>(
  read: T[],
  counted: number,
  keyOf: (row: T) => string | number,
): KeyedPage<T> {
  const rows = read.slice(0, officePageRows)
  const last = rows.at(-1)
  const next = read.length > rows.length && last !== undefined ? String(keyOf(last)) : null
  return { rows, next, total: totalOf(counted) }
}

export interface ListStatements<R> {
  /** After the values of the filters: the key that the page begins after, and its limit. */
  page: Statement<R>
  /** After the same values: the limit of the count. */
  counted: Statement<{ count: number }>
  keyOf: (row: R) => string | number
}

/** A page of a list by key, from two statements with the same filters. `after`: the key, null for the first page. */
export async function listByKey<R extends object>(
  db: Db,
  { page, counted, keyOf }: ListStatements<R>,
  filters: readonly unknown[],
  ...after: readonly (string | number | null)[]
): Promise<KeyedPage<R>> {
  const read = await many(db, page, [...filters, ...after, maxRead])
  return pageByKey(read, await count(db, counted, [...filters, maxCounted]), keyOf)
}

export function totalOf(counted: number): Total {
  return { count: Math.min(counted, officeCountedRows), is_at_least: counted > officeCountedRows }
}

/** The `after` of a list that is ordered by id; null: from the beginning. Refuses others with `validation_failed`. */
export function idAfter(after: string | undefined): number | null {
  if (after === undefined) return null
  if (!/^\d{1,15}$/.test(after)) refuse('validation_failed', { errors: { after: ['is no key'] } })
  return Number(after)
}
