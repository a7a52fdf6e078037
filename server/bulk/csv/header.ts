import {
  type BulkColumnName,
  bulkColumnNames,
  isBulkColumn,
} from '#contract/office/bulk-columns.ts'
import { refuseFile } from './refuse-file.ts'

const delimiters = [',', ';', '\t'] as const

/** Characters of the first line. */
const maxHeaderLength = 10_000

/** How a file begins: its text from the line with the names on, and what parts its cells. */
export interface Opening {
  delimiter: string
  /** Lines before that one. */
  skipped: number
  start: string
}

/** Reads up to the line with the names of columns, behind empty ones and a `sep=;`, which tells Excel the delimiter. */
export async function openingOf(text: AsyncIterator<string>): Promise<Opening> {
  let start = ''
  let skipped = 0
  let named: string | null = null
  for (;;) {
    const { done, value } = await text.next()
    if (!done) start += value
    for (;;) {
      const end = start.indexOf('\n')
      if (end < 0 && !done && start.length <= maxHeaderLength) break
      const line = end < 0 ? start : start.slice(0, end)
      if (line.length > maxHeaderLength) {
        refuseFile('The first line is too long to be the names of columns.')
      }
      const separator = /^"?sep=(.)"?[,;\t]*$/i.exec(line)?.[1]
      if (separator === undefined && !/^[\s,;"]*$/.test(line)) {
        return { delimiter: named ?? delimiterOf(line), skipped, start }
      }
      if (end < 0) refuseFile('The file is empty.')
      named = separator ?? named
      skipped += 1
      start = start.slice(end + 1)
    }
  }
}

/** The one that finds the most columns in the line. */
function delimiterOf(line: string): string {
  const [best] = delimiters
    .map((delimiter) => ({ delimiter, known: knownIn(line.split(delimiter).map(nameIn)) }))
    .sort((one, other) => other.known - one.known)
  return best?.delimiter ?? ','
}

function knownIn(names: readonly string[]): number {
  return names.filter((name) => isBulkColumn(name) || foreignNames.has(name)).length
}

/** Some that every product export of other shops has. */
const foreignNames: ReadonlySet<string> = new Set([
  'handle',
  'url handle',
  'title',
  'vendor',
  'sku',
  'regular price',
  'categories',
])

/** As columns are compared: in small letters, without quotation marks. */
export function nameIn(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .trim()
    .toLowerCase()
}

/** Columns that a file of refused rows has beside the others: it can be mended and sent again as it is. */
export const reasonColumns = ['line', 'reasons'] as const

/** The columns in their places; null: one of reasons, which says nothing of the product; '': one without a name, and cells. */
export type Places = readonly (BulkColumnName | null | '')[]

/** Refuses, in words, names that are no columns, all of them at once, and what is there twice or missing. */
export function placesOf(names: readonly string[]): Places {
  if (!names.some(isBulkColumn)) {
    refuseFile('The first line must name the columns, such as product_code and price.')
  }
  const named = names.filter((name) => name !== '')
  const twice = named.find((name, at) => named.indexOf(name) < at)
  if (twice !== undefined) refuseFile(`The column ‘${shortened(twice)}’ is there twice.`)
  const unknown = named.filter((name) => !isBulkColumn(name) && !isReasonColumn(name))
  if (unknown.length > 0) refuseFile(unknownWords(unknown))
  if (!named.includes('product_code')) {
    refuseFile('The column product_code is missing: it says which product a row is about.')
  }
  return names.map((name) => (name === '' || isBulkColumn(name) ? name : null))
}

function unknownWords(names: readonly string[]): string {
  const listed = names.slice(0, 40).map((name) => `‘${shortened(name)}’`)
  const more = names.length > 40 ? ` and ${names.length - 40} more` : ''
  const there = names.length === 1 ? 'There is no column' : 'There are no columns'
  return `${there} ${listed.join(', ')}${more}. Take out what the mall does not know, or name it as one of these: ${bulkColumnNames.join(', ')}.`
}

function isReasonColumn(name: string): boolean {
  return reasonColumns.some((column) => column === name)
}

function shortened(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name
}
