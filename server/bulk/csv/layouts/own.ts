import { fromCell } from '../cell-text.ts'
import { placesOf } from '../header.ts'
import { refuseFile } from '../refuse-file.ts'
import type { FileRow, RowReader } from './layout.ts'

/** The columns of `contract/office/bulk-columns.ts`. Refuses, in words, what names others. */
export function ownReader(names: readonly string[]): RowReader {
  const places = placesOf(names)
  return {
    header: {
      columns: places.filter((name) => name !== null && name !== ''),
      layout: 'own',
      leftOut: [],
    },
    rows(cells, line) {
      const given: FileRow['given'] = {}
      for (const [at, column] of places.entries()) {
        const value = fromCell(cells[at] ?? '')
        if (column === null || value === undefined) continue
        if (column === '') {
          refuseFile(`Column ${at + 1} has no name in the first line, and cells below.`)
        }
        given[column] = value
      }
      return [{ line, given }]
    },
    rest: () => [],
  }
}
