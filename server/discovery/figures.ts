import type { Db } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type Fault, faultColumns, faultOf, faultsFound } from '#server/platform/fault.ts'
import { brokenRow, sliceRow, walkOf, walkTexts } from '#server/platform/walk.ts'

/* What must be zero: read models are compared with their sources, row by row. */

/** Products whose rows of a read model are not those of its source. Slices are of the ids of `keys`. */
function differences(
  name: string,
  model: string,
  source: string,
  keys: { key: string; from: string },
) {
  const inSlice = 'product_id = ANY (ARRAY(SELECT id::integer FROM slice))'
  const rows = (table: string) => `SELECT * FROM ${table} WHERE ${inSlice}`
  const texts = walkTexts({
    ...keys,
    broken: `
      SELECT DISTINCT product_id::bigint AS id, 1::bigint AS size
      FROM (
        (${rows(model)} EXCEPT ${rows(source)}) UNION ALL (${rows(source)} EXCEPT ${rows(model)})
      ) AS differing`,
  })
  return walkOf(
    rareStatement(name, sliceRow, texts.next),
    rareStatement(`${name}-again`, brokenRow, texts.again),
  )
}

const products = { key: 'id', from: 'FROM products WHERE' }
const documents = { key: 'product_id', from: 'FROM search_documents WHERE' }

/** Products whose rows in the lists are not what they should be. */
export const listingDifferences = differences(
  'listing-differences',
  'listing',
  'listing_source',
  products,
)

/** Products whose facts, which filters use, are not what they should be. */
export const factDifferences = differences(
  'product-fact-differences',
  'product_facts',
  'product_facts_source',
  products,
)

/** Products that the search knows otherwise than they are. Most of a slice's time goes into the words of its products. */
export const documentDifferences = differences(
  'search-differences',
  'search_documents',
  'search_source',
  documents,
)

/** Where lists, their counts and facts are not what products say. */
export function listingFaults(db: Db): Promise<Fault[]> {
  return faultsFound(db, inListings)
}

/** Where the search is not what products and categories say. */
export function searchFaults(db: Db): Promise<Fault[]> {
  return faultsFound(db, inSearch)
}

const row = "'product ' || product_id || ' in list ' || scope"

const inListings = rareStatement(
  'listing-faults',
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
  ) AS wrong`,
)

const categoryColumns = 'category_id, is_sub, things, weight'

const inSearch = rareStatement(
  'search-faults',
  faultColumns,
  `${faultOf('a document of the search that is not what its product says', "'product ' || product_id")}
  FROM (
    SELECT * FROM search_documents EXCEPT SELECT * FROM search_source
  ) AS wrong
  UNION ALL
  ${faultOf('a product that the search does not have as it should', "'product ' || product_id")}
  FROM (
    SELECT * FROM search_source EXCEPT SELECT * FROM search_documents
  ) AS missing
  UNION ALL
  ${faultOf('a category that the search does not have as it should', "'category ' || category_id")}
  FROM (
    (SELECT ${categoryColumns} FROM search_categories EXCEPT SELECT ${categoryColumns} FROM search_category_source)
    UNION
    (SELECT ${categoryColumns} FROM search_category_source EXCEPT SELECT ${categoryColumns} FROM search_categories)
  ) AS wrong`,
)
