import { couldBeTaken } from './spreadsheet.ts'

/** The word that empties a cell's column; an empty cell changes nothing. */
const none = /^none$/i

/** What a spreadsheet would run as a formula. */
const formula = /^[=+\-@]/

/** A value as the cell of an export: an apostrophe marks text that a spreadsheet would run, or take for something else. */
export function toCell(value: string): string {
  // A tab or line break before a formula would hide it from us, and not from a spreadsheet.
  const text = value.trim()
  return needsMark(text) ? `'${text}` : text
}

/**
 * A cell of a file as rows keep it: with its mark, of which `meantBy` knows. `null` empties the column, and `undefined`
 * leaves it as it is.
 */
export function fromCell(cell: string): string | null | undefined {
  const text = cell.trim()
  if (text === '') return undefined
  return none.test(text) ? null : text
}

/** The text that a kept cell stands for. The reverse of `toCell`. */
export function meantBy(cell: string): string {
  return isMarked(cell) ? cell.slice(1) : cell
}

/** Somebody says with an apostrophe that the cell is text as it stands. */
export function isMarked(cell: string): boolean {
  return cell.startsWith("'") && needsMark(cell)
}

/** A kept cell, for a file to be mended and sent again: it says the same as before, and no spreadsheet runs it. */
export function sentBack(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell
}

function needsMark(text: string): boolean {
  const bare = text.replace(/^'+/, '')
  return formula.test(bare) || none.test(bare) || couldBeTaken(bare)
}

/** A line of CSV (RFC 4180), of cells that are marked where they need it. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
