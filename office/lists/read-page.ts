import type { Total } from '#contract/office/answers.ts'
import type { Page } from './list.ts'

interface Answer<Row> {
  rows: Row[]
  next: string | null
  total: Total
}

/** The page of a list as its call answers it. */
export function readPage<Row>({ rows, next, total }: Answer<Row>): Page<Row> {
  return { rows, next, total: { count: total.count, isAtLeast: total.is_at_least } }
}
