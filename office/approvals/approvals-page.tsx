import { approvalKindTable } from '#contract/office/approval-kinds.ts'
import type { ListedApproval } from '#contract/office/approvals.ts'
import { formatNaira } from '#ui/naira.ts'
import { api } from '../api/api.ts'
import type { List } from '../lists/list.ts'
import { ListPage } from '../lists/list-page.tsx'
import { readPage } from '../lists/read-page.ts'
import { Time } from '../lists/time.tsx'
import { ApprovalBadge } from './state-badge.tsx'

const states = [
  { value: 'mine', label: 'My requests' },
  { value: 'ended', label: 'Decided or ended' },
] as const

const list: List<ListedApproval> = {
  name: 'approvals',
  title: 'Approvals',
  noun: ['request', 'requests'],
  columns: [
    {
      key: 'title',
      title: 'Request',
      cell: ({ title }) => <span className="[overflow-wrap:anywhere]">{title}</span>,
    },
    {
      key: 'kind',
      title: 'Kind',
      isOptional: true,
      cell: ({ kind }) => approvalKindTable[kind].name,
    },
    {
      key: 'amount',
      title: 'Sum',
      isNumber: true,
      cell: ({ amount }) => (amount === null ? '' : formatNaira(amount)),
    },
    {
      key: 'requested_by',
      title: 'Requested by',
      cell: ({ requested_by, is_own }) => (is_own ? 'You' : requested_by),
    },
    {
      key: 'requested',
      title: 'Requested',
      cell: ({ requested_at }) => <Time at={requested_at} />,
    },
    { key: 'state', title: 'State', cell: ({ state }) => <ApprovalBadge state={state} /> },
    {
      key: 'expires',
      title: 'Ends',
      cell: ({ state, expires_at }) => (state === 'waiting' ? <Time at={expires_at} /> : ''),
    },
  ],
  filters: [
    { kind: 'choice', key: 'state', label: 'State', options: states, otherwise: 'Waiting' },
  ],
  keyOf: ({ id }) => String(id),
  linkTo: ({ id }) => `/approvals/${id}`,
  async fetch({ state, ...others }) {
    const query = { ...others, state: states.find(({ value }) => value === state)?.value }
    return readPage((await api('GET /office/approvals', { query })).data)
  },
  empty: 'Requests that need a second member’s decision appear here.',
}

/** Requests as a queue: the oldest first. */
export function ApprovalsPage() {
  return <ListPage list={list} />
}
