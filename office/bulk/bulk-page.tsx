import { Link } from '@tanstack/react-router'
import type { BulkChange } from '#contract/office/bulk.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { api } from '../api/api.ts'
import type { Column, List } from '../lists/list.ts'
import { ListPage } from '../lists/list-page.tsx'
import { readPage } from '../lists/read-page.ts'
import { Time } from '../lists/time.tsx'
import { addresses } from '../pages.ts'
import { useMay } from '../session/me.ts'
import { ProductsDownload } from './products-download.tsx'
import { BulkStateBadge, kindOptions, kindWords, stateOptions } from './states.tsx'

const columns: Column<BulkChange>[] = [
  {
    key: 'title',
    title: 'What',
    cell: ({ title }) => <span className="[overflow-wrap:anywhere]">{title}</span>,
  },
  { key: 'kind', title: 'From', cell: ({ kind }) => kindWords(kind) },
  { key: 'state', title: 'State', cell: (change) => <BulkStateBadge {...change} /> },
  { key: 'by', title: 'By', cell: ({ by }) => by },
  { key: 'created', title: 'Begun', cell: ({ created_at }) => <Time at={created_at} /> },
  {
    key: 'moved',
    title: 'Last move',
    cell: ({ moved_at }) => <Time at={moved_at} />,
    isOptional: true,
  },
]

const list: List<BulkChange> = {
  name: 'bulk',
  title: 'Bulk changes',
  noun: ['bulk change', 'bulk changes'],
  columns,
  filters: [
    { kind: 'choice', key: 'state', label: 'State', options: stateOptions },
    { kind: 'choice', key: 'kind', label: 'From', options: kindOptions },
  ],
  keyOf: ({ id }) => String(id),
  linkTo: ({ id }) => `/bulk/${id}`,
  fetch: async ({ state, kind, ...others }) => {
    const query = {
      ...others,
      state: stateOptions.find(({ value }) => value === state)?.value,
      kind: kindOptions.find(({ value }) => value === kind)?.value,
    }
    return readPage((await api('GET /office/bulk', { query })).data)
  },
  empty: 'Send a file to change many products at once. Nothing changes until you apply it.',
}

/** Many products changed at once: what was begun, and how far it is. */
export function BulkPage() {
  const mayChange = useMay('imports.run')
  return (
    <ListPage
      list={list}
      actions={
        <>
          <ProductsDownload />
          {mayChange && (
            <Link to={addresses.newBulk} className={buttonClass({ look: 'accent' })}>
              <Icon name="plus" size={18} />
              Change many products
            </Link>
          )}
        </>
      }
    />
  )
}
