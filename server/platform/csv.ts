/** Rows as CSV (RFC 4180). */
export function csvTable(rows: string[][]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}

/** Spreadsheets would run such text as a formula (CSV injection). */
const looksLikeFormula = /^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/

function csvCell(value: string): string {
  const text = looksLikeFormula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
