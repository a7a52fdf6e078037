import { kobo, toNaira } from '#contract/money.ts'
import { dispositions } from '#contract/office/dispositions.ts'
import type { OrderLine } from '#contract/office/order.ts'
import { itemKeyOf, type StoredItem, storedItems } from '#server/catalogue/catalogue.ts'
import {
  certain,
  json,
  list,
  nullable,
  number,
  object,
  oneOf,
} from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { pictureAddress } from '#server/platform/media/media.ts'
import { paidForLines } from '../life/line-refunds.ts'
import { type OrderRow, soldColumns } from '../rows.ts'

export interface LineDeps {
  /** Numbers of units, by line. */
  serialsOf(db: Db, orderId: number): Promise<Map<number, string[]>>
}

/** The lines of an order as the office shows them: as they were sold, with where they lie now. */
export async function linesOf(
  db: Db,
  { serialsOf }: LineDeps,
  { id, lines, coupon_kobo }: OrderRow,
): Promise<OrderLine[]> {
  const serials = await serialsOf(db, id)
  const sold = await many(db, soldLines, [id])
  const items = await storedItems(
    db,
    sold.map(({ product_id, combination_id }) => ({
      productId: product_id,
      combinationId: combination_id,
    })),
  )
  const paid = paidForLines(
    sold.map(({ coupon_kobo, ...line }) => ({
      quantity: line.quantity,
      amountKobo: line.amount_kobo,
      couponKobo: coupon_kobo,
    })),
    coupon_kobo,
  )
  return sold.map((line, place) => {
    const item: StoredItem | undefined = items.get(
      itemKeyOf({ productId: line.product_id, combinationId: line.combination_id }),
    )
    const [image] = lines[place]?.images ?? []
    return {
      line: place + 1,
      product_id: line.product_id,
      name: line.name,
      options: lines[place]?.options ?? [],
      product_code: item?.code ?? null,
      bin: item?.bin ?? null,
      barcode: item?.barcode ?? null,
      image_url: image ? pictureAddress(image.hash) : null,
      units: line.quantity,
      amount: toNaira(kobo(line.amount_kobo)),
      paid: toNaira(kobo(paid[place] ?? 0)),
      refunded_units: line.refunded,
      dispositions: line.dispositions ?? [],
      serials: serials.get(lines[place]?.id ?? 0) ?? [],
    }
  })
}

const { product_id, combination_id, name, quantity, amount_kobo, coupon_kobo } = soldColumns

const soldLines = rareStatement(
  'office-order-lines',
  {
    product_id,
    combination_id,
    name,
    quantity,
    amount_kobo,
    coupon_kobo,
    refunded: number,
    dispositions: nullable(
      json(list(object({ disposition: certain(oneOf(dispositions)), units: certain(number) }))),
    ),
  },
  `SELECT product_id, combination_id, name, quantity, amount_kobo, coupon_kobo, coalesce((
     SELECT sum(quantity)::integer FROM order_line_refunds WHERE line_id = sold_lines.id
   ), 0) AS refunded, (
     SELECT json_agg(json_build_object('disposition', disposition, 'units', units) ORDER BY disposition)
     FROM (
       SELECT disposition, sum(quantity)::integer AS units FROM order_line_refunds
       WHERE line_id = sold_lines.id AND disposition IS NOT NULL GROUP BY disposition
     ) AS places
   ) AS dispositions
   FROM sold_lines WHERE order_id = $1 ORDER BY position`,
)
