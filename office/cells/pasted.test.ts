import { expect, test } from 'vitest'
import type { CellColumn, CellRow } from './cells.ts'
import { pasted } from './pasted.ts'

const column: Omit<CellColumn, 'name'> = {
  label: '',
  isFigure: false,
  isOpen: true,
  mayBeEmpty: true,
  options: null,
  wordsOf: (value) => value,
}
const columns = [
  { ...column, name: 'price' },
  { ...column, name: 'again', isTyped: true },
  { ...column, name: 'closed', isOpen: false },
  { ...column, name: 'before' },
]
const rowOf = (key: string, cells: CellRow['cells']): CellRow => ({
  key,
  cells,
  title: key,
  label: key,
})
const all = { price: '', again: '', closed: '', before: '' }
const rows = [rowOf('a', all), rowOf('b', { price: '' })]

test('cells of a spreadsheet fill those from one on, but what has no place', () => {
  const text = '1\t2\t3\t 4 \r\n5\t6\t7\t8\r\n9\r\n'
  const { edits, skipped } = pasted(text, { rows, columns, row: 0, column: 0 })
  // What is typed a second time, what is closed, what the row lacks, and the row that is not there.
  expect(edits.map(({ row, column, value }) => [row.key, column, value])).toEqual([
    ['a', 'price', '1'],
    ['a', 'before', '4'],
    ['b', 'price', '5'],
  ])
  expect(skipped).toBe(6)
})
