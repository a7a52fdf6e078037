/** The word that empties a cell's column; an empty cell changes nothing. */
const none = /^none$/i

/** What a spreadsheet would run as a formula, and the word `none` where it is meant as text. */
const needsMark = /^'*(?:[=+\-@]|none$)/i
const isMarked = /^'+(?:[=+\-@]|none$)/i

/** A value as the cell of an export: what a spreadsheet would run is marked with an apostrophe as text. */
export function toCell(value: string): string {
  // A tab or line break before a formula would hide it from us, and not from a spreadsheet.
  const text = value.trim()
  return needsMark.test(text) ? `'${text}` : text
}

/** What a cell of a file says: `null` empties the column, and `undefined` leaves it as it is. The reverse of `toCell`. */
export function fromCell(cell: string): string | null | undefined {
  const text = cell.trim()
  if (text === '') return undefined
  if (none.test(text)) return null
  return isMarked.test(text) ? text.slice(1) : text
}

/** A line of CSV (RFC 4180), of cells that `toCell` made. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
