import { officeCountedRows, officePageRows } from '#contract/limits.ts'
import type { Total } from '#contract/office/answers.ts'
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

export function totalOf(counted: number): Total {
  return { count: Math.min(counted, officeCountedRows), is_at_least: counted > officeCountedRows }
}

/** The `after` of a list that is ordered by id; null: from the beginning. Refuses others with `validation_failed`. */
export function idAfter(after: string | undefined): number | null {
  if (after === undefined) return null
  if (!/^\d{1,15}$/.test(after)) refuse('validation_failed', { errors: { after: ['is no key'] } })
  return Number(after)
}
