import { z } from 'zod'
import { orderNeeds } from '#contract/office/order-needs.ts'
import { certain, nullable, number, type Row, text } from '#server/platform/database/columns.ts'
import type { Pool } from '#server/platform/database/pool.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Bench, Figure } from './bench.ts'
import { percentile } from './load.ts'
import { type OfficeMember, officeMember } from './office-member.ts'

const orders = 1_000_000
/** Pages that a member at the counter or the telephone opens, one after the other. */
const pages = 48
const entries = 200

export const officeOrders: Bench = {
  name: 'office-orders',
  how:
    `A member looks through ${orders.toLocaleString('en')} orders: ${pages} pages of each filter, with the properties of ` +
    `orders so that something fits, and the page after each; ${pages} customers by their contacts; ${pages} orders of ` +
    `${entries} comments each.`,

  async run({ withOrders }) {
    const app = await withOrders(orders)
    const member = await officeMember(app)
    // The first list takes in all that was ever ordered: once in a mall's life.
    const { ms: firstList } = await member.call(page, '/orders')
    const rows = await many(app.pool, someOrders, [pages])
    const figures: Figure[] = [{ what: 'the first list ever', value: firstList, unit: 'ms' }]
    figures.push(...(await figuresOf(member, filters, { rows, atMost: 150 })))
    figures.push(...(await figuresOf(member, contacts, { rows, atMost: 50 })))
    figures.push(await longOrders(app.pool, member, rows))
    member.close()
    return figures
  },
}

const orderRow = {
  id: number,
  order_code: text,
  status: text,
  payment_code: text,
  payment_status: text,
  shipping_code: text,
  carrier_name: nullable(text),
  state: nullable(text),
  // Of an order's day, in Lagos.
  day: certain(text),
  phone: nullable(text),
  email: nullable(text),
  account_id: number,
  first_name: text,
  tx_ref: nullable(text),
}
type OrderRow = Row<typeof orderRow>
type Filters = Record<string, (row: OrderRow, at: number) => Record<string, unknown>>

const filters: Filters = {
  nothing: () => ({}),
  status: ({ status }) => ({ status }),
  payment: ({ payment_code: payment }) => ({ payment }),
  'payment state': ({ payment_status: paid }) => ({ paid }),
  delivery: ({ shipping_code: delivery }) => ({ delivery }),
  carrier: ({ carrier_name: carrier }) => ({ carrier }),
  state: ({ state }) => ({ state }),
  badge: (_, at) => ({ badge: ['Bronze', 'Silver', 'Gold'][at % 3] }),
  day: ({ day }) => ({ from: day, to: day }),
  'from a day': ({ day }) => ({ from: day }),
  customer: ({ account_id: customer }) => ({ customer }),
  'what somebody is needed for': (_, at) => ({
    needs: [...orderNeeds, 'any', 'hand-over'][at % (orderNeeds.length + 2)],
  }),
  code: ({ order_code: search }) => ({ search }),
  'payment reference': ({ tx_ref, order_code }) => ({ search: tx_ref ?? order_code }),
  'tracking number of no parcel': ({ id }) => ({ search: `SWD${id}` }),
  'first name': ({ first_name: search }) => ({ search }),
  'beginning of a name': ({ first_name }) => ({ search: first_name.slice(0, 2) }),
  'state and day': ({ state, day }) => ({ state, from: day, to: day }),
  'name and state': ({ first_name: search, state }) => ({ search, state }),
  'name, status and payment': ({ first_name: search, status, payment_code: payment }) => ({
    search,
    status,
    payment,
  }),
  'all of them': (row) => ({
    status: row.status,
    payment: row.payment_code,
    paid: row.payment_status,
    delivery: row.shipping_code,
    carrier: row.carrier_name,
    state: row.state,
    from: row.day,
    search: row.first_name,
  }),
}

const contacts: Filters = {
  phone: ({ phone, email }) => ({ search: phone ?? email }),
  'e-mail': ({ email, phone }) => ({ search: email ?? phone }),
}

/** p95 of all filters, and of the slowest of them. */
async function figuresOf(
  member: OfficeMember,
  of: Filters,
  { rows, atMost }: { rows: readonly OrderRow[]; atMost: number },
): Promise<Figure[]> {
  const all: number[] = []
  const slowest = { kind: '', p95: 0 }
  for (const [kind, filterOf] of Object.entries(of)) {
    const times: number[] = []
    for (const [at, row] of rows.entries()) {
      const path = `/orders?${queryOf(filterOf(row, at))}`
      const first = await member.call(page, path)
      times.push(first.ms)
      if (first.data.next === null) continue
      const after = encodeURIComponent(first.data.next)
      times.push((await member.call(page, `${path}&after=${after}`)).ms)
    }
    all.push(...times)
    const p95 = percentile(times, 0.95)
    console.log(`  ${kind}: ${p95.toFixed(1)} ms`)
    if (p95 > slowest.p95) Object.assign(slowest, { kind, p95 })
  }
  const names = Object.keys(of)
  const what = names.length > 3 ? 'any filter' : names.join(', ')
  return [
    { what: `p95, orders by ${what}`, value: percentile(all, 0.95), unit: 'ms', atMost },
    { what: `of the slowest (${slowest.kind})`, value: slowest.p95, unit: 'ms', atMost },
  ]
}

function queryOf(filter: Record<string, unknown>): string {
  const given = Object.entries(filter).filter(([, value]) => value !== null && value !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}

async function longOrders(
  pool: Pool,
  member: OfficeMember,
  rows: readonly OrderRow[],
): Promise<Figure> {
  await pool.query(comments, [rows.map(({ id }) => id), entries, new Date()])
  const times: number[] = []
  for (const { order_code } of rows) {
    times.push((await member.call(z.unknown(), `/orders/${order_code}`)).ms)
  }
  const value = percentile(times, 0.95)
  return { what: `p95, an order of ${entries} comments`, value, unit: 'ms', atMost: 200 }
}

const page = z.object({ next: z.string().nullable() })

const comments = `
  INSERT INTO order_comments (order_id, comment, written_by, written_at)
  SELECT id, 'Asked the customer again, call ' || number, 'job:bench', $3
  FROM unnest($1::bigint[]) AS id CROSS JOIN generate_series(1, $2) AS number
  WHERE NOT EXISTS (SELECT FROM order_comments WHERE order_id = id)`

const someOrders = rareStatement(
  'bench-office-orders',
  orderRow,
  `SELECT orders.id, orders.order_code, orders.status, payment_code, payment_status, shipping_code, carrier_name, state,
     to_char(placed_at AT TIME ZONE 'Africa/Lagos', 'YYYY-MM-DD') AS day, phone, email, orders.account_id, first_name, tx_ref
   FROM orders JOIN accounts ON accounts.id = orders.account_id
   LEFT JOIN payments ON payments.order_id = orders.id
   WHERE email IS NOT NULL ORDER BY md5(orders.id::text) LIMIT $1`,
)
