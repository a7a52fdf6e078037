import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { WholeProduct } from '#contract/office/product.ts'
import { Field } from '#ui/fields/field.tsx'
import { api } from '../../api/api.ts'
import { ConflictDialog } from '../../forms/conflict-dialog.tsx'
import { FormBar, Restored } from '../../forms/form-bar.tsx'
import { type RecordForm, useRecordForm } from '../../forms/record-form.ts'
import { useSteps } from '../../forms/steps.ts'
import { PriceField } from '../../prices/price-field.tsx'
import { useMay } from '../../session/me.ts'
import { Section } from '../../shell/section.tsx'
import { productQuery, storeProduct } from '../queries.ts'
import { CombinationPrices } from './combination-prices.tsx'
import { fieldOf, type PriceValues, pricedOf, pricesIn, valuesOf } from './priced.ts'

/** Prices in naira with two decimals. */
export function PricesForm({ product }: { product: WholeProduct }) {
  const queries = useQueryClient()
  const mayEdit = useMay('prices.edit')
  const priced = pricedOf(product)
  const form = useRecordForm<PriceValues>({
    record: `product:${product.id}:prices:${product.is_fixed ? 'one' : 'many'}`,
    stored: { version: product.version, values: valuesOf(product) },
    saved: 'The prices are saved.',
    // The first price cannot be taken back: a price is never nothing.
    mayUndo: product.amount !== null,
    async save(values, version) {
      // Undo comes after what it takes back.
      const now = queries.getQueryData(productQuery(String(product.id)).queryKey) ?? product
      const prices = pricesIn(values, valuesOf(now), pricedOf(now))
      const input = { params: { id: product.id }, body: { version, prices } }
      const { data } = await api('POST /office/products/{id}/prices', input)
      storeProduct(queries, data)
      return { version: data.version, values: valuesOf(data) }
    },
  })
  const steps = useSteps(form)
  const { conflict, problem } = form
  const wrong = Object.values(problem.fields).find(Boolean)
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }
  return (
    <Section title="Prices">
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <Restored form={form} />
        {product.is_fixed ? (
          <fieldset disabled={!mayEdit} className="grid min-w-0 gap-x-4 gap-y-2 sm:grid-cols-2">
            <OnePrice form={form} amount={product.amount} />
          </fieldset>
        ) : (
          <CombinationPrices form={form} steps={steps} priced={priced} mayEdit={mayEdit} />
        )}
        {!product.is_fixed && (
          <p role="alert" className="text-sm font-medium text-danger empty:hidden">
            {wrong}
          </p>
        )}
        {(form.isChanged || problem.text) && (
          <FormBar form={form} action="Save the prices" {...(!product.is_fixed && { steps })} />
        )}
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

/** Of a product without combinations. */
function OnePrice({ form, amount }: { form: RecordForm<PriceValues>; amount: number | null }) {
  const { values, problem, read } = form
  const second = values.confirmed_amount ?? ''
  return (
    <>
      <PriceField
        label="Price"
        value={values.amount ?? ''}
        onChange={(text) => form.set('amount', text)}
        confirmed={second === read.confirmed_amount ? '' : second}
        onConfirmed={(text) => form.set('confirmed_amount', text)}
        present={amount}
        error={problem.fields.amount ?? null}
        confirmedError={problem.fields.confirmed_amount ?? null}
      />
      <Field
        label="Price before"
        hint="Struck through beside the price"
        before="₦"
        inputMode="decimal"
        value={values.previous_amount ?? ''}
        error={problem.fields.previous_amount ?? null}
        onChange={({ target }) => form.set('previous_amount', target.value)}
      />
    </>
  )
}
