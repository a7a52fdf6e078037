import { expect, test } from 'vitest'
import type { GridRow } from '#contract/office/bulk.ts'
import { type CellChanges, disputed, rebased, withCell, withMine } from './changes.ts'

const row: GridRow = {
  product_id: 7,
  combination_id: null,
  version: 1,
  code: 'A-7',
  name: 'Lamp',
  combination: null,
  cells: { name: 'Lamp', price: '1500.00', color: '' },
}
const none: CellChanges = new Map()
const now = (cells: GridRow['cells']): GridRow => ({ ...row, version: 2, cells })

test('a value as it was read is no change, nor one of a cell that the row does not have', () => {
  const changed = withCell(none, row, 'price', ' 1600 ')
  expect([...changed.values()]).toEqual([
    {
      product_id: 7,
      combination_id: null,
      version: 1,
      column: 'price',
      before: '1500.00',
      value: '1600',
    },
  ])
  expect(withCell(changed, row, 'price', '1500.00').size).toBe(0)
  expect(withCell(none, row, 'stock_on_hand', '3')).toBe(none)
})

test('what others left as it was read goes on; what they changed is theirs or mine', () => {
  const mine = withCell(withCell(none, row, 'price', '1600'), row, 'name', 'Desk lamp')
  const theirs = now({ name: 'Lamp', price: '1700.00', color: '' })
  const next = rebased(mine, [theirs])
  expect([...next.values()]).toMatchObject([
    { column: 'price', version: 1 },
    { column: 'name', version: 2 },
  ])
  const open = disputed(next, [theirs])
  expect([...open.values()]).toMatchObject([{ theirs: '1700.00', change: { value: '1600' } }])
  const resolved = withMine(next, open)
  expect(disputed(resolved, [theirs]).size).toBe(0)
  expect(resolved.get('7::price')).toMatchObject({ version: 2, before: '1700.00', value: '1600' })
  // Somebody has done the same.
  const same = now({ name: 'Desk lamp', price: '1600', color: '' })
  expect(rebased(mine, [same]).size).toBe(0)
})
