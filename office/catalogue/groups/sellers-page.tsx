import { Link } from '@tanstack/react-router'
import type { Seller } from '#contract/office/sellers.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { api } from '../../api/api.ts'
import type { List } from '../../lists/list.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { readPage } from '../../lists/read-page.ts'
import { addresses } from '../../pages.ts'
import { useMay } from '../../session/me.ts'

const list: List<Seller> = {
  name: 'sellers',
  title: 'Sellers',
  noun: ['seller', 'sellers'],
  columns: [
    { key: 'name', title: 'Seller', cell: ({ name }) => name },
    { key: 'slug', title: 'Address', cell: ({ slug }) => slug },
  ],
  filters: [{ kind: 'text', key: 'search', label: 'Name' }],
  keyOf: ({ id }) => String(id),
  linkTo: ({ id }) => `/sellers/${id}`,
  fetch: async (query) => readPage((await api('GET /office/sellers', { query })).data),
  empty: 'Add the first one: each product has a seller.',
}

export function SellersPage() {
  const mayAdd = useMay('categories.edit')
  return (
    <ListPage
      list={list}
      actions={
        mayAdd && (
          <Link to={addresses.newSeller} className={buttonClass({ look: 'accent' })}>
            <Icon name="plus" size={18} />
            Add a seller
          </Link>
        )
      }
    />
  )
}
