import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { maxBulkFileBytes, maxBulkRows } from '#contract/limits.ts'
import {
  type BulkColumnName,
  bulkColumnNames,
  isBulkColumn,
} from '#contract/office/bulk-columns.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { fromCell } from './cell-text.ts'

/** A row of a file: the cells that are not empty. */
export interface FileRow {
  /** Where the row begins, from 1. */
  line: number
  /** Null: the word `none`. */
  given: Partial<Record<BulkColumnName, string | null>>
}

export interface FileHeader {
  columns: BulkColumnName[]
}

const delimiters = [',', ';', '\t'] as const

/** Characters of one row, and of the first line. */
const maxRowLength = 200_000
const maxHeaderLength = 10_000

/**
 * Reads a CSV while it arrives: UTF-8, with commas, semicolons or tabs, the columns named in the first line. Calls
 * `onHeader` once and `onRow` for each row, and waits for them. Refuses with `too_large`, and with `validation_failed`,
 * in words, what is no such file, at the first place that is wrong.
 */
export async function readCsv(
  bytes: AsyncIterable<Uint8Array>,
  onHeader: (header: FileHeader) => Promise<void>,
  onRow: (row: FileRow) => Promise<void>,
): Promise<void> {
  const text = decoded(bytes)[Symbol.asyncIterator]()
  const start = await firstLine(text)
  const { delimiter, header } = headerOf(start.line)
  const columns = requireColumns(header)
  await onHeader({ columns: columns.filter((name) => name !== null) })
  async function* rest() {
    yield start.rest
    for (let next = await text.next(); !next.done; next = await text.next()) yield next.value
  }
  const parser = parse({
    delimiter,
    info: true,
    record_delimiter: '\n',
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRowLength,
  })
  let rows = 0
  try {
    await pipeline(rest, parser, async (records: AsyncIterable<unknown>) => {
      for await (const record of records) {
        const { record: cells, info } = Parsed.parse(record)
        // The first line is not among those that the parser saw.
        const line = info.lines + 1 - breaksIn(cells)
        rows += 1
        if (rows > maxBulkRows) {
          refuseFile(`A file has at most ${maxBulkRows.toLocaleString('en-NG')} rows. Split it.`)
        }
        await onRow({ line, given: givenIn(cells, columns, line) })
      }
    })
  } catch (error) {
    if (error instanceof CsvError) refuseFile(wordsFor(error))
    throw error
  }
  if (rows === 0) refuseFile('The file has a first line and no rows below it.')
}

/** As text, without the byte-order mark, and each line ending with `\n`. Refuses what is not UTF-8, and what is too long. */
async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let length = 0
  let carried = ''
  const decode = (part?: Uint8Array) => {
    try {
      return part ? decoder.decode(part, { stream: true }) : decoder.decode()
    } catch {
      return refuseFile(notUtf8)
    }
  }
  for await (const part of bytes) {
    length += part.length
    if (length > maxBulkFileBytes) {
      refuse('too_large', { message: 'A file has at most 50 MB. Split it.' })
    }
    const text = carried + decode(part)
    if (text.includes('\0')) refuseFile(notUtf8)
    // What follows a carriage return is in the next part.
    carried = text.endsWith('\r') ? '\r' : ''
    yield lines(carried ? text.slice(0, -1) : text)
  }
  yield lines(carried + decode())
}

function lines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

const notUtf8 =
  'The file is not text in UTF-8. In your spreadsheet, save it as ‘CSV UTF-8’, and send it again.'

async function firstLine(text: AsyncIterator<string>): Promise<{ line: string; rest: string }> {
  let start = ''
  for (;;) {
    const { done, value } = await text.next()
    if (!done) start += value
    const end = start.indexOf('\n')
    if (end < 0 && !done && start.length <= maxHeaderLength) continue
    const found = end < 0 ? start : start.slice(0, end)
    if (start.trim() === '') refuseFile('The file is empty.')
    if (found.length > maxHeaderLength) {
      refuseFile('The first line is too long to be the names of columns.')
    }
    return { line: found, rest: start.slice(found.length + 1) }
  }
}

/** The names in the first line, by the delimiter that finds the most columns in it. */
function headerOf(line: string): { delimiter: string; header: string[] } {
  const [best] = delimiters
    .map((delimiter) => ({
      delimiter,
      header: line.split(delimiter).map((name) => unquoted(name.trim()).toLowerCase()),
    }))
    .sort((one, other) => knownIn(other.header) - knownIn(one.header))
  if (!best || knownIn(best.header) === 0) {
    refuseFile(
      'The first line names no column. It has to have names such as product_code and price.',
    )
  }
  // An empty last name is that of no column: some programs end each line with a delimiter.
  while (best.header.at(-1) === '') best.header.pop()
  return best
}

function knownIn(header: readonly string[]): number {
  return header.filter(isBulkColumn).length
}

function unquoted(name: string): string {
  return /^".*"$/s.test(name) ? name.slice(1, -1).replaceAll('""', '"').trim() : name
}

/** Columns that a file of refused rows has beside the others: it can be mended and sent again as it is. */
export const reasonColumns = ['line', 'reasons'] as const

/** In their places; null: a column of reasons, which says nothing of the product. */
function requireColumns(header: readonly string[]): (BulkColumnName | null)[] {
  const seen = new Set<string>()
  for (const [at, name] of header.entries()) {
    if (name === '') refuseFile(`Column ${at + 1} has no name in the first line.`)
    if (seen.has(name)) refuseFile(`The column ‘${name}’ is there twice.`)
    seen.add(name)
    if (!isBulkColumn(name) && !isReasonColumn(name)) {
      refuseFile(
        `There is no column ‘${shortened(name)}’. The columns are: ${bulkColumnNames.join(', ')}.`,
      )
    }
  }
  if (!seen.has('product_code')) {
    refuseFile('The column product_code is missing: it says which product a row is about.')
  }
  return header.map((name) => (isBulkColumn(name) ? name : null))
}

function isReasonColumn(name: string): boolean {
  return reasonColumns.some((column) => column === name)
}

function shortened(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name
}

/** With `info` csv-parse answers the record beside where it was, which its types leave open. */
const Parsed = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number() }),
})

function breaksIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)
}

function givenIn(
  cells: readonly string[],
  columns: readonly (BulkColumnName | null)[],
  line: number,
): FileRow['given'] {
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    refuseFile(
      `Line ${line} has ${cells.length} cells, and the first line names ${columns.length} columns.`,
    )
  }
  const given: FileRow['given'] = {}
  for (const [at, column] of columns.entries()) {
    const value = fromCell(cells[at] ?? '')
    if (column !== null && value !== undefined) given[column] = value
  }
  return given
}

function refuseFile(words: string): never {
  refuse('validation_failed', { message: words, errors: { file: [words] } })
}

function wordsFor(error: CsvError): string {
  const line = typeof error.lines === 'number' ? error.lines + 1 : 1
  const words: Record<string, string> = {
    CSV_QUOTE_NOT_CLOSED: 'A quotation mark is opened and not closed up to the end of the file.',
    CSV_INVALID_CLOSING_QUOTE: `Line ${line}: after a closing quotation mark comes a comma or the end of the line. A quotation mark within a cell is written twice.`,
    INVALID_OPENING_QUOTE: `Line ${line}: a cell with quotation marks begins and ends with one, and those within are written twice.`,
    CSV_MAX_RECORD_SIZE: `Line ${line}: the row is too long. A quotation mark may not be closed.`,
  }
  return words[error.code] ?? `Line ${line}: we cannot read this row.`
}
