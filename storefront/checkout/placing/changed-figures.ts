import { isRecord, isWhole, listOf } from '#client/guards.ts'
import { type Kobo, kobo, toKobo } from '#contract/kobo.ts'
import type { CurrentPrice } from '../../cart/change.ts'
import { type CartItem, keyText, linesOf } from '../../state/cart-lines.ts'
import type { Figures } from '../figures.ts'

/** A line in a refusal; null where the refusal does not name the figure. */
interface RefusalLine {
  text: string
  amount: Kobo | null
  stock: number | null
}

/** A figure that differs from the one that the shopper saw. */
export interface ChangedFigure {
  name: string
  before: Kobo
  now: Kobo
}

/**
 * The current prices and stock that a `price_changed` or `out_of_stock` carries for the cart's
 * lines.
 */
export function pricesInRefusal(data: unknown, items: CartItem[]): CurrentPrice[] {
  const lines = isRecord(data) ? listOf(data.lines, readLine) : []
  return linesOf(items).flatMap(({ key, amount, stock }) => {
    const line = lines.find(({ text }) => text === keyText(key))
    return line ? [{ key, amount: line.amount ?? amount, stock: line.stock ?? stock }] : []
  })
}

/** The figures that differ from what the shopper saw, by a `price_changed`. */
export function changedFigures(data: unknown, items: CartItem[], seen: Figures): ChangedFigure[] {
  if (!isRecord(data)) return []
  const prices = new Map(
    pricesInRefusal(data, items).map(({ key, amount }) => [keyText(key), amount]),
  )
  const lines = linesOf(items).map(({ key, item, variation, amount }) => ({
    name: [item.name, ...(variation?.variations ?? [])].join(', '),
    before: amount,
    now: prices.get(keyText(key)) ?? amount,
  }))
  const sums = [
    { name: 'Shipping', before: seen.shipping ?? kobo(0), now: naira(data.shipping) },
    { name: 'Coupon', before: seen.coupon, now: naira(data.coupon_amount) },
    { name: 'Total', before: seen.total, now: naira(data.total) },
  ]
  return [...lines, ...sums].flatMap(({ now, ...figure }) =>
    now === null || now === figure.before ? [] : [{ ...figure, now }],
  )
}

function readLine(line: unknown): RefusalLine | null {
  if (!isRecord(line) || !isWhole(line.product_id, 1)) return null
  const combo = isWhole(line.combo_id, 1) ? line.combo_id : undefined
  return {
    text: keyText({ id: line.product_id, combo }),
    amount: naira(line.amount),
    stock: isWhole(line.stock_count) ? line.stock_count : null,
  }
}

function naira(value: unknown): Kobo | null {
  return typeof value === 'number' ? toKobo(value) : null
}
