import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { maxBulkRows } from '#contract/limits.ts'
import { decoded } from './decoded.ts'
import { nameIn, type Opening, openingOf } from './header.ts'
import type { FileHeader, FileRow, RowReader } from './layouts/layout.ts'
import { ownReader } from './layouts/own.ts'
import { isShopify, shopifyReader } from './layouts/shopify.ts'
import { isWooCommerce, wooCommerceReader } from './layouts/woocommerce.ts'
import { refuseFile } from './refuse-file.ts'

export type { FileHeader, FileRow } from './layouts/layout.ts'

/** Characters of one row. */
const maxRowLength = 200_000

/**
 * Reads a CSV while it arrives: text with commas, semicolons or tabs, the columns named in the first line. Calls
 * `onHeader` once and `onRow` for each row that is not empty, and waits for them. Refuses with `too_large`, and with
 * `validation_failed`, in words, what is no such file, at the first place that is wrong.
 */
export async function readCsv(
  bytes: AsyncIterable<Uint8Array>,
  onHeader: (header: FileHeader) => Promise<void>,
  onRow: (row: FileRow) => Promise<void>,
): Promise<void> {
  const text = decoded(bytes)[Symbol.asyncIterator]()
  const opening = await openingOf(text)
  async function* rest() {
    yield opening.start
    for (let next = await text.next(); !next.done; next = await text.next()) yield next.value
  }
  let reader: RowReader | null = null
  let width = 0
  let rows = 0
  try {
    await pipeline(rest, parserOf(opening), async (records: AsyncIterable<unknown>) => {
      for await (const record of records) {
        const { record: cells, info } = Parsed.parse(record)
        if (cells.every((cell) => cell.trim() === '')) continue
        if (reader === null) {
          reader = readerOf(cells)
          width = cells.length
          await onHeader(reader.header)
          continue
        }
        rows += 1
        if (rows > maxBulkRows) {
          refuseFile(`A file has at most ${maxBulkRows.toLocaleString('en-NG')} rows. Split it.`)
        }
        const line = opening.skipped + info.lines - breaksIn(cells)
        requireWidth(cells, width, line)
        for (const row of reader.rows(cells, line)) await onRow(row)
      }
      for (const row of reader?.rest() ?? []) await onRow(row)
    })
  } catch (error) {
    if (error instanceof CsvError) refuseFile(wordsFor(error, opening.skipped))
    throw error
  }
  if (rows === 0) refuseFile('The file has a first line and no rows below it.')
}

function parserOf({ delimiter }: Opening) {
  return parse({
    delimiter,
    info: true,
    record_delimiter: '\n',
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRowLength,
    // Cells that are copied from a sheet have tabs between, and quotation marks as they are: TV 55" black.
    relax_quotes: delimiter === '\t',
  })
}

/** With `info` csv-parse answers the record beside where it was, which its types leave open. */
const Parsed = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number() }),
})

function breaksIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)
}

/** The mall's own columns, or those of the product export of another shop. */
function readerOf(cells: readonly string[]): RowReader {
  const names = cells.map(nameIn)
  if (names.includes('product_code')) return ownReader(names)
  if (isShopify(names)) return shopifyReader(names)
  return isWooCommerce(names) ? wooCommerceReader(names) : ownReader(names)
}

function requireWidth(cells: readonly string[], width: number, line: number): void {
  if (cells.slice(width).every((cell) => cell.trim() === '')) return
  refuseFile(`Line ${line} has ${cells.length} cells, and the first line names ${width} columns.`)
}

function wordsFor(error: CsvError, skipped: number): string {
  const line = skipped + (typeof error.lines === 'number' ? error.lines : 1)
  const words: Record<string, string> = {
    CSV_QUOTE_NOT_CLOSED: 'A quotation mark is opened and not closed up to the end of the file.',
    CSV_INVALID_CLOSING_QUOTE: `Line ${line}: after a closing quotation mark comes a comma or the end of the line. A quotation mark within a cell is written twice.`,
    INVALID_OPENING_QUOTE: `Line ${line}: a cell with quotation marks begins and ends with one, and those within are written twice.`,
    CSV_MAX_RECORD_SIZE: `Line ${line}: the row is too long. A quotation mark may not be closed.`,
  }
  return words[error.code] ?? `Line ${line}: we cannot read this row.`
}
