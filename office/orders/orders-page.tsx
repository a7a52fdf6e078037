import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { orderNeeds, orderNeedWords } from '#contract/office/order-needs.ts'
import type { ListedOrder } from '#contract/office/orders.ts'
import { type PaymentCode, paymentCodes } from '#contract/shop/payment-methods.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { formatNaira } from '#ui/naira.ts'
import { api } from '../api/api.ts'
import { documentsOf } from '../fulfilment/documents-page.tsx'
import type { BulkAction, Column, List } from '../lists/list.ts'
import { ListPage } from '../lists/list-page.tsx'
import { readPage } from '../lists/read-page.ts'
import { Time } from '../lists/time.tsx'
import { addresses } from '../pages.ts'
import { useMay } from '../session/me.ts'
import { useBellSound } from '../shell/order-bell.ts'
import { orderChoicesQuery } from './queries.ts'
import {
  deliveryOptions,
  deliveryWords,
  moveLabel,
  NeedBadges,
  PaymentBadge,
  paidOptions,
  paymentName,
  type Status,
  StatusBadge,
  statusOptions,
} from './words.tsx'

const columns: Column<ListedOrder>[] = [
  { key: 'code', title: 'Order', cell: ({ code }) => <span className="font-mono">{code}</span> },
  {
    key: 'status',
    title: 'State',
    cell: ({ status, needs, by_telephone }) => (
      <span className="flex flex-wrap gap-1">
        <StatusBadge status={status} />
        {by_telephone && <Badge>By phone</Badge>}
        <NeedBadges needs={needs} />
      </span>
    ),
  },
  { key: 'placed', title: 'Placed', cell: ({ placed_at }) => <Time at={placed_at} /> },
  {
    key: 'payment',
    title: 'Payment',
    cell: ({ payment_code, payment_status }) => (
      <span className="flex flex-wrap items-center gap-1">
        {paymentName(payment_code)} <PaymentBadge status={payment_status} />
      </span>
    ),
  },
  { key: 'name', title: 'Customer', cell: ({ name }) => name || 'Account closed' },
  {
    key: 'delivery',
    title: 'Delivery',
    cell: ({ shipping_code, carrier, place }) =>
      [carrier ?? deliveryWords[shipping_code], place].filter(Boolean).join(', '),
  },
  { key: 'units', title: 'Units', cell: ({ units }) => units, isNumber: true },
  {
    key: 'total',
    title: 'Total',
    isNumber: true,
    cell: ({ total }) => (
      <span className="whitespace-nowrap tabular-nums">{formatNaira(total)}</span>
    ),
  },
  {
    key: 'refunded',
    title: 'Gone back',
    isNumber: true,
    isOptional: true,
    cell: ({ refunded }) => (refunded === 0 ? '' : formatNaira(refunded)),
  },
  {
    key: 'ends',
    title: 'Ends unpaid',
    isOptional: true,
    cell: ({ ends_at }) => (ends_at ? <Time at={ends_at} /> : ''),
  },
  {
    key: 'moved',
    title: 'Moved',
    isOptional: true,
    cell: ({ moved_at }) => <Time at={moved_at} />,
  },
]

/** Orders that one bulk action moves at most. */
const maxMoved = 200

const questions: Partial<Record<Status, (count: number) => string>> = {
  'IN TRANSIT': (count) => `${count} orders are on their way; their customers are told.`,
  DELIVERED: (count) =>
    `${count} orders are handed over. Orders paid at the counter are marked as paid. This cannot be undone.`,
  CANCELLED: (count) => `${count} unpaid orders end, and their units go back on sale.`,
}

const bulk: BulkAction<ListedOrder>[] = (
  ['PROCESSING', 'IN TRANSIT', 'DELIVERED', 'CANCELLED'] as const
).map((status) => ({
  label: bulkLabels(status),
  ...(questions[status] && { question: questions[status] }),
  fits: ({ moves }) => moves.includes(status),
  run: ({ code, newest_move }) =>
    api('POST /office/orders/{code}/moves', {
      params: { code },
      body: { seen_move: newest_move, status },
    }),
}))

const bulkLinks = [
  {
    label: 'Documents',
    of: (rows: readonly ListedOrder[]) => documentsOf(rows.map(({ code }) => code)),
  },
]

function bulkLabels(status: 'PROCESSING' | 'IN TRANSIT' | 'DELIVERED' | 'CANCELLED'): string {
  if (status === 'DELIVERED') return 'Handed over'
  return moveLabel(status, 'carrier')
}

const needOptions = [
  { value: 'hand-over', label: 'Still in the store' },
  { value: 'any', label: 'Needs attention' },
  ...orderNeeds.map((need) => ({ value: need, label: orderNeedWords[need] })),
] as const

const paymentOptions = paymentCodes.map((value) => ({ value, label: paymentName(value) }))

interface Choices {
  carriers: readonly string[]
  states: readonly string[]
  badges: readonly string[]
}

function listOf({ carriers, states, badges }: Choices, mayEdit: boolean): List<ListedOrder> {
  const named = (name: string) => ({ value: name, label: name })
  return {
    name: 'orders',
    title: 'Orders',
    noun: ['order', 'orders'],
    columns,
    filters: [
      { kind: 'text', key: 'search', label: 'Code, name, phone, email, tracking, serial number' },
      { kind: 'choice', key: 'needs', label: 'Waits for', options: needOptions, otherwise: 'All' },
      { kind: 'choice', key: 'status', label: 'State', options: statusOptions },
      { kind: 'choice', key: 'paid', label: 'Paid', options: paidOptions },
      { kind: 'choice', key: 'payment', label: 'Payment method', options: paymentOptions },
      { kind: 'choice', key: 'delivery', label: 'Delivery', options: deliveryOptions },
      { kind: 'choice', key: 'carrier', label: 'Carrier', options: carriers.map(named) },
      { kind: 'choice', key: 'state', label: 'State it goes to', options: states.map(named) },
      { kind: 'choice', key: 'badge', label: 'Customer’s badge', options: badges.map(named) },
      { kind: 'text', key: 'customer', label: 'Customer’s number' },
      { kind: 'day', key: 'from', label: 'Placed from' },
      { kind: 'day', key: 'to', label: 'Placed until' },
    ],
    keyOf: ({ code }) => code,
    linkTo: ({ code }) => `/orders/${code}`,
    async fetch(query) {
      const { data } = await api('GET /office/orders', { query: filtersOf(query) })
      return { ...readPage(data), asOf: data.as_of }
    },
    ...(mayEdit && { bulk, bulkLinks, maxChosen: maxMoved }),
    empty: 'Your first order will appear here a second after it is paid or reserved.',
  }
}

/** What the address says; a choice that does not exist is none. */
function filtersOf(query: Record<string, string>) {
  const { status, paid, payment, delivery, needs, customer = '', ...others } = query
  return {
    ...others,
    ...(/^\d{1,9}$/.test(customer) && { customer }),
    status: statusOptions.find(({ value }) => value === status)?.value,
    paid: paidOptions.find(({ value }) => value === paid)?.value,
    payment: paymentCodes.find((code): code is PaymentCode => code === payment),
    delivery: deliveryOptions.find(({ value }) => value === delivery)?.value,
    needs: needOptions.find(({ value }) => value === needs)?.value,
  }
}

const none: Choices = { carriers: [], states: [], badges: [] }

/** Every order, the newest first, found by what a customer at the telephone knows of it. */
export function OrdersPage() {
  const { data = none } = useQuery(orderChoicesQuery)
  const mayEdit = useMay('orders.edit')
  const { isOn, toggle } = useBellSound()
  return (
    <ListPage
      list={listOf(data, mayEdit)}
      actions={
        <>
          {mayEdit && (
            <Link to={addresses.newOrder} className={`dense ${buttonClass({ look: 'accent' })}`}>
              Order by phone
            </Link>
          )}
          <Button look="quiet" className="dense" aria-pressed={isOn} onClick={toggle}>
            <Icon name="bell" size={18} />
            {isOn ? 'Sound is on' : 'Sound is off'}
          </Button>
        </>
      }
    />
  )
}
