import type { documents } from '#contract/office/documents.ts'
import { ordersToPrint, type PrintedOrder } from '#server/orders/orders.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { staffOf } from '#server/platform/http/handler.ts'
import { limitDocuments } from '#server/platform/http/limits/document-limit.ts'
import { renderPdf, renderPdfs } from '#server/platform/pdf/pdf.ts'
import { readBatch } from '../batch.ts'
import type { FulfilmentDeps } from '../change-fulfilment.ts'
import { serialsOf } from '../serials/read-serials.ts'
import { readFulfilment } from '../state.ts'
import { type ParcelLabel, renderLabels } from './labels.ts'
import { packingSlip } from './packing-slip.ts'
import { pickList } from './pick-list.ts'

export interface DocumentDeps extends FulfilmentDeps {
  storeName: string
  storeAddress: string
}

/** Documents of orders that leave the house. */
export function documentHandlers(deps: DocumentDeps): Handlers<typeof documents> {
  const { database, clock, memberNames, storeName, storeAddress } = deps
  const requireDocumentAllowed = limitDocuments()
  return {
    async pickList({ params: { id } }, call) {
      const [{ id: memberId }, now] = [staffOf(call), clock.now()]
      requireDocumentAllowed(memberId, now)
      const batch = await readBatch(database, id, { memberId, memberNames, now })
      return {
        file: { name: `pick-list-${id}.pdf`, body: await renderPdf(pickList(batch, storeName)) },
      }
    },
    async packingSlips({ query: { codes, prices } }, call) {
      requireDocumentAllowed(staffOf(call).id, clock.now())
      const facts = { storeName, withPrices: prices === 'yes' }
      const orders = await ordersToPrint(database, { serialsOf }, codes)
      const slips = orders.map((order) => packingSlip(order, facts))
      const body = await renderPdfs(slips, { storeName, title: 'Packing slips' })
      return { file: { name: nameOf('slip', codes), body } }
    },
    async parcelLabels({ query: { codes } }, call) {
      requireDocumentAllowed(staffOf(call).id, clock.now())
      const labels: ParcelLabel[] = []
      for (const order of await ordersToPrint(database, { serialsOf }, codes)) {
        labels.push(labelOf(order, await readFulfilment(database, order.row.id)))
      }
      const body = await renderLabels(labels, { storeName, storeAddress })
      return { file: { name: nameOf('label', codes), body } }
    },
  }
}

function nameOf(document: string, codes: readonly string[]): string {
  return codes.length === 1 ? `${document}-${codes[0]}.pdf` : `${document}s.pdf`
}

function labelOf(
  order: PrintedOrder,
  { weight_grams }: { weight_grams: number | null },
): ParcelLabel {
  const { row, lines, recipient, address, phone } = order
  const units = lines.reduce((sum, line) => sum + line.units - line.refunded_units, 0)
  return {
    code: row.order_code,
    recipient,
    address,
    phone,
    method: row.carrier_name ?? row.shipping_method,
    facts: [
      units === 1 ? '1 unit' : `${units} units`,
      ...(weight_grams ? [`${(weight_grams / 1000).toLocaleString('en-NG')} kg`] : []),
    ],
  }
}
