import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { countIn, nairaIn } from '#contract/forms/written-number.ts'
import type { StockItem } from '#contract/office/stock.ts'
import { Field } from '#ui/fields/field.tsx'
import { api } from '../api/api.ts'
import { ConflictDialog } from '../forms/conflict-dialog.tsx'
import { FormBar, Restored } from '../forms/form-bar.tsx'
import { useRecordForm } from '../forms/record-form.ts'
import { refusal } from '../forms/refusal.ts'
import { refreshStock } from './queries.ts'

const labels = { barcode: 'Barcode', bin: 'Bin', reorder_level: 'Reorder at', cost: 'Cost' }

/** Barcode, bin, reorder level and cost. */
export function Facts({ item }: { item: StockItem }) {
  const queries = useQueryClient()
  const form = useRecordForm({
    record: `stock:${item.key}`,
    stored: readOf(item),
    saved: 'The facts are saved.',
    mayUndo: true,
    async save(values, version) {
      const body = {
        ...values,
        reorder_level: levelIn(values.reorder_level),
        cost: nairaIn(values.cost) ?? values.cost,
        version,
      }
      const input = { params: { item: item.key }, body }
      const { data } = await api('PATCH /office/stock/{item}', input)
      await refreshStock(queries)
      return readOf(data)
    },
  })
  const { values, set, problem, conflict } = form
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }
  return (
    <form method="post" noValidate onSubmit={submit} aria-label="Facts" className="grid gap-3">
      <h3 className="text-base">Facts</h3>
      <Restored form={form} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label={labels.barcode}
          value={values.barcode}
          maxLength={64}
          autoComplete="off"
          error={problem.fields.barcode}
          // A scanner ends with Enter, which is not to save a form half filled in.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={({ target }) => set('barcode', target.value)}
        />
        <Field
          label={labels.bin}
          hint="Such as A-12-3"
          value={values.bin}
          maxLength={40}
          autoComplete="off"
          error={problem.fields.bin}
          onChange={({ target }) => set('bin', target.value.toUpperCase())}
        />
        <Field
          label={labels.reorder_level}
          hint="Low when this many or fewer are free"
          inputMode="numeric"
          value={values.reorder_level}
          error={problem.fields.reorder_level}
          onChange={({ target }) => set('reorder_level', target.value)}
        />
        <Field
          label={labels.cost}
          hint="Our cost for one unit"
          before="₦"
          inputMode="decimal"
          value={values.cost}
          error={problem.fields.cost}
          onChange={({ target }) => set('cost', target.value)}
        />
      </div>
      {/* In a box of its own the bar does not float over the dialog. */}
      <div>
        <FormBar form={form} action="Save the facts" />
      </div>
      {conflict && <ConflictDialog form={form} conflict={conflict} labels={labels} />}
    </form>
  )
}

/** Null: none. Refuses what is no whole number. */
function levelIn(typed: string): number | null {
  if (typed.trim() === '') return null
  return countIn(typed) ?? refusal('reorder_level', 'Type a whole number.')
}

function readOf({ version, barcode, bin, reorder_level, cost }: StockItem) {
  return {
    version,
    values: {
      barcode: barcode ?? '',
      bin: bin ?? '',
      reorder_level: reorder_level === null ? '' : String(reorder_level),
      cost: cost === null ? '' : String(cost),
    },
  }
}
