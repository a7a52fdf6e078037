import type { BulkColumnName } from '#contract/office/bulk-columns.ts'
import type { Layout } from '../../change-row.ts'
import { sentBack } from '../cell-text.ts'
import { koboIn } from '../number-cell.ts'

/** A row of a file: the cells that are not empty. */
export interface FileRow {
  /** Where the row begins, from 1. */
  line: number
  /** As the file has them; null: the word `none`. */
  given: Partial<Record<BulkColumnName, string | null>> & {
    /** Why a row of another shop's file has no place here. */
    unfit?: string
  }
}

export interface FileHeader {
  columns: readonly BulkColumnName[]
  layout: Layout
  /** Columns that have no place here, by name. */
  leftOut: readonly string[]
}

/** What turns the rows of one file into those of the mall. */
export interface RowReader {
  header: FileHeader
  /** The rows that are whole with this one. */
  rows(cells: readonly string[], line: number): FileRow[]
  /** The rows that were not whole before the end. */
  rest(): FileRow[]
}

/** A row of another shop's file, by its columns' names in small letters. */
export type Row = (column: string) => string

export function rowOf(names: readonly string[], cells: readonly string[]): Row {
  return (column) => (cells[names.indexOf(column)] ?? '').trim()
}

/** Text of another shop as a cell of ours: `none` is a word there. */
export function textCell(text: string): string {
  return /^none$/i.test(text) ? `'${text}` : sentBack(text)
}

/** The cells that are not empty. */
export function filled(given: Partial<Record<BulkColumnName, string>>): FileRow['given'] {
  return Object.fromEntries(Object.entries(given).filter(([, cell]) => cell !== ''))
}

/** A price, with the one before it where that is above it. */
export function pricesOf(paid: string, before: string): { price: string; previous_price: string } {
  return { price: paid, previous_price: isAbove(before, paid) ? before : '' }
}

export function isAbove(one: string, other: string): boolean {
  const [higher, lower] = [koboIn(one, 1), koboIn(other, 1)]
  return 'value' in higher && 'value' in lower && higher.value > lower.value
}

/** The file name at the end of an address: nothing is fetched from there. */
export function fileNameOf(address: string): string {
  const [path = ''] = address.trim().split(/[?#]/)
  const name = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Values are parted by ` / `, so that none may have it. */
export function joined(parts: readonly string[]): string {
  return parts.map((part) => part.replaceAll(' / ', '/')).join(' / ')
}

/** A code that a scanner reads: a barcode, else what the other shop called the item. */
export function barcodeOf(barcode: string, sku: string): string {
  const [found = ''] = [barcode, sku]
    .map((code) => code.replace(/^'/, ''))
    .filter((code) => code !== '')
  return /^[!-~]{1,64}$/.test(found) ? found : ''
}
