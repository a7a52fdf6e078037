import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { LoadFailed } from '#client/lists/list-states.tsx'
import type { Seller } from '#contract/office/sellers.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { api } from '../../api/api.ts'
import { History } from '../../audit/history.tsx'
import { ConflictDialog } from '../../forms/conflict-dialog.tsx'
import { FormBar, Restored } from '../../forms/form-bar.tsx'
import { RecordColumns } from '../../forms/record-columns.tsx'
import { useRecordForm } from '../../forms/record-form.ts'
import { addresses } from '../../pages.ts'
import { useRecordId } from '../../record-id.ts'
import { useMay } from '../../session/me.ts'
import { PageHeader } from '../../shell/page-header.tsx'
import { Section } from '../../shell/section.tsx'
import { sellerQuery } from '../queries.ts'
import { DeleteGroup } from './delete-group.tsx'
import { NameFields, nameLabels } from './name-fields.tsx'

/** A seller, to be read or edited; `new` adds one. */
export function SellerPage() {
  const id = useRecordId()
  const { data, error, refetch } = useQuery({ ...sellerQuery(id), enabled: id !== 'new' })
  if (id === 'new') return <SellerForm key="new" seller={null} />
  if (data) return <SellerForm key={data.id} seller={data} />
  return error ? (
    <LoadFailed error={error} onRefresh={() => void refetch()} />
  ) : (
    <Skeleton className="h-96 rounded-md" />
  )
}

function valuesOf(seller: Seller | null) {
  return { name: seller?.name ?? '', slug: seller?.slug ?? '' }
}

function SellerForm({ seller }: { seller: Seller | null }) {
  const mayEdit = useMay('categories.edit')
  const mayAudit = useMay('audit.read')
  const form = useSellerForm(seller)
  const { values, set, problem, conflict } = form
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }
  return (
    <div className="grid gap-5">
      <PageHeader
        title={seller?.name ?? 'Add a seller'}
        above={<Link to={addresses.sellers}>Sellers</Link>}
      >
        {seller && mayEdit && (
          <DeleteGroup
            noun="seller"
            name={seller.name}
            list={{ to: addresses.sellers, queryKey: ['sellers'] }}
            remove={() =>
              api('DELETE /office/sellers/{id}', {
                params: { id: seller.id },
                query: { version: seller.version },
              })
            }
          />
        )}
      </PageHeader>
      <RecordColumns history={seller && mayAudit && <History subject={`seller:${seller.id}`} />}>
        <form method="post" noValidate onSubmit={submit} className="grid min-w-0 gap-5">
          <Restored form={form} />
          <Section title="What it is">
            <fieldset disabled={!mayEdit} className="grid min-w-0 gap-4">
              <NameFields values={values} errors={problem.fields} onChange={set} />
            </fieldset>
          </Section>
          {mayEdit && (
            <FormBar form={form} action={seller ? 'Save the seller' : 'Add the seller'} />
          )}
        </form>
      </RecordColumns>
      {conflict && <ConflictDialog form={form} conflict={conflict} labels={nameLabels} />}
    </div>
  )
}

function useSellerForm(seller: Seller | null) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useRecordForm({
    record: `seller:${seller?.id ?? 'new'}`,
    stored: { version: seller?.version ?? 0, values: valuesOf(seller) },
    saved: seller ? 'The seller is saved.' : 'The seller is added.',
    // A new one is deleted, not emptied.
    mayUndo: seller !== null,
    async save(values, version) {
      const { data } = seller
        ? await api('PATCH /office/sellers/{id}', {
            params: { id: seller.id },
            body: { ...values, version },
          })
        : await api('POST /office/sellers', { body: values })
      queries.setQueryData(sellerQuery(String(data.id)).queryKey, data)
      void queries.invalidateQueries({ queryKey: ['sellers'] })
      void queries.invalidateQueries({ queryKey: ['catalogue-names'] })
      void queries.invalidateQueries({ queryKey: ['audit'] })
      if (!seller) await navigate({ to: `/sellers/${data.id}`, replace: true })
      return { version: data.version, values: valuesOf(data) }
    },
  })
}
