import { maxOrdersInFile } from '#contract/limits.ts'
import type { orders } from '#contract/shop/orders.ts'
import { contactsOf } from '#server/accounts/accounts.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Call, type Handlers, refuse, signedIn } from '#server/platform/http/handler.ts'
import { limitDocuments } from '#server/platform/http/limits/document-limit.ts'
import { renderPdf } from '#server/platform/pdf/pdf.ts'
import { type ChosenOrders, chosenOrders, wordsFor } from '../order-filter.ts'
import { countOrders, readOrder, readOrders } from '../read.ts'
import { ordersPdf, orderTable } from './order-files.ts'
import { receiptPdf } from './receipt.ts'

interface FileRouteDeps {
  database: Database
  clock: Clock
  /** Above the files. */
  storeName: string
}

/** A customer's orders as files. */
export function orderFileHandlers({
  database: { pool },
  clock,
  storeName,
}: FileRouteDeps): Pick<Handlers<typeof orders>, 'receipt' | 'listAsCsv' | 'listAsPdf'> {
  const requireDocumentAllowed = limitDocuments()

  async function newest(chosen: ChosenOrders, call: Call, limit: number) {
    const filter = chosenOrders(signedIn(call).id, chosen, clock.now())
    return { filter, rows: await readOrders(pool, filter, { limit, skipped: 0 }) }
  }

  return {
    async receipt({ params }, call) {
      const { id } = signedIn(call)
      requireDocumentAllowed(id, clock.now())
      const order = (await readOrder(pool, id, params.order_code)) ?? refuse('not_found')
      if (order.payment_status !== 'PAID' && order.payment_status !== 'REFUNDED') {
        refuse('conflict', { message: 'There is a receipt once the order is paid.' })
      }
      const customer = nameOf(await contactsOf(pool, id))
      const body = await renderPdf(receiptPdf(order, { storeName, customer }))
      return { file: { name: `${order.order_code}.pdf`, body } }
    },

    async listAsCsv({ params, query }, call) {
      const { rows } = await newest({ ...params, ...query }, call, maxOrdersInFile.csv)
      return { file: { name: 'orders.csv', body: orderTable(rows) } }
    },

    async listAsPdf({ params, query }, call) {
      requireDocumentAllowed(signedIn(call).id, clock.now())
      const chosen = { ...params, ...query }
      const { filter, rows } = await newest(chosen, call, maxOrdersInFile.pdf)
      const [total, contacts] = await Promise.all([
        countOrders(pool, filter),
        contactsOf(pool, filter.accountId),
      ])
      const facts = { storeName, customer: nameOf(contacts), chosen: wordsFor(chosen), total }
      const body = await renderPdf(ordersPdf(rows, { ...facts, at: clock.now() }))
      return { file: { name: 'orders.pdf', body } }
    },
  }
}

function nameOf({ firstName, lastName }: Awaited<ReturnType<typeof contactsOf>>): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}
