import { certain, number } from '#server/platform/database/columns.ts'

/** The orders of the list of stock, what it can be narrowed to, and where its pages begin. */
export const itemOrders = ['newest', 'bin'] as const
export type ItemOrder = (typeof itemOrders)[number]

export interface IdPage {
  /** Ids of a page, and one more where another follows. */
  page: number[]
  /** How many fit, `maxCounted` at most. */
  fitting: number
}

/** Items of an order that are walked for a page. */
export const maxWalked = 20_000

// Only rows with a stock are read.
export const idRow = { stock_id: certain(number) }

export function idOf({ stock_id }: { stock_id: number }): number {
  return stock_id
}

// The order of a list is a whole index of stock_facts, from which a page is read and nothing is sorted. What is walked
// has the level or bin that the index begins with.
export const inOrder: Record<ItemOrder, { by: string; isAfter: string; fits: string }> = {
  newest: {
    by: 'product_id DESC, stock_id DESC',
    isAfter: '(product_id, stock_id) < ($5::integer, $6::integer)',
    fits: 'stock_id IS NOT NULL',
  },
  bin: {
    by: 'bin, product_id, stock_id',
    isAfter: '(bin, product_id, stock_id) > ($7::text COLLATE "C", $5::integer, $6::integer)',
    fits: 'stock_id IS NOT NULL AND bin IS NOT NULL',
  },
}

// Planned for each call's values: each filter that is null is left out of the plan.
export const isOfLevel = '($1::text IS NULL OR level = $1)'
export const isInBin = '($2::text IS NULL OR starts_with(bin, $2))'
export const isFollowing = (order: ItemOrder) =>
  `($5::integer IS NULL OR $6::integer IS NULL OR $7::text IS NULL OR ${inOrder[order].isAfter})`
