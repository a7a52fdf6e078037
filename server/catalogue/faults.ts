import type { Db } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type Fault, faultColumns, faultOf, faultsFound } from '#server/platform/fault.ts'

/** Where listings are not what products and stock say: the read model is compared with its source, row by row. */
export function listingFaults(db: Db): Promise<Fault[]> {
  return faultsFound(db, faults)
}

/** Of `products` and `shown`, its row of `product_prices_source`. */
export const priceDiffers = `(products.amount_kobo, products.previous_amount_kobo, products.highest_amount_kobo)
  IS DISTINCT FROM (shown.amount_kobo, shown.previous_amount_kobo, shown.highest_amount_kobo)`

const row = "'product ' || product_id || ' in list ' || scope"

const faults = rareStatement(
  'catalogue-faults',
  faultColumns,
  `${faultOf('a row of a list that is not what its product says', row)}
  FROM (TABLE listing EXCEPT TABLE listing_source) AS wrong
  UNION ALL
  ${faultOf('a product that is not in a list as it should be', row)}
  FROM (TABLE listing_source EXCEPT TABLE listing) AS missing
  UNION ALL
  ${faultOf('a count of a list that is not the number of its products', "'list ' || scope || ', brand ' || brand_id || ', discount from ' || tier")}
  FROM (
    SELECT scope, brand_id, tier FROM (
      SELECT scope, brand_id, tier, products FROM listing_counts
      UNION ALL
      SELECT scope, brand, tier, -1 FROM listing
      CROSS JOIN LATERAL (VALUES (0), (brand_id)) AS brands (brand)
      CROSS JOIN LATERAL (VALUES (0), (10), (20), (30), (40)) AS tiers (tier)
      WHERE discount >= tier
    ) AS counted
    GROUP BY scope, brand_id, tier HAVING sum(products) <> 0
  ) AS wrong
  UNION ALL
  ${faultOf('what a product is that filters do not know so', "'product ' || product_id || ', ' || kind")}
  FROM (
    (TABLE product_facts EXCEPT TABLE product_facts_source)
    UNION (TABLE product_facts_source EXCEPT TABLE product_facts)
  ) AS wrong
  UNION ALL
  ${faultOf('a price that is not that of the lowest combination in stock', "'product ' || product_id")}
  FROM product_prices_source AS shown JOIN products ON products.id = product_id
  WHERE ${priceDiffers}`,
)
