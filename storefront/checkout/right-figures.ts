import { type Kobo, kobo, toKobo } from '#contract/kobo.ts'
import type { CurrentPrice } from '../cart/change.ts'
import { type CartItem, keyText, linesOf } from '../cart/lines.ts'
import { isRecord, isWhole, listOf } from '../state/guards.ts'
import type { Figures } from './figures.ts'

/** What the server says of a line in a refusal; what it does not say stays as it was. */
interface ToldLine {
  text: string
  amount: Kobo | null
  stock: number | null
}

/** A figure that is another one now. */
export interface Changed {
  name: string
  before: Kobo
  now: Kobo
}

/** The lines of the cart as a `price_changed` or an `out_of_stock` tells them. */
export function toldPrices(data: unknown, items: CartItem[]): CurrentPrice[] {
  const told = isRecord(data) ? listOf(data.lines, readLine) : []
  return linesOf(items).flatMap(({ key, amount, stock }) => {
    const line = told.find(({ text }) => text === keyText(key))
    return line ? [{ key, amount: line.amount ?? amount, stock: line.stock ?? stock }] : []
  })
}

/** What is not as the shopper saw it, by the figures of a `price_changed`. */
export function changedFigures(data: unknown, items: CartItem[], seen: Figures): Changed[] {
  if (!isRecord(data)) return []
  const offers = new Map(toldPrices(data, items).map(({ key, amount }) => [keyText(key), amount]))
  const lines = linesOf(items).map(({ key, item, variation, amount }) => ({
    name: [item.name, ...(variation?.variations ?? [])].join(', '),
    before: amount,
    now: offers.get(keyText(key)) ?? amount,
  }))
  const sums = [
    { name: 'Shipping', before: seen.shipping ?? kobo(0), now: naira(data.shipping) },
    { name: 'Coupon', before: seen.coupon, now: naira(data.coupon_amount) },
    { name: 'Total', before: seen.total, now: naira(data.total) },
  ]
  return [...lines, ...sums].flatMap(({ now, ...rest }) =>
    now === null || now === rest.before ? [] : [{ ...rest, now }],
  )
}

function readLine(line: unknown): ToldLine | null {
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
