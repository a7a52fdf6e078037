import { useQuery } from '@tanstack/react-query'
import type { StockItem } from '#contract/office/stock.ts'
import { Facts } from './facts-form.tsx'
import { MoveForm } from './move-form.tsx'
import { MoveHistory } from './move-history.tsx'
import { itemQuery } from './queries.ts'

/** An item over the list: its units, a move, the facts of the store, and what became of it. */
export function StockDetail({ item: listed }: { item: StockItem }) {
  const { data: item = listed } = useQuery(itemQuery(listed.key))
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-3 gap-2 text-center">
        <Figure name="On hand" value={item.on_hand} />
        <Figure name="Held for orders" value={item.held} />
        <Figure name="Free" value={item.free} />
      </dl>
      <MoveForm key={`move-${item.key}`} item={item} />
      <Facts key={`facts-${item.key}`} item={item} />
      <MoveHistory itemKey={item.key} />
    </div>
  )
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-md bg-sunken p-2">
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="text-xl font-semibold tabular-nums">{value}</dd>
    </div>
  )
}
