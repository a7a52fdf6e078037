import type { QueryClient } from '@tanstack/react-query'
import type { SearchParams } from '#client/search-params.ts'
import { hasFolded } from '#contract/office/folded.ts'
import type { Permission } from '#contract/office/permissions.ts'
import type { Named } from '#contract/office/product.ts'
import type { IconName } from '#ui/icon.tsx'
import { api } from './api/api.ts'
import { namesQuery } from './catalogue-names.ts'
import { helpPageWords } from './help/queries.ts'
import { addresses } from './pages.ts'
import { memberName } from './staff/member-name.ts'
import { itemName } from './stock/words.ts'

/** A record that the palette found. */
export interface FoundRecord {
  id: string
  title: string
  /** What kind of record, such as 'Member'. */
  kind: string
  icon: IconName
  to: string
  /** Filters of the list that it is in. */
  search?: SearchParams
}

/** Rows of one kind in the palette: more of them are found by the list's own filter. */
const maxOfAKind = 8

/** Records of all kinds whose name has this text, of those that the member may read. */
export async function recordsFor(
  text: string,
  permissions: readonly Permission[],
  queries: QueryClient,
): Promise<FoundRecord[]> {
  const kinds = [
    permissions.includes('orders.read') ? orders(text) : [],
    permissions.includes('customers.read') ? customers(text) : [],
    ...(permissions.includes('products.read') ? [products(text), groups(text, queries)] : []),
    permissions.includes('staff.manage') ? members(text) : [],
    roles(text),
    permissions.includes('stock.adjust') ? stock(text) : [],
    ...(permissions.includes('search.tune') ? [synonyms(text), pins(text)] : []),
    permissions.includes('content.edit') ? content(text, queries) : [],
  ]
  return (await Promise.all(kinds)).flatMap((records) => records.slice(0, maxOfAKind))
}

async function orders(search: string): Promise<FoundRecord[]> {
  const { data } = await api('GET /office/orders', { query: { search } })
  return data.rows.map(({ code, name }) => ({
    id: `order-${code}`,
    title: [code, name].filter(Boolean).join(' · '),
    kind: 'Order',
    icon: 'bell',
    to: `/orders/${code}`,
  }))
}

async function customers(search: string): Promise<FoundRecord[]> {
  const { data } = await api('GET /office/customers', { query: { search } })
  return data.rows.map(({ id, name, masked_phone, masked_email }) => ({
    id: `customer-${id}`,
    title: [name, masked_phone ?? masked_email].filter(Boolean).join(' · '),
    kind: 'Customer',
    icon: 'heart',
    to: `/customers/${id}`,
  }))
}

async function products(search: string): Promise<FoundRecord[]> {
  const { data } = await api('GET /office/products', { query: { search } })
  return data.rows.map(({ id, name, code }) => ({
    id: `product-${id}`,
    title: `${name} · ${code}`,
    kind: 'Product',
    icon: 'grid',
    to: `/products/${id}`,
  }))
}

/** Categories, brands and sellers, whose names come together. */
async function groups(text: string, queries: QueryClient): Promise<FoundRecord[]> {
  const { categories, brands, sellers } = await queries.fetchQuery({
    ...namesQuery,
    staleTime: 30_000,
  })
  const found = (rows: readonly Named[], kind: string, icon: IconName, list: string) =>
    rows
      .filter(({ name }) => hasFolded(name, text))
      .map(({ id, name }) => {
        return { id: `${list.slice(1)}-${id}`, title: name, kind, icon, to: `${list}/${id}` }
      })
  return [
    ...found(categories, 'Category', 'menu', addresses.categories),
    ...found(brands, 'Brand', 'star', addresses.brands),
    ...found(sellers, 'Seller', 'truck', addresses.sellers),
  ]
}

async function members(search: string): Promise<FoundRecord[]> {
  const { data } = await api('GET /office/members', { query: { search } })
  return data.rows.map((member) => ({
    id: `member-${member.id}`,
    title: memberName(member),
    kind: 'Member',
    icon: 'user',
    to: `/members/${member.id}`,
  }))
}

async function roles(text: string): Promise<FoundRecord[]> {
  const { data } = await api('GET /office/roles')
  return data.roles
    .filter(({ name }) => hasFolded(name, text))
    .map(({ id, name }) => ({
      id: `role-${id}`,
      title: name,
      kind: 'Role',
      icon: 'shield',
      to: `/roles/${id}`,
    }))
}

async function stock(search: string): Promise<FoundRecord[]> {
  const { data } = await api('GET /office/stock', { query: { search } })
  return data.rows.map((item) => ({
    id: `stock-${item.key}`,
    title: itemName(item),
    kind: 'Stock',
    icon: 'grid',
    to: addresses.stock,
    search: { search: item.barcode ?? item.code, entry: item.key },
  }))
}

async function synonyms(search: string): Promise<FoundRecord[]> {
  const { data } = await api('GET /office/search/synonyms', { query: { search } })
  return data.rows.map(({ id, term }) => ({
    id: `synonym-${id}`,
    title: term,
    kind: 'Synonyms',
    icon: 'link',
    to: `/search/synonyms/${id}`,
  }))
}

async function pins(search: string): Promise<FoundRecord[]> {
  const { data } = await api('GET /office/search/pins', { query: { search } })
  return data.rows.map(({ id, term }) => ({
    id: `pins-${id}`,
    title: term,
    kind: 'Pins',
    icon: 'pin',
    to: `/search/pins/${id}`,
  }))
}

/** Banners, tiles, representatives and help pages: their calls have all of them, so that they are asked for once. */
async function content(text: string, queries: QueryClient): Promise<FoundRecord[]> {
  const all = await queries.fetchQuery({
    queryKey: ['content-records'],
    queryFn: contentRecords,
    staleTime: 30_000,
  })
  return all.filter(({ title }) => hasFolded(title, text))
}

async function contentRecords(): Promise<FoundRecord[]> {
  const [banners, tiles, representatives] = await Promise.all([
    api('GET /office/content/banners'),
    api('GET /office/content/tiles'),
    api('GET /office/content/representatives'),
  ])
  return [
    ...banners.data.rows.map(({ id, title, alt }) => {
      const found = { kind: 'Banner', icon: 'picture', to: `/banners/${id}` } as const
      return { ...found, id: `banner-${id}`, title: title ?? alt }
    }),
    ...tiles.data.rows.map(({ id, name }) => {
      const found = { kind: 'Tile', icon: 'grid', to: `/tiles/${id}` } as const
      return { ...found, id: `tile-${id}`, title: name }
    }),
    ...representatives.data.rows.map(({ id, name }) => {
      const found = { kind: 'Representative', icon: 'phone', to: `/representatives/${id}` } as const
      return { ...found, id: `representative-${id}`, title: name }
    }),
    ...Object.entries(helpPageWords).map(([page, title]) => {
      const found = { kind: 'Help page', icon: 'help', to: `/help/${page}` } as const
      return { ...found, id: `help-${page}`, title }
    }),
  ]
}
