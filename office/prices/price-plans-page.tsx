import { Link } from '@tanstack/react-router'
import type { PricePlan } from '#contract/office/price-plans.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { formatNaira } from '#ui/naira.ts'
import { api } from '../api/api.ts'
import type { Column, List } from '../lists/list.ts'
import { ListPage } from '../lists/list-page.tsx'
import { readPage } from '../lists/read-page.ts'
import { Time } from '../lists/time.tsx'
import { addresses } from '../pages.ts'
import { itemName } from '../stock/words.ts'
import { PlanState, planAddress, planWords } from './plan-words.tsx'

const columns: Column<PricePlan>[] = [
  { key: 'name', title: 'Item', cell: itemName },
  { key: 'state', title: 'State', cell: ({ state }) => <PlanState state={state} /> },
  {
    key: 'amount',
    title: 'Price',
    isNumber: true,
    cell: ({ amount }) => <strong>{formatNaira(amount)}</strong>,
  },
  { key: 'from', title: 'From', cell: ({ starts_at }) => <Time at={starts_at} /> },
  { key: 'until', title: 'Until', cell: ({ ends_at }) => <Time at={ends_at} /> },
  { key: 'what', title: 'What happens', cell: planWords },
  { key: 'by', title: 'By', cell: ({ by }) => by },
  { key: 'code', title: 'Code', cell: ({ code }) => code, isOptional: true },
]

const times = [
  { value: 'running', label: 'Running' },
  { value: 'planned', label: 'Planned' },
  { value: 'past', label: 'Past' },
] as const

const list: List<PricePlan> = {
  name: 'price-plans',
  title: 'Price plans',
  noun: ['price plan', 'price plans'],
  columns,
  filters: [
    { kind: 'text', key: 'search', label: 'Name or code of the product' },
    { kind: 'choice', key: 'when', label: 'When', options: times },
  ],
  keyOf: ({ id }) => String(id),
  linkTo: planAddress,
  fetch: async ({ when, ...others }) => {
    const query = { ...others, when: times.find(({ value }) => value === when)?.value }
    return readPage((await api('GET /office/price-plans', { query })).data)
  },
  empty: 'Plan a price for a period, to the minute.',
}

/** Prices that hold for a time: planned, running and past. */
export function PricePlansPage() {
  return (
    <ListPage
      list={list}
      actions={
        <Link to={addresses.newPricePlan} className={buttonClass({ look: 'accent' })}>
          <Icon name="plus" size={18} />
          Plan a price
        </Link>
      }
    />
  )
}
