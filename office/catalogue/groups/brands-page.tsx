import { Link } from '@tanstack/react-router'
import type { Brand } from '#contract/office/brands.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { api } from '../../api/api.ts'
import type { Column, List } from '../../lists/list.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { readPage } from '../../lists/read-page.ts'
import { addresses } from '../../pages.ts'
import { addressOf } from '../../pictures/picture.ts'
import { useMay } from '../../session/me.ts'

const columns: Column<Brand>[] = [
  {
    key: 'name',
    title: 'Brand',
    cell: ({ name, picture_hash: hash }) => (
      <span className="flex items-center gap-3">
        <img
          src={`${addressOf({ hash })}?w=160`}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          className="size-10 shrink-0 rounded-sm bg-sunken object-contain"
        />
        {name}
      </span>
    ),
  },
  { key: 'slug', title: 'Address', cell: ({ slug }) => slug },
  {
    key: 'rank',
    title: 'Among the best brands',
    cell: ({ best_rank }) => (best_rank === null ? 'No' : `Place ${best_rank}`),
  },
]

const list: List<Brand> = {
  name: 'brands',
  title: 'Brands',
  noun: ['brand', 'brands'],
  columns,
  filters: [{ kind: 'text', key: 'search', label: 'Name' }],
  keyOf: ({ id }) => String(id),
  linkTo: ({ id }) => `/brands/${id}`,
  fetch: async (query) => readPage((await api('GET /office/brands', { query })).data),
  empty: 'Add the first one: each product has a brand.',
}

export function BrandsPage() {
  const mayAdd = useMay('categories.edit')
  return (
    <ListPage
      list={list}
      actions={
        mayAdd && (
          <Link to={addresses.newBrand} className={buttonClass({ look: 'accent' })}>
            <Icon name="plus" size={18} />
            Add a brand
          </Link>
        )
      }
    />
  )
}
