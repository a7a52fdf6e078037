import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { maxBulkRows } from '#contract/limits.ts'
import type { BulkColumnName } from '#contract/office/bulk-columns.ts'
import { fromCell } from './cell-text.ts'
import { decoded } from './decoded.ts'
import { type Opening, openingOf, type Places, placesOf } from './header.ts'
import { refuseFile } from './refuse-file.ts'

/** A row of a file: the cells that are not empty. */
export interface FileRow {
  /** Where the row begins, from 1. */
  line: number
  /** As the file has them; null: the word `none`. */
  given: Partial<Record<BulkColumnName, string | null>>
}

export interface FileHeader {
  columns: BulkColumnName[]
}

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
  let places: Places | null = null
  let rows = 0
  try {
    await pipeline(rest, parserOf(opening), async (records: AsyncIterable<unknown>) => {
      for await (const record of records) {
        const { record: cells, info } = Parsed.parse(record)
        if (cells.every((cell) => cell.trim() === '')) continue
        if (places === null) {
          places = placesOf(cells)
          await onHeader({ columns: places.filter((name) => name !== null && name !== '') })
          continue
        }
        rows += 1
        if (rows > maxBulkRows) {
          refuseFile(`A file has at most ${maxBulkRows.toLocaleString('en-NG')} rows. Split it.`)
        }
        const line = opening.skipped + info.lines - breaksIn(cells)
        await onRow({ line, given: givenIn(cells, places, line) })
      }
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

function givenIn(cells: readonly string[], places: Places, line: number): FileRow['given'] {
  if (cells.slice(places.length).some((cell) => cell.trim() !== '')) {
    refuseFile(
      `Line ${line} has ${cells.length} cells, and the first line names ${places.length} columns.`,
    )
  }
  const given: FileRow['given'] = {}
  for (const [at, column] of places.entries()) {
    const value = fromCell(cells[at] ?? '')
    if (column === null || value === undefined) continue
    if (column === '')
      refuseFile(`Column ${at + 1} has no name in the first line, and cells below.`)
    given[column] = value
  }
  return given
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
