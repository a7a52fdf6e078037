import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { nairaIn } from '#contract/forms/written-number.ts'
import type { WholeProduct } from '#contract/office/product.ts'
import { Field } from '#ui/fields/field.tsx'
import { api } from '../../api/api.ts'
import { ConflictDialog } from '../../forms/conflict-dialog.tsx'
import { FormBar, Restored } from '../../forms/form-bar.tsx'
import { type RecordForm, useRecordForm } from '../../forms/record-form.ts'
import { refusal } from '../../forms/refusal.ts'
import { PriceField } from '../../prices/price-field.tsx'
import { useMay } from '../../session/me.ts'
import { Section } from '../../shell/section.tsx'
import { storeProduct } from '../queries.ts'
import { combinationName } from './variations.ts'

/** What has a price: the product, or a combination on sale with its name. */
interface Priced {
  id: number | null
  name: string
  /** Naira. */
  amount: number | null
}

function pricedOf(product: WholeProduct): Priced[] {
  if (product.is_fixed) return [{ id: null, name: '', amount: product.amount }]
  return product.combinations
    .filter(({ stock }) => stock !== null)
    .map(({ id, amount, value_ids }) => ({ id, amount, name: combinationName(product, value_ids) }))
}

type Values = Record<string, string>

/** The name of a field, as refusals have it: `amount`, or of a combination `amount:34`. */
function fieldOf(
  name: 'amount' | 'previous_amount' | 'confirmed_amount',
  id: number | null,
): string {
  return id === null ? name : `${name}:${id}`
}

/** What counts as typed a second time is at first what is stored, so that Undo needs nobody to type it again. */
function valuesOf(product: WholeProduct): Values {
  const priced = product.is_fixed ? [{ ...product, id: null }] : product.combinations
  return Object.fromEntries(
    priced.flatMap(({ id, amount, previous_amount }) => [
      [fieldOf('amount', id), amount?.toFixed(2) ?? ''],
      [fieldOf('previous_amount', id), previous_amount?.toFixed(2) ?? ''],
      [fieldOf('confirmed_amount', id), amount?.toFixed(2) ?? ''],
    ]),
  )
}

/** Prices in naira with two decimals. */
export function PricesForm({ product }: { product: WholeProduct }) {
  const queries = useQueryClient()
  const mayEdit = useMay('prices.edit')
  const priced = pricedOf(product)
  const form = useRecordForm<Values>({
    record: `product:${product.id}:prices:${product.is_fixed ? 'one' : 'many'}`,
    stored: { version: product.version, values: valuesOf(product) },
    saved: 'The prices are saved.',
    // The first price cannot be taken back: a price is never nothing.
    mayUndo: product.amount !== null,
    async save(values, version) {
      const prices = pricesIn(values, valuesOf(product), priced)
      const input = { params: { id: product.id }, body: { version, prices } }
      const { data } = await api('POST /office/products/{id}/prices', input)
      storeProduct(queries, data)
      return { version: data.version, values: valuesOf(data) }
    },
  })
  const { conflict } = form
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }
  return (
    <Section title="Prices">
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <Restored form={form} />
        <fieldset disabled={!mayEdit} className="grid min-w-0 gap-4">
          {priced.map((item) => (
            <div key={item.id} className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
              {item.name && <h3 className="text-sm sm:col-span-2">{item.name}</h3>}
              <ItemPrice form={form} item={item} />
            </div>
          ))}
        </fieldset>
        {(form.isChanged || form.problem.text) && <FormBar form={form} action="Save the prices" />}
      </form>
      {conflict && (
        <ConflictDialog
          form={form}
          conflict={conflict}
          labels={Object.fromEntries(
            priced.flatMap(({ id, name }) => [
              [fieldOf('amount', id), `Price ${name}`],
              [fieldOf('previous_amount', id), `Price before ${name}`],
            ]),
          )}
        />
      )}
    </Section>
  )
}

function ItemPrice({ form, item }: { form: RecordForm<Values>; item: Priced }) {
  const { id, name, amount } = item
  const [price, before, confirmed] = [
    fieldOf('amount', id),
    fieldOf('previous_amount', id),
    fieldOf('confirmed_amount', id),
  ]
  const { values, problem, read } = form
  const second = values[confirmed] ?? ''
  const of = name && `, ${name}`
  return (
    <>
      <PriceField
        label={`Price${of}`}
        value={values[price] ?? ''}
        onChange={(text) => form.set(price, text)}
        confirmed={second === read[confirmed] ? '' : second}
        onConfirmed={(text) => form.set(confirmed, text)}
        present={amount}
        error={problem.fields[price] ?? null}
        confirmedError={problem.fields.confirmed_amount ?? null}
      />
      <Field
        label={`Price before${of}`}
        hint="Struck through beside the price"
        before="₦"
        inputMode="decimal"
        value={values[before] ?? ''}
        error={problem.fields[before] ?? null}
        onChange={({ target }) => form.set(before, target.value)}
      />
    </>
  )
}

/** Those that differ from what is stored. Refuses what is no amount, under its field. */
function pricesIn(values: Values, stored: Values, priced: Priced[]) {
  const prices = priced.flatMap(({ id }) => {
    const names = [fieldOf('amount', id), fieldOf('previous_amount', id)] as const
    if (names.every((name) => values[name] === stored[name])) return []
    const [amount = '', before = ''] = names.map((name) => values[name])
    const figures = [nairaIn(amount), before.trim() === '' ? '' : nairaIn(before)] as const
    const wrong = names.find((_, at) => figures[at] === null)
    if (wrong) refusal(wrong, 'Type an amount in naira, such as 12,500 or 12,500.50')
    const [price, previous] = figures
    return {
      combination_id: id,
      amount: price ?? '',
      previous_amount: previous ?? '',
      confirmed_amount: nairaIn(values[fieldOf('confirmed_amount', id)] ?? ''),
    }
  })
  return prices
}
