import type { bulkActions, bulkColumnNames } from '#contract/office/bulk-columns.ts'
import {
  boolean,
  type Column,
  json,
  list,
  nullable,
  number,
  oneOf,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'

export const states = ['checking', 'ready', 'running', 'done', 'stopped', 'undone'] as const
export const kinds = ['csv', 'selection', 'grid'] as const
/** Whose columns a file has. */
export const layouts = ['own', 'shopify', 'woocommerce'] as const
export type Layout = (typeof layouts)[number]

export const outcomes = [
  'waiting',
  'new',
  'changed',
  'same',
  'refused',
  'done',
  'undone',
  'left',
] as const
export type Outcome = (typeof outcomes)[number]

/** What is done to one column of a selection. */
export interface Action {
  column: (typeof bulkColumnNames)[number]
  how: (typeof bulkActions)[number]
  /** In naira, percent, units or text, as the column has it; null: none. */
  value: string | null
  /** Of `replace`: what the value stands in for. */
  search?: string | undefined
}

const actionColumn: Column<Action> = {
  types: [],
  has: (value): value is Action =>
    typeof value === 'object' && value !== null && 'column' in value && 'how' in value,
}

/** The columns of `bulk_changes` that code reads. */
export const changeRow = {
  id: number,
  kind: oneOf(kinds),
  title: text,
  state: oneOf(states),
  is_undo: boolean,
  columns: list(text),
  action: nullable(json(actionColumn)),
  layout: oneOf(layouts),
  left_out: list(text),
  brand_id: nullable(number),
  seller_id: nullable(number),
  adds_groups: boolean,
  created_by: number,
  created_at: time,
  permissions: list(text),
  checked_at: nullable(time),
  moved_by: nullable(number),
  moved_at: time,
  applied_at: nullable(time),
  changes: list(text),
  large_price_changes: number,
}
export type ChangeRow = Row<typeof changeRow>
