import { type Line, refuseMissingChoice } from '#server/cart/cart.ts'
import { currentPrices, type SellableItem, sellableItems } from '#server/catalogue/catalogue.ts'
import type { CoveredLine } from '#server/coupons/coupons.ts'
import type { Db } from '#server/platform/database/query.ts'
import { refuse } from '#server/platform/http/handler.ts'

/** A line at its current price. */
export interface PricedLine extends SellableItem {
  quantity: number
  /** Of all its units. */
  totalKobo: number
}

/** Lines at current prices, in their order. Refuses with `not_found`; without a choice with `validation_failed`. */
export async function priceLines(db: Db, lines: Line[]): Promise<PricedLine[]> {
  return atPrices(db, lines, await sellableItems(db, lines))
}

/** Lines at the prices of `items`, which are null where something is not sold like this. */
export async function atPrices(
  db: Db,
  lines: Line[],
  items: (SellableItem | null)[],
): Promise<PricedLine[]> {
  const priced = lines.flatMap(({ quantity }, place) => {
    const item = items[place]
    return item ? [{ ...item, quantity, totalKobo: item.amountKobo * quantity }] : []
  })
  return priced.length === lines.length ? priced : refuseUnsold(db, lines)
}

async function refuseUnsold(db: Db, lines: Line[]): Promise<never> {
  const prices = await currentPrices(db, lines)
  const varied = prices.find((price) => price?.combinationId === null && !price.isFixed)
  if (varied) refuseMissingChoice(varied.productId)
  refuse('not_found', { message: 'An item in your cart is no longer sold.' })
}

/** Refuses with `out_of_stock` where a quantity exceeds what is left, and lists each such line. */
export function requireStock(lines: PricedLine[]): void {
  const short = lines.filter(({ quantity, left }) => quantity > left)
  const [first] = short
  if (!first) return
  const message =
    first.left > 0 ? `${first.name}: ${first.left} unit(s) left` : `${first.name}: Out of Stock`
  refuse('out_of_stock', {
    message,
    data: {
      lines: short.map(({ productId, combinationId, left }) => ({
        product_id: productId,
        combo_id: combinationId,
        stock_count: left,
      })),
    },
  })
}

export function sumOf(lines: PricedLine[]): number {
  return lines.reduce((sum, { totalKobo }) => sum + totalKobo, 0)
}

export function coveredLines(lines: PricedLine[]): CoveredLine[] {
  return lines.map(({ productId, categoryId, parentCategoryId, totalKobo }) => ({
    productId,
    categoryId,
    parentCategoryId,
    totalKobo,
  }))
}
