import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { Field } from '#ui/fields/field.tsx'
import { api } from '../../api/api.ts'
import { namesQuery } from '../../catalogue-names.ts'
import { FormBar, Restored } from '../../forms/form-bar.tsx'
import { useRecordForm } from '../../forms/record-form.ts'
import { addresses } from '../../pages.ts'
import { PageHeader } from '../../shell/page-header.tsx'
import { Section } from '../../shell/section.tsx'
import { BrandSelect, CategorySelect, SellerSelect } from '../selects.tsx'

const nothing = { name: '', code: '', category_id: '', brand_id: '', seller_id: '' }

/** A draft begins with what it is and where it belongs; the rest is on its own page. */
export function NewProductPage() {
  const { data: names } = useQuery(namesQuery)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const form = useRecordForm({
    record: 'product:new',
    stored: { version: 0, values: nothing },
    saved: 'The draft is there. Shoppers see it once you put it on sale.',
    async save(values) {
      const { data } = await api('POST /office/products', { body: values })
      await queries.invalidateQueries({ queryKey: ['products'] })
      await navigate({ to: `/products/${data.id}`, replace: true })
      return { version: 0, values: nothing }
    },
  })
  const { values, set, problem } = form
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }
  return (
    <div className="grid gap-5">
      <PageHeader title="Add a product" above={<Link to={addresses.products}>Products</Link>} />
      <form method="post" noValidate onSubmit={submit} className="grid max-w-3xl gap-5">
        <Restored form={form} />
        <Section title="What it is">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Field
              className="sm:col-span-2"
              label="Name"
              hint="As shoppers read it, with the brand: 'Samsung Galaxy A54 5G, 128 GB'."
              value={values.name}
              maxLength={200}
              error={problem.fields.name}
              onChange={({ target }) => set('name', target.value)}
            />
            <Field
              label="Code"
              hint="The seller's own. No other product has it."
              value={values.code}
              maxLength={60}
              error={problem.fields.code}
              onChange={({ target }) => set('code', target.value)}
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
              error={problem.fields.brand_id && 'Choose a brand'}
              onChange={(value) => set('brand_id', value)}
            />
            <SellerSelect
              names={names?.sellers ?? []}
              value={values.seller_id}
              error={problem.fields.seller_id && 'Choose a seller'}
              onChange={(value) => set('seller_id', value)}
            />
          </div>
        </Section>
        <FormBar form={form} action="Add the draft" />
      </form>
    </div>
  )
}
