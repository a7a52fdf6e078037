import { Link } from '@tanstack/react-router'
import type { PinnedTerm } from '#contract/office/search.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { api } from '../api/api.ts'
import type { List } from '../lists/list.ts'
import { ListPage } from '../lists/list-page.tsx'
import { readPage } from '../lists/read-page.ts'
import { addresses } from '../pages.ts'

const list: List<PinnedTerm> = {
  name: 'pins',
  title: 'Pins',
  noun: ['pinned search', 'pinned searches'],
  columns: [
    { key: 'term', title: 'Search', cell: ({ term }) => term },
    {
      key: 'products',
      title: 'Begins with',
      cell: ({ products }) => products.map(({ name }) => name).join(', '),
    },
    {
      key: 'hidden',
      title: 'Not for sale now',
      cell: ({ products }) => products.filter(({ is_live }) => !is_live).length || 'None',
    },
  ],
  filters: [{ kind: 'text', key: 'search', label: 'Words of the search' }],
  keyOf: ({ id }) => String(id),
  linkTo: ({ id }) => `/search/pins/${id}`,
  fetch: async (query) => readPage((await api('GET /office/search/pins', { query })).data),
  empty: 'Choose the products that come first in a search.',
}

/** Searches that begin with chosen products. */
export function PinsPage() {
  return (
    <ListPage
      list={list}
      actions={
        <Link to={addresses.newPins} className={buttonClass({ look: 'accent' })}>
          <Icon name="plus" size={18} />
          Pin products
        </Link>
      }
    />
  )
}
