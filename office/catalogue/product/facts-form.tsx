import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { WholeProduct } from '#contract/office/product.ts'
import { Field, Select, TextArea } from '#ui/fields/field.tsx'
import { api } from '../../api/api.ts'
import { namesQuery } from '../../catalogue-names.ts'
import { ConflictDialog } from '../../forms/conflict-dialog.tsx'
import { FormBar, Restored } from '../../forms/form-bar.tsx'
import { type RecordForm, useRecordForm } from '../../forms/record-form.ts'
import { useMay } from '../../session/me.ts'
import { Section } from '../../shell/section.tsx'
import { storeProduct } from '../queries.ts'
import { BrandSelect, CategorySelect, SellerSelect } from '../selects.tsx'
import { DescriptionField } from './description-field.tsx'

const labels = {
  name: 'Name',
  code: 'Code',
  slug: 'Address',
  category_id: 'Category',
  brand_id: 'Brand',
  seller_id: 'Seller',
  form: 'Condition',
  weight_grams: 'Weight',
  color: 'Colour',
  serials: 'Number of each unit',
  key_features: 'Key features',
  description: 'Description',
  bulk_text: 'For bulk buyers',
  popularity: 'Popularity',
}

type Facts = Record<keyof typeof labels, string>

function factsOf(product: WholeProduct): Facts {
  return {
    name: product.name,
    code: product.code,
    slug: product.slug,
    category_id: String(product.category_id ?? ''),
    brand_id: String(product.brand_id),
    seller_id: String(product.seller_id),
    form: product.form,
    weight_grams: String(product.weight_grams ?? ''),
    color: product.color ?? '',
    serials: product.serials ?? '',
    key_features: product.key_features,
    description: product.description,
    bulk_text: product.bulk_text ?? '',
    popularity: String(product.popularity),
  }
}

/** What the product is, beside its price, stock, variations and pictures. */
export function FactsForm({ product }: { product: WholeProduct }) {
  const queries = useQueryClient()
  const mayEdit = useMay('products.edit')
  const { data: names } = useQuery(namesQuery)
  const form = useRecordForm({
    record: `product:${product.id}:facts`,
    stored: { version: product.version, values: factsOf(product) },
    saved: 'The product is saved.',
    mayUndo: true,
    async save(values, version) {
      const input = {
        params: { id: product.id },
        body: { ...values, serials: kindIn(values), version },
      }
      const { data } = await api('PATCH /office/products/{id}', input)
      storeProduct(queries, data)
      return { version: data.version, values: factsOf(data) }
    },
  })
  const { conflict } = form
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }
  return (
    <Section title="What it is">
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <Restored form={form} />
        <fieldset disabled={!mayEdit} className="grid min-w-0 gap-4">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Names form={form} names={names} />
            <Properties form={form} />
          </div>
          <TextArea
            label={labels.key_features}
            hint="One on each line."
            rows={5}
            maxLength={4_000}
            value={form.values.key_features}
            error={form.problem.fields.key_features}
            onChange={({ target }) => form.set('key_features', target.value)}
          />
          <DescriptionField
            value={form.values.description}
            error={form.problem.fields.description}
            onChange={(value) => form.set('description', value)}
          />
        </fieldset>
        {(form.isChanged || form.problem.text) && <FormBar form={form} action="Save what it is" />}
      </form>
      {conflict && (
        <ConflictDialog
          form={form}
          conflict={conflict}
          labels={labels}
          wordsFor={{
            category_id: (id) => nameOf(names?.categories, id),
            brand_id: (id) => nameOf(names?.brands, id),
            seller_id: (id) => nameOf(names?.sellers, id),
          }}
        />
      )}
    </Section>
  )
}

/** The value of the choice; empty: no number. */
function kindIn({ serials }: Facts): 'serial' | 'imei' | null {
  return serials === 'serial' || serials === 'imei' ? serials : null
}

function nameOf(names: readonly { id: number; name: string }[] = [], id: string): string {
  return names.find((one) => String(one.id) === id)?.name ?? id
}

type Names = Awaited<ReturnType<NonNullable<typeof namesQuery.queryFn>>>

interface FormProps {
  form: RecordForm<Facts>
}

function Names({ form, names }: FormProps & { names: Names | undefined }) {
  const { values, problem, set } = form
  return (
    <>
      <Field
        className="sm:col-span-2"
        label={labels.name}
        maxLength={200}
        value={values.name}
        error={problem.fields.name}
        onChange={({ target }) => set('name', target.value)}
      />
      <Field
        label={labels.code}
        maxLength={60}
        value={values.code}
        error={problem.fields.code}
        onChange={({ target }) => set('code', target.value)}
      />
      <Field
        label={labels.slug}
        hint="Links to the old address stop working."
        maxLength={200}
        value={values.slug}
        error={problem.fields.slug}
        onChange={({ target }) => set('slug', target.value)}
      />
      <CategorySelect
        names={names?.categories ?? []}
        value={values.category_id}
        error={problem.fields.category_id}
        onChange={(value) => set('category_id', value)}
      />
      <BrandSelect
        names={names?.brands ?? []}
        value={values.brand_id}
        error={problem.fields.brand_id}
        onChange={(value) => set('brand_id', value)}
      />
      <SellerSelect
        names={names?.sellers ?? []}
        value={values.seller_id}
        error={problem.fields.seller_id}
        onChange={(value) => set('seller_id', value)}
      />
    </>
  )
}

function Properties({ form: { values, problem, set } }: FormProps) {
  return (
    <>
      <Field
        label={labels.form}
        hint="'Brand new', 'UK used', 'Refurbished'."
        maxLength={60}
        value={values.form}
        error={problem.fields.form}
        onChange={({ target }) => set('form', target.value)}
      />
      <Field
        label={`${labels.weight_grams}, in grams`}
        inputMode="numeric"
        value={values.weight_grams}
        error={problem.fields.weight_grams}
        onChange={({ target }) => set('weight_grams', target.value)}
      />
      <Field
        label={labels.color}
        maxLength={60}
        value={values.color}
        error={problem.fields.color}
        onChange={({ target }) => set('color', target.value)}
      />
      <Select
        label={labels.serials}
        hint="It is recorded when a unit is packed."
        value={values.serials}
        error={problem.fields.serials}
        onChange={({ target }) => set('serials', target.value)}
      >
        <option value="">None</option>
        <option value="serial">Serial number</option>
        <option value="imei">IMEI</option>
      </Select>
      <Field
        label={labels.popularity}
        hint="0 to 1,000,000: its place in lists."
        inputMode="numeric"
        value={values.popularity}
        error={problem.fields.popularity}
        onChange={({ target }) => set('popularity', target.value)}
      />
      <Field
        label={labels.bulk_text}
        maxLength={2_000}
        value={values.bulk_text}
        error={problem.fields.bulk_text}
        onChange={({ target }) => set('bulk_text', target.value)}
      />
    </>
  )
}
