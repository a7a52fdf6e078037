import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { countIn, nairaIn } from '#contract/forms/written-number.ts'
import type { WholeProduct } from '#contract/office/product.ts'
import { Button } from '#ui/button.tsx'
import { api } from '../../api/api.ts'
import { ConflictDialog } from '../../forms/conflict-dialog.tsx'
import { FormBar, Restored } from '../../forms/form-bar.tsx'
import { useRecordForm } from '../../forms/record-form.ts'
import { refusal } from '../../forms/refusal.ts'
import { useSteps } from '../../forms/steps.ts'
import { useMay } from '../../session/me.ts'
import { Section } from '../../shell/section.tsx'
import { storeProduct } from '../queries.ts'
import { CombinationList } from './combination-list.tsx'
import { OptionEditor } from './option-editor.tsx'
import {
  bodyOf,
  limits,
  storedVariations,
  textOf,
  type Variations,
  variationsIn,
  withOption,
  wordsOf,
} from './variations.ts'

const labels = { variations: 'Options and combinations' }

/** What shoppers choose between, and which combinations of it are sold. */
export function VariationsForm({ product }: { product: WholeProduct }) {
  const queries = useQueryClient()
  const mayEdit = useMay('products.edit')
  const valuesOf = (one: WholeProduct) => ({ variations: textOf(storedVariations(one)) })
  const form = useRecordForm({
    record: `product:${product.id}:variations`,
    stored: { version: product.version, values: valuesOf(product) },
    saved: 'The options and combinations are saved.',
    // A product that was sold as one item does not become it again.
    mayUndo: product.options.length > 0,
    async save(values, version) {
      const variations = variationsIn(values.variations)
      requirePrices(variations)
      const input = { params: { id: product.id }, body: { version, ...bodyOf(variations) } }
      const { data } = await api('POST /office/products/{id}/variations', input)
      storeProduct(queries, data)
      return { version: data.version, values: valuesOf(data) }
    },
  })
  const steps = useSteps(form)
  const { conflict, problem } = form
  const variations = variationsIn(form.values.variations)
  const { options, combinations } = variations
  const set = (next: Variations, words: string, isTyping?: boolean) =>
    steps.change({ variations: textOf(next) }, words, isTyping)
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }
  return (
    <Section title="Options and combinations">
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <Restored form={form} />
        {options.length === 0 && (
          <p className="text-sm text-ink-soft">
            Sold as one item. With options, such as size or colour, each combination has its own
            price and stock.
          </p>
        )}
        <fieldset disabled={!mayEdit} className="grid min-w-0 gap-4">
          {options.map((option, at) => (
            <OptionEditor key={option.id} at={at} variations={variations} onChange={set} />
          ))}
          {options.length < limits.options && (
            <Button
              look="quiet"
              className="dense justify-self-start"
              onClick={() => set(withOption(variations, ''), 'An option is added.')}
            >
              Add an option
            </Button>
          )}
        </fieldset>
        {options.length > 0 && (
          <CombinationList
            product={product}
            variations={variations}
            onChange={set}
            mayEdit={mayEdit}
          />
        )}
        <p role="alert" className="text-sm text-danger empty:hidden">
          {problem.fields.variations}
        </p>
        {combinations.length > limits.combinations && (
          <p className="text-sm text-danger">
            A product has at most {limits.combinations} combinations.
          </p>
        )}
        {(form.isChanged || problem.text) && (
          <FormBar form={form} action="Save the options" steps={steps} />
        )}
      </form>
      {conflict && (
        <ConflictDialog form={form} conflict={conflict} labels={labels} wordsOf={wordsOf} />
      )}
    </Section>
  )
}

/** Refuses new combinations without a price, or with a stock that is no number. */
function requirePrices({ combinations }: Variations): void {
  for (const { id, amount = '', on_hand = '' } of combinations) {
    if (id !== null) continue
    if (nairaIn(amount) === null) {
      refusal('variations', 'Give each new combination a price in naira, such as 12,500.')
    }
    if (on_hand.trim() !== '' && countIn(on_hand) === null) {
      refusal('variations', 'Type the units of each new combination as a number, 0 or more.')
    }
  }
}
