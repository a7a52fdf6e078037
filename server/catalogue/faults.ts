import type { Db } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type Fault, faultColumns, faultOf, faultsFound } from '#server/platform/fault.ts'

/** Products that are shown at a price which is not that of their combinations. */
export function priceFaults(db: Db): Promise<Fault[]> {
  return faultsFound(db, faults)
}

/** Of `products` and `shown`, its row of `product_prices_source`. */
export const priceDiffers = `(products.amount_kobo, products.previous_amount_kobo, products.highest_amount_kobo)
  IS DISTINCT FROM (shown.amount_kobo, shown.previous_amount_kobo, shown.highest_amount_kobo)`

const faults = rareStatement(
  'price-faults',
  faultColumns,
  `${faultOf('a price that is not that of the lowest combination in stock', "'product ' || product_id")}
  FROM product_prices_source AS shown JOIN products ON products.id = product_id
  WHERE ${priceDiffers}`,
)
