import { bulkColumnNames, isBulkColumn } from '#contract/office/bulk-columns.ts'
import { json, list, number, object, text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { givenColumn } from './check/verdict.ts'
import { csvLine, sentBack, toCell } from './csv/cell-text.ts'
import { reasonColumns } from './csv/header.ts'
import { requireChange } from './read.ts'

/** Rows that are read at once while the file goes out. */
const batch = 1_000

/**
 * The refused rows as they were given, with their lines and a column of reasons: to be mended and sent again. Refuses with
 * `not_found`.
 */
export async function refusedFile(db: Db, id: number): Promise<AsyncIterable<string>> {
  const { columns } = await requireChange(db, id)
  return linesOf(db, id, columns.length > 0 ? columns.filter(isBulkColumn) : bulkColumnNames)
}

async function* linesOf(
  db: Db,
  id: number,
  columns: readonly (typeof bulkColumnNames)[number][],
): AsyncGenerator<string> {
  yield `\ufeff${csvLine([...columns, ...reasonColumns])}`
  for (let after = 0; ; ) {
    const rows = await many(db, refusedRows, [id, after, batch])
    if (rows.length === 0) return
    yield rows
      .map(({ line, given, reasons }) => {
        const cells = columns.map((column) => {
          const cell = given[column]
          return cell === undefined ? '' : cell === null ? 'none' : sentBack(cell)
        })
        const words = reasons.map(({ column, words }) => `${column}: ${words}`).join(' ')
        return csvLine([...cells, String(line), toCell(words)])
      })
      .join('')
    after = rows.at(-1)?.line ?? after
  }
}

const refusedRows = rareStatement(
  'bulk-refused-rows',
  {
    line: number,
    given: json(givenColumn),
    reasons: json(list(object({ column: text, words: text }))),
  },
  `SELECT line, given, reasons FROM bulk_rows
   WHERE change_id = $1 AND outcome = 'refused' AND line > $2 ORDER BY line LIMIT $3`,
)
