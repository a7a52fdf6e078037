import { nairaIn } from '#contract/forms/written-number.ts'
import { isFarPrice } from '#contract/limits.ts'
import { formatNaira } from '#ui/naira.ts'
import type { CellColumn, CellEdit, CellRow, ChangedCell } from '../../cells/cells.ts'
import { CellsGrid } from '../../cells/cells-grid.tsx'
import type { RecordForm } from '../../forms/record-form.ts'
import type { Steps } from '../../forms/steps.ts'
import { fieldOf, type Priced, type PriceValues } from './priced.ts'
import { SamePrice } from './same-price.tsx'

interface CombinationPricesProps {
  form: RecordForm<PriceValues>
  steps: Steps<PriceValues>
  priced: readonly Priced[]
  mayEdit: boolean
}

interface PriceRow extends CellRow {
  of: Priced
}

/** The prices of combinations, cell by cell. One far from the present is typed again, in the cell beside it. */
export function CombinationPrices({ form, steps, priced, mayEdit }: CombinationPricesProps) {
  const { values, read } = form
  const presents = priced.flatMap(({ amount }) => (amount === null ? [] : [amount]))
  const rows = priced.map((of) => rowOf(of, form))
  const hasFar = rows.some(({ cells }) => cells.confirmed_amount !== undefined)
  const columns = hasFar ? [price, second, before] : [price, before]
  const changes = changesOf(priced, values, read)
  function put(edits: readonly (readonly [string, string])[], words: string): string {
    steps.change(Object.fromEntries(edits), words)
    return words
  }
  return (
    <>
      {mayEdit && priced.length > 1 && (
        <SamePrice
          whose={`all ${priced.length} combinations`}
          presents={presents}
          isFar={(amount) => presents.some((present) => isFarPrice(present, amount))}
          onSet={(amount) => {
            const text = amount.toFixed(2)
            const fields = priced.flatMap(({ id }) =>
              (['amount', 'confirmed_amount'] as const).map(
                (name) => [fieldOf(name, id), text] as const,
              ),
            )
            put(fields, `All ${priced.length} prices are ${formatNaira(amount)}.`)
          }}
        />
      )}
      <CellsGrid
        label="Prices"
        heading="Combination"
        rows={rows}
        columns={columns.map((column) => ({ ...column, isOpen: mayEdit }))}
        changes={changes}
        noCell="This price is close to the current one. You don’t need to type it again."
        onEdit={(edits) => {
          const [first] = edits
          const words = edits.length > 1 ? `${edits.length} cells are changed.` : wordsOf(first)
          return put(edits.map(fieldAndText), words)
        }}
        onTakeBack={({ of: { id }, label }, name) => {
          const column = columnNames.find((one) => one === name) ?? 'amount'
          const field = fieldOf(column, id)
          return put([[field, read[field] ?? '']], `${label} is unchanged.`)
        }}
      />
    </>
  )
}

const columnNames = ['amount', 'confirmed_amount', 'previous_amount'] as const

const naira: Pick<CellColumn, 'isFigure' | 'options' | 'wordsOf' | 'isWrong'> = {
  isFigure: true,
  options: null,
  wordsOf(value) {
    const amount = nairaIn(value)
    return amount === null ? value : formatNaira(amount)
  },
  isWrong: (value) => value !== '' && nairaIn(value) === null,
}
const price = { ...naira, name: 'amount', label: 'Price', mayBeEmpty: false }
const second = {
  ...naira,
  name: 'confirmed_amount',
  label: 'Price, a second time',
  mayBeEmpty: true,
  isTyped: true,
}
const before = { ...naira, name: 'previous_amount', label: 'Price before', mayBeEmpty: true }

function rowOf(of: Priced, { values, read }: RecordForm<PriceValues>): PriceRow {
  const { id, name, amount } = of
  const typed = nairaIn(values[fieldOf('amount', id)] ?? '')
  const isFar = typed !== null && amount !== null && isFarPrice(amount, typed)
  const storedOf = (column: (typeof columnNames)[number]) => read[fieldOf(column, id)] ?? ''
  const cells = { amount: storedOf('amount'), previous_amount: storedOf('previous_amount') }
  return {
    of,
    key: String(id),
    title: name,
    label: name,
    cells: isFar ? { ...cells, confirmed_amount: '' } : cells,
  }
}

/** Only those that differ from what was read; the second time is nothing until it is typed. */
function changesOf(
  priced: readonly Priced[],
  values: PriceValues,
  read: PriceValues,
): ReadonlyMap<string, ChangedCell> {
  const changes = new Map<string, ChangedCell>()
  for (const { id } of priced) {
    for (const column of columnNames) {
      const field = fieldOf(column, id)
      const [value = '', stored = ''] = [values[field], read[field]]
      const before = column === 'confirmed_amount' ? '' : stored
      if (value !== stored) changes.set(`${id}:${column}`, { before, value })
    }
  }
  return changes
}

/** An amount in the form in which it is stored, so that the same amount is no change. */
function fieldAndText({ row, column, value }: CellEdit<PriceRow>): readonly [string, string] {
  const name = columnNames.find((one) => one === column) ?? 'amount'
  return [fieldOf(name, row.of.id), nairaIn(value)?.toFixed(2) ?? value]
}

function wordsOf(edit: CellEdit<PriceRow> | undefined): string {
  return edit ? `${edit.row.label}: ${naira.wordsOf(edit.value) || 'empty'}.` : ''
}
