import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { LoadFailed } from '#client/lists/list-states.tsx'
import type { Brand } from '#contract/office/brands.ts'
import { Field } from '#ui/fields/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { api } from '../../api/api.ts'
import { History } from '../../audit/history.tsx'
import { ConflictDialog } from '../../forms/conflict-dialog.tsx'
import { FormBar, Restored } from '../../forms/form-bar.tsx'
import { RecordColumns } from '../../forms/record-columns.tsx'
import { useRecordForm } from '../../forms/record-form.ts'
import { addresses } from '../../pages.ts'
import { PictureField } from '../../pictures/picture-field.tsx'
import { useRecordId } from '../../record-id.ts'
import { useMay } from '../../session/me.ts'
import { PageHeader } from '../../shell/page-header.tsx'
import { Section } from '../../shell/section.tsx'
import { brandQuery } from '../queries.ts'
import { DeleteGroup } from './delete-group.tsx'
import { NameFields, nameLabels } from './name-fields.tsx'

/** A brand, to be read or edited; `new` adds one. */
export function BrandPage() {
  const id = useRecordId()
  const { data, error, refetch } = useQuery({ ...brandQuery(id), enabled: id !== 'new' })
  if (id === 'new') return <BrandForm key="new" brand={null} />
  if (data) return <BrandForm key={data.id} brand={data} />
  return error ? (
    <LoadFailed error={error} onRefresh={() => void refetch()} />
  ) : (
    <Skeleton className="h-96 rounded-md" />
  )
}

const labels = {
  ...nameLabels,
  picture_hash: 'Picture',
  best_rank: 'Place among the best brands',
}

function valuesOf(brand: Brand | null) {
  return {
    name: brand?.name ?? '',
    slug: brand?.slug ?? '',
    picture_hash: brand?.picture_hash ?? '',
    best_rank: String(brand?.best_rank ?? ''),
  }
}

function BrandForm({ brand }: { brand: Brand | null }) {
  const mayEdit = useMay('categories.edit')
  const mayAudit = useMay('audit.read')
  const form = useBrandForm(brand)
  const { values, set, problem, conflict } = form
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }
  return (
    <div className="grid gap-5">
      <PageHeader
        title={brand?.name ?? 'Add a brand'}
        above={<Link to={addresses.brands}>Brands</Link>}
      >
        {brand && mayEdit && (
          <DeleteGroup
            noun="brand"
            name={brand.name}
            list={{ to: addresses.brands, queryKey: ['brands'] }}
            remove={() =>
              api('DELETE /office/brands/{id}', {
                params: { id: brand.id },
                query: { version: brand.version },
              })
            }
          />
        )}
      </PageHeader>
      <RecordColumns history={brand && mayAudit && <History subject={`brand:${brand.id}`} />}>
        <form method="post" noValidate onSubmit={submit} className="grid min-w-0 gap-5">
          <Restored form={form} />
          <Section title="What it is">
            <fieldset disabled={!mayEdit} className="grid min-w-0 gap-4">
              <NameFields values={values} errors={problem.fields} onChange={set} />
              <Field
                label={labels.best_rank}
                hint="1 is the first on the home page. Left empty, it is not among them."
                inputMode="numeric"
                value={values.best_rank}
                error={problem.fields.best_rank}
                onChange={({ target }) => set('best_rank', target.value)}
              />
              <PictureField
                label={labels.picture_hash}
                value={values.picture_hash ? [{ hash: values.picture_hash, alt: '' }] : []}
                max={1}
                needsWords={false}
                disabled={!mayEdit}
                error={problem.fields.picture_hash}
                onChange={([picture]) => set('picture_hash', picture?.hash ?? '')}
              />
            </fieldset>
          </Section>
          {mayEdit && <FormBar form={form} action={brand ? 'Save the brand' : 'Add the brand'} />}
        </form>
      </RecordColumns>
      {conflict && (
        <ConflictDialog
          form={form}
          conflict={conflict}
          labels={labels}
          wordsFor={{ picture_hash: () => 'Another picture' }}
        />
      )}
    </div>
  )
}

function useBrandForm(brand: Brand | null) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useRecordForm({
    record: `brand:${brand?.id ?? 'new'}`,
    stored: { version: brand?.version ?? 0, values: valuesOf(brand) },
    saved: brand ? 'The brand is saved.' : 'The brand is added.',
    // A new one is deleted, not emptied.
    mayUndo: brand !== null,
    async save(values, version) {
      const { data } = brand
        ? await api('PATCH /office/brands/{id}', {
            params: { id: brand.id },
            body: { ...values, version },
          })
        : await api('POST /office/brands', { body: values })
      queries.setQueryData(brandQuery(String(data.id)).queryKey, data)
      void queries.invalidateQueries({ queryKey: ['brands'] })
      void queries.invalidateQueries({ queryKey: ['catalogue-names'] })
      void queries.invalidateQueries({ queryKey: ['audit'] })
      if (!brand) await navigate({ to: `/brands/${data.id}`, replace: true })
      return { version: data.version, values: valuesOf(data) }
    },
  })
}
