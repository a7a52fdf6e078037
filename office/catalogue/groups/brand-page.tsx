import { useQuery } from '@tanstack/react-query'
import type { Brand } from '#contract/office/brands.ts'
import { Field } from '#ui/fields/field.tsx'
import { api } from '../../api/api.ts'
import type { RecordForm } from '../../forms/record-form.ts'
import { addresses } from '../../pages.ts'
import { PictureField } from '../../pictures/picture-field.tsx'
import { RecordPage } from '../../records/record-page.tsx'
import { brandQuery } from '../queries.ts'
import { groupKind } from './group-kind.ts'
import { NameFields, nameLabels } from './name-fields.tsx'

type Values = Record<'name' | 'slug' | 'picture_hash' | 'best_rank', string>

const kind = groupKind({
  name: 'brand',
  noun: 'brand',
  list: { title: 'Brands', to: addresses.brands },
  useRow: (id) => useQuery(brandQuery(id)),
  queryKeys: ['brands', 'catalogue-names'],
  labels: { ...nameLabels, picture_hash: 'Picture', best_rank: 'Place among the best brands' },
  wordsFor: { picture_hash: () => 'Another picture' },
  valuesOf: (brand: Brand | null): Values => ({
    name: brand?.name ?? '',
    slug: brand?.slug ?? '',
    picture_hash: brand?.picture_hash ?? '',
    best_rank: String(brand?.best_rank ?? ''),
  }),
  async save(brand, values, version) {
    if (!brand) return (await api('POST /office/brands', { body: values })).data
    const input = { params: { id: brand.id }, body: { ...values, version } }
    return (await api('PATCH /office/brands/{id}', input)).data
  },
  remove: ({ id, version }) =>
    api('DELETE /office/brands/{id}', { params: { id }, query: { version } }),
})

/** A brand, to be read or edited; `new` adds one. */
export function BrandPage() {
  return (
    <RecordPage
      kind={kind}
      fields={(form, _, mayEdit) => <BrandFields form={form} mayEdit={mayEdit} />}
    />
  )
}

function BrandFields({ form, mayEdit }: { form: RecordForm<Values>; mayEdit: boolean }) {
  const { values, set, problem } = form
  return (
    <>
      <NameFields values={values} errors={problem.fields} onChange={set} />
      <Field
        label={kind.labels.best_rank}
        hint="1 is the first on the home page. Left empty, it is not among them."
        inputMode="numeric"
        value={values.best_rank}
        error={problem.fields.best_rank}
        onChange={({ target }) => set('best_rank', target.value)}
      />
      <PictureField
        label={kind.labels.picture_hash}
        value={values.picture_hash ? [{ hash: values.picture_hash, alt: '' }] : []}
        max={1}
        needsWords={false}
        disabled={!mayEdit}
        error={problem.fields.picture_hash}
        onChange={([picture]) => set('picture_hash', picture?.hash ?? '')}
      />
    </>
  )
}
