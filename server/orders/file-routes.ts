import type { orders } from '#contract/orders.ts'
import { contactsOf } from '#server/accounts/accounts.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Call, type Handlers, refuse, signedIn } from '#server/platform/http/handler.ts'
import { limitPdfs } from '#server/platform/http/pdf-limit.ts'
import { renderPdf } from '#server/platform/pdf.ts'
import { maxInFile, ordersPdf, orderTable } from './order-files.ts'
import { type ChosenOrders, chosenOrders, wordsFor } from './order-filter.ts'
import { countOrders, readOrder, readOrders } from './read.ts'
import { receiptPdf } from './receipt.ts'

interface FileRouteDeps {
  database: Database
  clock: Clock
  /** What stands above papers. */
  storeName: string
}

/** What a customer keeps of orders as files. */
export function orderFileRoutes({
  database: { pool },
  clock,
  storeName,
}: FileRouteDeps): Pick<Handlers<typeof orders>, 'receipt' | 'listAsCsv' | 'listAsPdf'> {
  const requirePdfAllowed = limitPdfs()

  async function newest(chosen: ChosenOrders, call: Call, limit: number) {
    const wanted = chosenOrders(signedIn(call).id, chosen, clock.now())
    return { wanted, rows: await readOrders(pool, wanted, { limit, skipped: 0 }) }
  }

  return {
    async receipt({ params }, call) {
      const { id } = signedIn(call)
      requirePdfAllowed(id, clock.now())
      const order = (await readOrder(pool, id, params.order_code)) ?? refuse('not_found')
      if (order.payment_status !== 'PAID' && order.payment_status !== 'REFUNDED') {
        refuse('conflict', { message: 'There is a receipt once the order is paid.' })
      }
      const customer = nameOf(await contactsOf(pool, id))
      const body = await renderPdf(receiptPdf(order, { storeName, customer }))
      return { file: { name: `${order.order_code}.pdf`, body } }
    },

    async listAsCsv({ params, query }, call) {
      const { rows } = await newest({ ...params, ...query }, call, maxInFile.csv)
      return { file: { name: 'orders.csv', body: orderTable(rows) } }
    },

    async listAsPdf({ params, query }, call) {
      requirePdfAllowed(signedIn(call).id, clock.now())
      const chosen = { ...params, ...query }
      const { wanted, rows } = await newest(chosen, call, maxInFile.pdf)
      const [total, contacts] = await Promise.all([
        countOrders(pool, wanted),
        contactsOf(pool, wanted.accountId),
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
