import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ListedProduct } from '#contract/office/product.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { formatNaira } from '#ui/naira.ts'
import { api } from '../../api/api.ts'
import { addressOfChosen } from '../../bulk/chosen-products.ts'
import { ProductsDownload } from '../../bulk/products-download.tsx'
import { namesQuery } from '../../catalogue-names.ts'
import { useListAddress } from '../../lists/address.ts'
import type { BulkAction, Column, List } from '../../lists/list.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { readPage } from '../../lists/read-page.ts'
import { Thumbnail } from '../../lists/thumbnail.tsx'
import { Time } from '../../lists/time.tsx'
import { addresses } from '../../pages.ts'
import { useMay } from '../../session/me.ts'
import { categoryOptions, optionsOf } from '../queries.ts'
import { ProductStateBadge, stateOptions } from '../states.tsx'

const columns: Column<ListedProduct>[] = [
  { key: 'name', title: 'Product', cell: (product) => <NameCell {...product} /> },
  { key: 'code', title: 'Code', cell: ({ code }) => code },
  { key: 'state', title: 'State', cell: ({ state }) => <ProductStateBadge state={state} /> },
  {
    key: 'price',
    title: 'Price',
    isNumber: true,
    cell: ({ amount }) =>
      amount === null ? (
        'None yet'
      ) : (
        <span className="whitespace-nowrap tabular-nums">{formatNaira(amount)}</span>
      ),
  },
  {
    key: 'free',
    title: 'Free units',
    cell: ({ free }) => free.toLocaleString('en-NG'),
    isNumber: true,
  },
  {
    key: 'category',
    title: 'Category',
    cell: ({ category }) => category?.name ?? 'None yet',
  },
  { key: 'brand', title: 'Brand', cell: ({ brand }) => brand.name },
  { key: 'seller', title: 'Seller', cell: ({ seller }) => seller.name, isOptional: true },
  {
    key: 'changed',
    title: 'Changed',
    cell: ({ changed_at }) => (changed_at ? <Time at={changed_at} /> : 'Never'),
    isOptional: true,
  },
]

function NameCell({ name, image_url }: ListedProduct) {
  return (
    <span className="flex items-center gap-3">
      <Thumbnail src={image_url} size={40} />
      <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
    </span>
  )
}

const bulk: BulkAction<ListedProduct>[] = [
  {
    label: 'Hide',
    fits: ({ state }) => state === 'live',
    run: ({ id, version }) => move(id, version, 'hidden'),
  },
  {
    label: 'Put on sale',
    fits: ({ state }) => state !== 'live',
    run: ({ id, version }) => move(id, version, 'live'),
  },
]

const bulkLinks = [
  { label: 'Change one column', of: chosenOn('newBulk') },
  { label: 'Edit in a grid', of: chosenOn('bulkGrid') },
]

function chosenOn(page: 'newBulk' | 'bulkGrid') {
  return (rows: readonly ListedProduct[]) =>
    addressOfChosen(
      page,
      rows.map(({ id }) => String(id)),
    )
}

function move(id: number, version: number, state: 'hidden' | 'live') {
  return api('POST /office/products/{id}/state', { params: { id }, body: { version, state } })
}

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'changed', label: 'Changed last first' },
  { value: 'name', label: 'Name' },
  { value: 'price', label: 'Lowest price first' },
  { value: 'price-down', label: 'Highest price first' },
] as const

const stockOptions = [
  { value: 'in', label: 'In stock' },
  { value: 'out', label: 'Out of stock' },
] as const

/** Everything that is sold, is not yet, or is no longer. */
export function ProductsPage() {
  const { data: names } = useQuery(namesQuery)
  const mayAdd = useMay('products.edit')
  const mayPublish = useMay('products.publish')
  const mayImport = useMay('imports.run')
  const list: List<ListedProduct> = {
    name: 'products',
    title: 'Products',
    noun: ['product', 'products'],
    columns,
    orders,
    filters: [
      { kind: 'text', key: 'search', label: 'Name or code' },
      { kind: 'choice', key: 'state', label: 'State', options: stateOptions },
      {
        kind: 'choice',
        key: 'category',
        label: 'Category',
        options: categoryOptions(names?.categories ?? []),
      },
      { kind: 'choice', key: 'brand', label: 'Brand', options: optionsOf(names?.brands ?? []) },
      { kind: 'choice', key: 'seller', label: 'Seller', options: optionsOf(names?.sellers ?? []) },
      { kind: 'choice', key: 'stock', label: 'Stock', options: stockOptions },
    ],
    keyOf: ({ id }) => String(id),
    linkTo: ({ id }) => `/products/${id}`,
    fetch: async (query) =>
      readPage((await api('GET /office/products', { query: filtersOf(query) })).data),
    ...((mayPublish || mayImport) && { bulk: mayPublish ? bulk : [] }),
    ...(mayImport && { bulkLinks }),
    empty: 'Add the first product. It is a draft until you put it on sale.',
  }
  const { query } = useListAddress(list)
  const { order: _, after: __, ...filter } = query
  return (
    <ListPage
      list={list}
      actions={
        <>
          <ProductsDownload filter={filter} />
          {mayAdd && (
            <Link to={addresses.newProduct} className={buttonClass({ look: 'accent' })}>
              <Icon name="plus" size={18} />
              Add a product
            </Link>
          )}
        </>
      }
    />
  )
}

/** What the address says; a choice that does not exist is none. */
function filtersOf({ state, order, stock, ...others }: Record<string, string>) {
  return {
    ...others,
    state: stateOptions.find(({ value }) => value === state)?.value,
    order: orders.find(({ value }) => value === order)?.value,
    stock: stockOptions.find(({ value }) => value === stock)?.value,
  }
}
