import { kobo, toNaira } from '#contract/money.ts'
import type { orders } from '#contract/shop/orders.ts'
import { firstRepresentative } from '#server/content/content.ts'
import { trackingOf } from '#server/delivery/delivery.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Db } from '#server/platform/database/query.ts'
import { type Handlers, refuse, signedIn } from '#server/platform/http/handler.ts'
import { pageAddresses, pageMeta } from '#server/platform/http/paging.ts'
import { formatNaira } from '#server/platform/naira.ts'
import { orderFileHandlers } from './files/file-routes.ts'
import { readNotes } from './life/notes.ts'
import { chosenOrders } from './order-filter.ts'
import { presentOrder } from './present.ts'
import { countOrders, type OrderFilter, ownOrder, readOrder, readOrders } from './read.ts'
import type { OrderRow } from './rows.ts'
import type { Orders } from './verbs.ts'

export interface OrderRouteDeps {
  database: Database
  clock: Clock
  /** Above receipts. */
  storeName: string
  /** Of these lines and orders, those that their buyers have reviewed. */
  reviewedLines: (db: Db, lineIds: number[]) => Promise<Set<number>>
  ratedOrders: (db: Db, orderIds: number[]) => Promise<Set<number>>
  /** Of these orders, where card money went that was given back. */
  cardRefundsOf: (db: Db, orderIds: number[]) => Promise<Map<number, ('card' | 'wallet')[]>>
  /** Where orders are picked up, on one line. */
  storeAddress: string
  cancelOwn: Orders['cancelOwn']
}

const perPage = 10

export function orderHandlers(deps: OrderRouteDeps): Handlers<typeof orders> {
  const { pool } = deps.database

  async function presentAll(rows: OrderRow[]) {
    const lines = rows.flatMap((row) => row.lines.map(({ id }) => id))
    const ids = rows.map(({ id }) => id)
    const [reviewed, rated, tracking, cardRefunds, whatsapp] = await Promise.all([
      deps.reviewedLines(pool, lines),
      deps.ratedOrders(pool, ids),
      trackingOf(pool, ids),
      deps.cardRefundsOf(pool, ids),
      firstRepresentative(pool, 'orders', deps.clock.now()),
    ])
    const { storeAddress } = deps
    const context = { reviewed, rated, tracking, cardRefunds, whatsapp, storeAddress }
    return rows.map((row) => presentOrder(row, context))
  }

  async function page(filter: OrderFilter, page: number, address: (page: number) => string) {
    const [rows, total] = await Promise.all([
      readOrders(pool, filter, { limit: perPage, skipped: (page - 1) * perPage }),
      countOrders(pool, filter),
    ])
    const meta = pageMeta(address, { page, perPage, total })
    return { data: { orders: { data: await presentAll(rows), meta } } }
  }

  async function one(accountId: number, orderCode: string): Promise<OrderRow> {
    return (await readOrder(pool, accountId, orderCode)) ?? refuse('not_found')
  }

  return {
    ...orderFileHandlers(deps),

    async single({ params }, call) {
      const [order] = await presentAll([await one(signedIn(call).id, params.order_code)])
      return { data: { orders: order ?? refuse('not_found') } }
    },

    async singleAsList({ params }, call) {
      const data = await presentAll([await one(signedIn(call).id, params.order_code)])
      const address = () => `/api/v1/orders/single-order/${params.order_code}`
      const meta = pageMeta(address, { page: 1, perPage, total: 1 })
      return { data: { orders: { data, meta } } }
    },

    async all({ query }, call) {
      const filter = { accountId: signedIn(call).id, status: null, range: everything }
      return page(filter, query.page, pageAddresses('/api/v1/orders', {}))
    },

    async list({ params: { tab, sort }, query: { page: number, start, end } }, call) {
      const chosen = { tab, sort, start, end }
      const filter = chosenOrders(signedIn(call).id, chosen, deps.clock.now())
      const path = `/api/v1/orders/${tab}/${sort}`
      return page(filter, number, pageAddresses(path, { start, end }))
    },

    async cancel({ params: { order_code: orderCode } }, call) {
      const accountId = signedIn(call).id
      const { refundedKobo, to } = await deps.cancelOwn({ orderCode, accountId })
      return {
        message: `The order is cancelled. ${wordsOfMoney(refundedKobo, to)}`,
        data: { order_status: 'CANCELLED', refunded: toNaira(kobo(refundedKobo)) },
      }
    },

    async notes({ params }, call) {
      const filter = { accountId: signedIn(call).id, orderIdOrCode: params.order_code }
      const { id } = (await ownOrder(pool, filter)) ?? refuse('not_found')
      return { data: { order_notes: await readNotes(pool, id) } }
    },
  }
}

function wordsOfMoney(refundedKobo: number, to: 'card' | 'wallet'): string {
  if (refundedKobo === 0) return 'You owe nothing for it.'
  const sum = formatNaira(refundedKobo)
  return to === 'wallet'
    ? `${sum} is in your wallet.`
    : `We are refunding ${sum} to the card or account you paid from. Your bank can take up to 10 working days to show it.`
}

const everything = { from: null, until: null }
