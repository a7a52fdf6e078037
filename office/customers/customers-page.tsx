import type { ListedCustomer } from '#contract/office/customers.ts'
import { api } from '../api/api.ts'
import type { List } from '../lists/list.ts'
import { ListPage } from '../lists/list-page.tsx'
import { readPage } from '../lists/read-page.ts'
import { Time } from '../lists/time.tsx'

const list: List<ListedCustomer> = {
  name: 'customers',
  title: 'Customers',
  noun: ['customer', 'customers'],
  columns: [
    { key: 'name', title: 'Name', cell: ({ name }) => name || 'Account closed' },
    {
      key: 'phone',
      title: 'Phone',
      cell: ({ masked_phone }) => (
        <span className="whitespace-nowrap tabular-nums">{masked_phone}</span>
      ),
    },
    { key: 'email', title: 'E-mail', cell: ({ masked_email }) => masked_email },
    { key: 'joined', title: 'Joined', cell: ({ joined_at }) => <Time at={joined_at} /> },
  ],
  filters: [{ kind: 'text', key: 'search', label: 'Name, phone, email, order' }],
  keyOf: ({ id }) => String(id),
  linkTo: ({ id }) => `/customers/${id}`,
  fetch: async (query) => readPage((await api('GET /office/customers', { query })).data),
  empty: 'Customers appear here when they open an account.',
}

/** Everybody with an account, found by what a customer at the telephone says. */
export function CustomersPage() {
  return <ListPage list={list} />
}
