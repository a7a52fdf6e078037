import { Link } from '@tanstack/react-router'
import type { Synonym } from '#contract/office/search.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { api } from '../api/api.ts'
import type { List } from '../lists/list.ts'
import { ListPage } from '../lists/list-page.tsx'
import { readPage } from '../lists/read-page.ts'
import { addresses } from '../pages.ts'

const list: List<Synonym> = {
  name: 'synonyms',
  title: 'Synonyms',
  noun: ['synonym', 'synonyms'],
  columns: [
    { key: 'term', title: 'Shoppers write', cell: ({ term }) => term },
    { key: 'meanings', title: 'It also finds', cell: ({ meanings }) => meanings.join(', ') },
  ],
  filters: [{ kind: 'text', key: 'search', label: 'Word on either side' }],
  keyOf: ({ id }) => String(id),
  linkTo: ({ id }) => `/search/synonyms/${id}`,
  fetch: async (query) => readPage((await api('GET /office/search/synonyms', { query })).data),
  empty: 'Add what shoppers call a thing, and what your products call it.',
}

/** What shoppers call things, and what products are called. */
export function SynonymsPage() {
  return (
    <ListPage
      list={list}
      actions={
        <Link to={addresses.newSynonym} className={buttonClass({ look: 'accent' })}>
          <Icon name="plus" size={18} />
          Add a synonym
        </Link>
      }
    />
  )
}
