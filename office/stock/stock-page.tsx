import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '#contract/client.ts'
import type { StockItem } from '#contract/office/stock.ts'
import { Badge } from '#ui/badge.tsx'
import { formatNaira } from '#ui/naira.ts'
import { api } from '../api/api.ts'
import type { Column, List } from '../lists/list.ts'
import { ListPage } from '../lists/list-page.tsx'
import { readPage } from '../lists/read-page.ts'
import { addresses } from '../pages.ts'
import { notify } from '../shell/notices.tsx'
import { StockDetail } from './stock-detail.tsx'
import { useScanner } from './use-scanner.ts'
import { itemName } from './words.ts'

const columns: Column<StockItem>[] = [
  {
    key: 'name',
    title: 'Item',
    cell: (item) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {itemName(item)}
        {item.is_archived && <Badge tone="danger">Archived</Badge>}
      </span>
    ),
  },
  { key: 'code', title: 'Code', cell: ({ code }) => code, isOptional: true },
  { key: 'level', title: 'Level', cell: ({ level }) => <LevelBadge level={level} /> },
  { key: 'on_hand', title: 'On hand', cell: ({ on_hand }) => on_hand, isNumber: true },
  { key: 'held', title: 'Held', cell: ({ held }) => held, isNumber: true },
  { key: 'free', title: 'Free', cell: ({ free }) => <strong>{free}</strong>, isNumber: true },
  { key: 'bin', title: 'Bin', cell: ({ bin }) => bin ?? '' },
  { key: 'barcode', title: 'Barcode', cell: ({ barcode }) => barcode ?? '' },
  {
    key: 'reorder',
    title: 'Reorder at',
    cell: ({ reorder_level }) => reorder_level ?? '',
    isNumber: true,
  },
  {
    key: 'cost',
    title: 'Cost',
    isNumber: true,
    cell: ({ cost }) => (cost === null ? '' : formatNaira(cost)),
    isOptional: true,
  },
]

const levels = [
  { value: 'low', label: 'Low' },
  { value: 'out', label: 'Out of stock' },
] as const

const archived = [{ value: 'archived', label: 'Only these' }] as const

const list: List<StockItem> = {
  name: 'stock',
  title: 'Stock',
  noun: ['item', 'items'],
  columns,
  filters: [
    { kind: 'text', key: 'search', label: 'Name, code or barcode' },
    { kind: 'choice', key: 'level', label: 'Level', options: levels },
    { kind: 'text', key: 'bin', label: 'Bin, or its first letters' },
    {
      kind: 'choice',
      key: 'of',
      label: 'Archived products',
      options: archived,
      otherwise: 'Left out',
    },
  ],
  orders: [
    { value: '', label: 'Newest product first' },
    { value: 'bin', label: 'By bin' },
  ],
  keyOf: ({ key }) => key,
  detail: (item) => ({ title: itemName(item), content: <StockDetail item={item} /> }),
  fetch: async (query) =>
    readPage((await api('GET /office/stock', { query: filtersOf(query) })).data),
  empty: 'A row appears here for each product and combination.',
}

/** What the address says; a level or order that does not exist is none. */
function filtersOf({ level, order, of, ...others }: Record<string, string>) {
  return {
    ...others,
    level: levels.find(({ value }) => value === level)?.value,
    order: order === 'bin' ? ('bin' as const) : undefined,
    of: of === 'archived' ? ('archived' as const) : undefined,
  }
}

/** What is in the store. A scanned barcode opens its item. */
export function StockPage() {
  const navigate = useNavigate()
  async function find(code: string) {
    try {
      const { rows } = (await api('GET /office/stock', { query: { search: code } })).data
      const [item] = rows
      const entry = rows.length === 1 ? { entry: item?.key } : {}
      if (!item) notify(`No item has the code ${code}.`, { tone: 'warning' })
      void navigate({ to: addresses.stock, search: { search: code, ...entry } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, { tone: 'error' })
    }
  }
  useScanner('filter-search', (code) => void find(code))
  return <ListPage list={list} />
}

function LevelBadge({ level }: Pick<StockItem, 'level'>) {
  if (level === 'out') return <Badge tone="danger">Out</Badge>
  return level === 'low' ? <Badge tone="accent">Low</Badge> : 'Enough'
}
