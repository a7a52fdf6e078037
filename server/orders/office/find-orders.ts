import type { OrderNeed } from '#contract/office/order-needs.ts'
import type { ShippingCode } from '#contract/shipping-methods.ts'
import type { PaymentCode } from '#contract/shop/payment-methods.ts'
import { beginningsOf, typedContact } from '#server/accounts/accounts.ts'
import type { Clock } from '#server/platform/clock.ts'
import { number } from '#server/platform/database/columns.ts'
import { count, counted, type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { dateRange } from '#server/platform/date-range.ts'
import { idAfter, maxCounted, maxRead } from '#server/platform/total.ts'
import type { OrderStatus, PaymentStatus } from '../life/status.ts'
import { type NeedDeps, type Needs, ordersToHandOver } from './needs.ts'

export interface OfficeFilter {
  status?: OrderStatus | undefined
  payment?: PaymentCode | undefined
  paid?: PaymentStatus | undefined
  delivery?: ShippingCode | undefined
  carrier?: string | undefined
  state?: string | undefined
  /** The customer's, by name. */
  badge?: string | undefined
  /** An account. */
  customer?: number | undefined
  from?: string | undefined
  to?: string | undefined
  needs?: OrderNeed | 'any' | 'hand-over' | undefined
  search?: string | undefined
  after?: string | undefined
}

export interface FindDeps extends NeedDeps {
  clock: Clock
  /** The accounts with this address, or this number (E.164). */
  accountsWith(db: Db, contact: { email: string } | { phoneNumber: string }): Promise<number[]>
  /** The orders whose parcel has this tracking number, or whose payment this reference. */
  ordersOfParcel(db: Db, trackingNumber: string): Promise<number[]>
  ordersOfPayment(db: Db, reference: string): Promise<number[]>
  /** The order that has the unit with this serial number or IMEI. */
  ordersOfSerial(db: Db, number: string): Promise<number[]>
}

/** The ids of a page of orders, the newest first, with one more where another page follows, and how many fit. */
export async function findOrders(
  db: Db,
  deps: FindDeps,
  { needs, ...filter }: OfficeFilter,
  needing: Needs,
): Promise<{ ids: number[]; fitting: number }> {
  const { from, to, search } = filter
  const days = dateRange(
    from || to ? 'custom' : 'all',
    { start: from ?? to, end: to ?? from },
    deps.clock.now(),
  )
  const waiting = needs ? await idsWith(db, needs, needing) : null
  const found = search ? await searched(db, deps, search) : {}
  const values = [
    filter.status ?? null,
    filter.payment ?? null,
    filter.paid ?? null,
    filter.delivery ?? null,
    filter.carrier ?? null,
    filter.state ?? null,
    days.from,
    days.until,
    both(waiting, found.ids ?? null),
    found.accounts ?? null,
    found.phone ?? null,
    found.names ?? null,
    filter.customer ?? null,
    filter.badge ?? null,
  ]
  const page = await many(db, matching, [...values, idAfter(filter.after), maxRead])
  const fitting = await count(db, countMatching, [...values, maxCounted])
  return { ids: page.map(({ order_id }) => order_id), fitting }
}

async function idsWith(
  db: Db,
  needs: OrderNeed | 'any' | 'hand-over',
  needing: Needs,
): Promise<number[]> {
  if (needs === 'hand-over') return [...(await ordersToHandOver(db)).keys()]
  if (needs !== 'any') return [...needing[needs].keys()]
  return [...new Set(Object.values(needing).flatMap((orders) => [...orders.keys()]))]
}

function both(some: number[] | null, others: number[] | null): number[] | null {
  if (some === null || others === null) return some ?? others
  const known = new Set(others)
  return some.filter((id) => known.has(id))
}

/** A search finds orders by id, by their customers, by a number, or by names. */
interface Searched {
  ids?: number[]
  accounts?: number[]
  /** E.164. */
  phone?: string
  /** Each of its words begins a word of a name. */
  names?: string
}

async function searched(db: Db, deps: FindDeps, search: string): Promise<Searched> {
  const contact = typedContact(search)
  if (contact) {
    const accounts = await deps.accountsWith(db, contact)
    return 'email' in contact ? { accounts } : { accounts, phone: contact.phoneNumber }
  }
  const ids = await idsNamed(db, deps, search.replace(/\s/g, ''))
  return ids.length > 0 ? { ids } : { names: search }
}

/** By a code, a tracking number, a payment reference or a serial number, each of which is one word. */
async function idsNamed(db: Db, deps: FindDeps, word: string): Promise<number[]> {
  const [ofCode, ofParcel, ofPayment, ofSerial] = await Promise.all([
    many(db, orderOfCode, [word.toUpperCase()]),
    deps.ordersOfParcel(db, word),
    deps.ordersOfPayment(db, word),
    deps.ordersOfSerial(db, word),
  ])
  return [...ofCode.map(({ id }) => id), ...ofParcel, ...ofPayment, ...ofSerial]
}

const orderOfCode = rareStatement(
  'office-orders-of-code',
  { id: number },
  'SELECT id FROM orders WHERE order_code = $1',
)

const fits = `($1::text IS NULL OR status = $1) AND ($2::text IS NULL OR payment_code = $2)
     AND ($3::text IS NULL OR payment_status = $3) AND ($4::text IS NULL OR shipping_code = $4)
     AND ($5::text IS NULL OR carrier_name = $5) AND ($6::text IS NULL OR state = $6)
     AND ($7::timestamptz IS NULL OR placed_at >= $7) AND ($8::timestamptz IS NULL OR placed_at < $8)
     AND ($9::bigint[] IS NULL OR order_id = ANY ($9))
     AND ($10::bigint[] IS NULL OR account_id = ANY ($10) OR phone = $11::text)
     AND ($12::text IS NULL OR names @@ ${beginningsOf('$12')})
     AND ($13::bigint IS NULL OR account_id = $13) AND ($14::text IS NULL OR badge = $14)`

const matching = rareStatement(
  'office-orders-matching',
  { order_id: number },
  `SELECT order_id FROM office_orders
   WHERE ${fits} AND ($15::bigint IS NULL OR order_id < $15)
   ORDER BY order_id DESC LIMIT $16`,
)

const countMatching = rareStatement(
  'office-orders-count',
  counted,
  `SELECT count(*) FROM (SELECT FROM office_orders WHERE ${fits} LIMIT $15) AS orders`,
)
