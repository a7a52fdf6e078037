import { currentPrices, linePicture } from '#server/catalogue/catalogue.ts'
import { json, list, nullable, number, text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { pictureAddress } from '#server/platform/media/media.ts'
import { paidForLines } from '../life/line-refunds.ts'
import type { PlacedOrder } from '../rows.ts'

/** A line at the counter: as it was placed, and what it costs today. */
export interface CounterLine {
  lineId: number
  productId: number
  combinationId: number | null
  name: string
  options: string[]
  imageUrl: string | null
  /** As they were placed. */
  units: number
  placedKobo: number
  /** Of one unit. An item that is no longer on sale costs what it did. */
  todayKobo: number
  /** The coupon's share of all units when it was placed. */
  couponKobo: number
}

/** The lines of an order with their prices of today, in its order. */
export async function counterLines(
  db: Db,
  { id, couponKobo }: Pick<PlacedOrder, 'id' | 'couponKobo'>,
): Promise<CounterLine[]> {
  const rows = await many(db, placedLines, [id])
  const prices = await currentPrices(
    db,
    rows.map((row) => ({ productId: row.product_id, combinationId: row.combination_id })),
  )
  const paid = paidForLines(
    rows.map((row) => ({
      quantity: row.quantity,
      amountKobo: row.amount_kobo,
      couponKobo: row.coupon_kobo,
    })),
    couponKobo,
  )
  return rows.map(({ images: [image], ...row }, place) => {
    const price = prices[place]
    const isSold = price?.isFixed === (row.combination_id === null)
    return {
      lineId: row.id,
      productId: row.product_id,
      combinationId: row.combination_id,
      name: row.name,
      options: row.options,
      imageUrl: image ? pictureAddress(image.hash) : null,
      units: row.quantity,
      placedKobo: row.amount_kobo,
      todayKobo: price && isSold ? price.amountKobo : row.amount_kobo,
      couponKobo: row.quantity * row.amount_kobo - (paid[place] ?? 0),
    }
  })
}

const placedLines = rareStatement(
  'counter-placed-lines',
  {
    id: number,
    product_id: number,
    combination_id: nullable(number),
    name: text,
    options: list(text),
    images: json(list(linePicture)),
    quantity: number,
    amount_kobo: number,
    coupon_kobo: nullable(number),
  },
  `SELECT id, product_id, combination_id, name, options, images, quantity, amount_kobo, coupon_kobo
   FROM order_lines WHERE order_id = $1 ORDER BY position`,
)
