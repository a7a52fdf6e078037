import type { Request } from '#contract/endpoint.ts'
import { maxBulkSelected } from '#contract/limits.ts'
import type { bulk } from '#contract/office/bulk.ts'
import { actionsOf, bulkColumns } from '#contract/office/bulk-columns.ts'
import {
  type EditedProduct,
  editedProducts,
  productIdsFitting,
} from '#server/catalogue/catalogue.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import type { Action } from './change-row.ts'
import { fromCell } from './csv/cell-text.ts'
import type { BulkDeps } from './deps.ts'
import { type GivenRow, loadRows } from './load.ts'

/**
 * One action on one column of many products; of those that are sold by combinations, on the price or stock of each. Answers
 * the new bulk change. Refuses `validation_failed` an action that the column does not take, and products that are not there.
 */
export async function changeSelection(
  deps: BulkDeps,
  body: Request<typeof bulk.changeSelection>['body'],
  call: Call,
): Promise<number> {
  const action = actionIn(body)
  const isOfItem = 'ofCombinations' in bulkColumns[action.column]
  const ids = await idsOf(deps, body.of)
  const items = (await editedProducts(deps.database, { ids })).flatMap((product) =>
    isOfItem ? itemsOf(product) : [{ productId: product.id, combinationId: null }],
  )
  if (items.length === 0) refuse('validation_failed', { message: 'There are no such products.' })
  const rows: GivenRow[] = items.map((item, at) => ({ ...item, line: at + 1, given: {} }))
  const { column } = action
  const change = { kind: 'selection', title: titleOf(action), columns: [column], action } as const
  return loadRows(deps, change, rows, call)
}

function itemsOf({
  id,
  is_fixed,
  combinations,
}: EditedProduct): Pick<GivenRow, 'productId' | 'combinationId'>[] {
  if (is_fixed) return [{ productId: id, combinationId: null }]
  return combinations.map((combination) => ({ productId: id, combinationId: combination.id }))
}

function actionIn({
  column,
  how,
  value,
  search,
}: Request<typeof bulk.changeSelection>['body']): Action {
  if (how === 'replace') {
    if (!actionsOf(column).includes(how)) refuseAction('how', 'Only text can be replaced.')
    if (!search) refuseAction('search', 'Enter the text to replace.')
    return { column, how, value, search }
  }
  if (how === 'set') {
    const cell = fromCell(value)
    if (cell === undefined) refuseAction('value', 'Enter the new value. ‘none’ clears it.')
    return { column, how, value: cell }
  }
  if (!actionsOf(column).includes(how)) {
    refuseAction('how', 'Only a price, stock or weight can be raised.')
  }
  if (!/^-?\d{1,9}(\.\d{1,2})?$/.test(value) || Number(value) === 0) {
    refuseAction('value', 'Write a number such as 10 or -2.5.')
  }
  if (how === 'raise' && Number(value) <= -100) {
    refuseAction('value', 'You can lower a figure by less than 100 %.')
  }
  return { column, how, value }
}

function refuseAction(field: string, words: string): never {
  refuse('validation_failed', { message: words, errors: { [field]: [words] } })
}

/** 'Price: raise by 5 %' */
function titleOf({ column, how, value, search }: Action): string {
  const words = {
    set: `set to ${value ?? 'none'}`,
    add: `add ${value}`,
    raise: `raise by ${value} %`,
    replace: `replace ‘${search}’ by ‘${value}’`,
  }
  const title = `${bulkColumns[column].label}: ${words[how]}`
  return title.length > 100 ? `${title.slice(0, 99)}…` : title
}

async function idsOf(
  { database }: BulkDeps,
  of: Request<typeof bulk.changeSelection>['body']['of'],
): Promise<number[]> {
  if ('product_ids' in of) return [...new Set(of.product_ids)]
  const ids = await productIdsFitting(database, of.filter, null, maxBulkSelected + 1)
  if (ids.length > maxBulkSelected) {
    const most = maxBulkSelected.toLocaleString('en-NG')
    refuse('validation_failed', { message: `More than ${most} products fit. Narrow the filter.` })
  }
  return ids
}

type Cell = Request<typeof bulk.changeCells>['body']['cells'][number]

/**
 * Cells of a grid: those of one item are one row. Answers the new bulk change. Refuses a stock with `validation_failed` that
 * does not say what was seen: sales since then would be counted away.
 */
export async function changeCells(deps: BulkDeps, cells: Cell[], call: Call): Promise<number> {
  if (
    cells.some(({ column, stock_seen }) => column === 'stock_on_hand' && stock_seen === undefined)
  ) {
    refuse('validation_failed', { message: 'Say how many units were there when they were read.' })
  }
  const items = Map.groupBy(cells, ({ product_id, combination_id }) =>
    JSON.stringify([product_id, combination_id ?? null]),
  )
  const rows = [...items.values()].map((own, at) => rowOf(own, at + 1))
  const columns = [...new Set(cells.map(({ column }) => column))]
  const title = `${cells.length} ${cells.length === 1 ? 'cell' : 'cells'} of a grid`
  return loadRows(deps, { kind: 'grid', title, columns, action: null }, rows, call)
}

function rowOf(cells: readonly Cell[], line: number): GivenRow {
  const [first] = cells
  if (!first) throw new Error('a row of a grid has cells')
  const { product_id: productId, combination_id: combinationId = null, version } = first
  const own = cells.flatMap(({ column, value }) => {
    // What was emptied in a grid is to be empty.
    const cell = value.trim() === '' ? null : fromCell(value)
    return cell === undefined ? [] : [[column, cell] as const]
  })
  const seen = cells.find(({ column }) => column === 'stock_on_hand')?.stock_seen
  return {
    line,
    productId,
    combinationId,
    given: {
      ...Object.fromEntries(own),
      ...(seen && { stock_seen: seen }),
      version: String(version),
      ...(combinationId !== null && { combination_id: String(combinationId) }),
    },
  }
}
