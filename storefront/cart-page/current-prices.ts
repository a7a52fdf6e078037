import type { Api } from '#contract/client.ts'
import { toKobo } from '#contract/kobo.ts'
import { maxCartLines } from '#contract/limits.ts'
import type { CurrentPrice as Answered } from '#contract/shop/cart.ts'
import type { CurrentPrice } from '../cart/change.ts'
import { type CartItem, type Line, linesOf } from '../state/cart-lines.ts'

/**
 * The server's current price and stock of every line, by one call for each hundred of them. A product or
 * combination that is no longer sold has no stock; lines whose call failed are left out.
 */
export async function fetchCurrentPrices(api: Api, items: CartItem[]): Promise<CurrentPrice[]> {
  const lines = linesOf(items)
  const calls: Promise<CurrentPrice[]>[] = []
  for (let from = 0; from < lines.length; from += maxCartLines) {
    calls.push(pricesOf(api, lines.slice(from, from + maxCartLines)))
  }
  return (await Promise.all(calls)).flat()
}

async function pricesOf(api: Api, lines: Line[]): Promise<CurrentPrice[]> {
  const body = { lines: lines.map(({ key }) => ({ product_id: key.id, combo_id: key.combo })) }
  try {
    const { data } = await api('POST /carts/current-prices', { body })
    return lines.map((line, place) => priceOf(line, data.lines[place]))
  } catch {
    return []
  }
}

function priceOf({ key, amount }: Line, answered: Answered | undefined): CurrentPrice {
  if (!answered || answered.amount === null) {
    // Before it can be bought, a choice is missing: the product is sold.
    return answered?.is_choice_missing
      ? { key, amount, stock: 0 }
      : { key, amount, stock: 0, isSold: false }
  }
  return { key, amount: toKobo(answered.amount), stock: answered.stock_count }
}
