import type { PickBatch } from '#contract/office/fulfilment.ts'
import { dayAndTime } from '#server/orders/orders.ts'
import type { PdfDocument } from '#server/platform/pdf/pdf.ts'

/** A batch for a walk without a phone: by bin, with the box that each unit goes into. */
export function pickList(batch: PickBatch, storeName: string): PdfDocument {
  const open = new Set(
    batch.orders.filter(({ state }) => state === 'picking').map(({ code }) => code),
  )
  const lines = batch.lines.filter(
    ({ order_code, picked, units }) => open.has(order_code) && picked < units,
  )
  const units = lines.reduce((sum, line) => sum + line.units - line.picked, 0)
  return {
    storeName,
    title: `Pick list ${batch.id}`,
    facts: [
      ['Picks', batch.taken_by],
      ['Taken', `${dayAndTime(new Date(batch.taken_at))} (Lagos)`],
      ['Orders', String(open.size)],
    ],
    columns: [
      { label: 'Bin', share: 2 },
      { label: 'What', share: 6 },
      { label: 'Code, barcode', share: 4 },
      { label: 'Order', share: 3 },
      { label: 'Box', share: 1, align: 'right' },
      { label: 'Units', share: 1.4, align: 'right' },
      { label: 'Found', share: 1.6, align: 'right' },
    ],
    rows: lines.map((line) => [
      line.bin ?? 'No bin',
      [line.name, ...line.options].join(', '),
      [line.product_code, line.barcode].filter(Boolean).join('\n'),
      line.order_code,
      String(line.box),
      String(line.units - line.picked),
      '____',
    ]),
    sums: [['Units to find', String(units)]],
    notes: [],
  }
}
