import { isRecord, isText, isWhole } from '#client/guards.ts'
import type { GridRow } from '#contract/office/bulk.ts'
import { type BulkColumnName, isBulkColumn } from '#contract/office/bulk-columns.ts'

/** A cell that a member changed and has not sent to be checked. */
export interface CellChange {
  product_id: number
  combination_id: number | null
  /** The product's, as it was read before the change. */
  version: number
  column: BulkColumnName
  /** What stood there when it was read. */
  before: string
  value: string
}

/** By `cellKey`. */
export type CellChanges = ReadonlyMap<string, CellChange>

export function cellKey(
  { product_id, combination_id }: Pick<CellChange, 'product_id' | 'combination_id'>,
  column: BulkColumnName,
): string {
  return `${product_id}:${combination_id ?? ''}:${column}`
}

/** The changes with this cell changed too. A value as it was read is no change; a row without the cell has none. */
export function withCell(
  changes: CellChanges,
  row: GridRow,
  column: BulkColumnName,
  typed: string,
): CellChanges {
  const stored = row.cells[column]
  if (stored === undefined) return changes
  const key = cellKey(row, column)
  const { product_id, combination_id, version } = row
  const known = changes.get(key) ?? { product_id, combination_id, version, column, before: stored }
  const value = typed.trim()
  const next = new Map(changes)
  if (value === known.before) next.delete(key)
  else next.set(key, { ...known, value })
  return next
}

export function withoutCell(changes: CellChanges, key: string): CellChanges {
  const next = new Map(changes)
  next.delete(key)
  return next
}

/**
 * The changes against rows that were read again: what others stored the same is none any more, and where they left the
 * cell, the change is against the new version. Where they changed the same cell, it stays against the old one.
 */
export function rebased(changes: CellChanges, rows: readonly GridRow[]): CellChanges {
  let next = changes
  for (const [key, change, row] of changesOf(changes, rows)) {
    const stored = row.cells[change.column]
    if (stored === change.value) next = withoutCell(next, key)
    else if (stored === change.before && row.version !== change.version) {
      next = new Map(next).set(key, { ...change, version: row.version })
    }
  }
  return next
}

/** Cells that others have changed to something else since they were read: key → what stands there now. */
export function disputed(
  changes: CellChanges,
  rows: readonly GridRow[],
): ReadonlyMap<string, { change: CellChange; row: GridRow; theirs: string }> {
  return new Map(
    changesOf(changes, rows).flatMap(([key, change, row]) => {
      const theirs = row.cells[change.column]
      const isOpen = row.version !== change.version && theirs !== undefined
      return isOpen && theirs !== change.before && theirs !== change.value
        ? [[key, { change, row, theirs }]]
        : []
    }),
  )
}

/** Mine over theirs, for all of these cells: against what they have stored. */
export function withMine(changes: CellChanges, cells: ReturnType<typeof disputed>): CellChanges {
  const next = new Map(changes)
  for (const [key, { change, row, theirs }] of cells) {
    next.set(key, { ...change, before: theirs, version: row.version })
  }
  return next
}

function changesOf(
  changes: CellChanges,
  rows: readonly GridRow[],
): (readonly [string, CellChange, GridRow])[] {
  return rows.flatMap((row) =>
    Object.keys(row.cells).flatMap((name) => {
      if (!isBulkColumn(name)) return []
      const key = cellKey(row, name)
      const change = changes.get(key)
      return change ? [[key, change, row] as const] : []
    }),
  )
}

/** What is stored of them in this browser, and when (ms since 1970, by the browser's clock). */
export function readChanges(key: string): { changes: CellChanges; at: number } | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (!isRecord(stored) || !isWhole(stored.at) || !Array.isArray(stored.cells)) return null
    const cells = stored.cells.filter(isChange)
    if (cells.length === 0) return null
    return {
      changes: new Map(cells.map((cell) => [cellKey(cell, cell.column), cell])),
      at: stored.at,
    }
  } catch {
    return null
  }
}

/** Where the browser stores nothing, they last as long as the page. */
export function storeChanges(key: string, changes: CellChanges): void {
  try {
    if (changes.size === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ cells: [...changes.values()], at: Date.now() }))
  } catch {
    // Full, or forbidden.
  }
}

function isChange(stored: unknown): stored is CellChange {
  return (
    isRecord(stored) &&
    isWhole(stored.product_id) &&
    (stored.combination_id === null || isWhole(stored.combination_id)) &&
    isWhole(stored.version) &&
    isText(stored.column) &&
    isBulkColumn(stored.column) &&
    isText(stored.before) &&
    isText(stored.value)
  )
}
