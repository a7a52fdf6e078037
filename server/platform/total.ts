import { officeCountedRows } from '#contract/limits.ts'
import type { Total } from '#contract/office/list.ts'

/** Rows that a statement counts at most: one more than the lists of the office say exactly. */
export const maxCounted = officeCountedRows + 1

export function totalOf(counted: number): Total {
  return { count: Math.min(counted, officeCountedRows), is_at_least: counted > officeCountedRows }
}
