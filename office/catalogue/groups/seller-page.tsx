import { useQuery } from '@tanstack/react-query'
import type { Seller } from '#contract/office/sellers.ts'
import { api } from '../../api/api.ts'
import { addresses } from '../../pages.ts'
import { RecordPage } from '../../records/record-page.tsx'
import { sellerQuery } from '../queries.ts'
import { groupKind } from './group-kind.ts'
import { NameFields, nameLabels } from './name-fields.tsx'

const kind = groupKind({
  name: 'seller',
  noun: 'seller',
  list: { title: 'Sellers', to: addresses.sellers },
  useRow: (id) => useQuery(sellerQuery(id)),
  queryKeys: ['sellers', 'catalogue-names'],
  labels: nameLabels,
  valuesOf: (seller: Seller | null) => ({ name: seller?.name ?? '', slug: seller?.slug ?? '' }),
  async save(seller, values, version) {
    if (!seller) return (await api('POST /office/sellers', { body: values })).data
    const input = { params: { id: seller.id }, body: { ...values, version } }
    return (await api('PATCH /office/sellers/{id}', input)).data
  },
  remove: ({ id, version }) =>
    api('DELETE /office/sellers/{id}', { params: { id }, query: { version } }),
})

/** A seller, to be read or edited; `new` adds one. */
export function SellerPage() {
  return (
    <RecordPage
      kind={kind}
      fields={({ values, set, problem }) => (
        <NameFields values={values} errors={problem.fields} onChange={set} />
      )}
    />
  )
}
