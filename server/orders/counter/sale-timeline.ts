import { list, number, text, time } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { formatNaira } from '#server/platform/naira.ts'

/** The counter's sale of an order, with both prices, as its timeline has it. */
export async function saleTimeline(db: Db, { id }: { id: number }) {
  const rows = await many(db, saleOf, [id])
  const [sale] = rows
  if (!sale) return []
  return [
    {
      kind: 'payment' as const,
      at: sale.sold_at,
      by: sale.sold_by,
      title: `Sold at the counter for ${formatNaira(sale.paid_kobo)}; ${formatNaira(sale.placed_kobo)} when it was placed`,
      text: rows.map(lineWords).join('\n'),
    },
  ]
}

function lineWords({ units, quantity, name, options, today_kobo, placed_kobo_each }: SaleRow) {
  const what = [name, ...options].join(', ')
  return units === 0
    ? `${quantity} × ${what}: left`
    : `${units} of ${quantity} × ${what}: ${formatNaira(today_kobo)} each, ${formatNaira(placed_kobo_each)} when it was placed`
}

const saleRow = {
  placed_kobo: number,
  paid_kobo: number,
  sold_at: time,
  sold_by: text,
  units: number,
  quantity: number,
  name: text,
  options: list(text),
  today_kobo: number,
  placed_kobo_each: number,
}
interface SaleRow {
  units: number
  quantity: number
  name: string
  options: string[]
  today_kobo: number
  placed_kobo_each: number
}

const saleOf = rareStatement(
  'counter-sale-of-order',
  saleRow,
  `SELECT placed_kobo, paid_kobo, sold_at, sold_by, units, quantity, name, options,
     counter_lines.amount_kobo AS today_kobo, order_lines.amount_kobo AS placed_kobo_each
   FROM counter_sales JOIN counter_lines USING (order_id) JOIN order_lines ON order_lines.id = line_id
   WHERE counter_sales.order_id = $1 ORDER BY position`,
)
