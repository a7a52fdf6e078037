import type { Db } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type Fault, faultColumns, faultOf, faultsFound } from '#server/platform/fault.ts'
import { brokenRow, sliceRow, walkOf, walkTexts } from '#server/platform/walk.ts'

const inSlice = 'product_id = ANY (ARRAY(SELECT id::integer FROM slice))'

const texts = walkTexts({
  key: 'product_id',
  from: 'FROM search_documents WHERE',
  broken: `
    SELECT DISTINCT product_id::bigint AS id, 1::bigint AS size
    FROM (
      (SELECT * FROM search_documents WHERE ${inSlice} EXCEPT SELECT * FROM search_source WHERE ${inSlice})
      UNION ALL
      (SELECT * FROM search_source WHERE ${inSlice} EXCEPT SELECT * FROM search_documents WHERE ${inSlice})
    ) AS differing`,
})

/** Products that the search knows otherwise than they are. Most of a slice's time goes into the words of its products. */
export const documentDifferences = walkOf(
  rareStatement('search-differences', sliceRow, texts.next),
  rareStatement('search-differences-again', brokenRow, texts.again),
)

/** Where the search is not what products and categories say: the read models are compared with their sources. */
export function searchFaults(db: Db): Promise<Fault[]> {
  return faultsFound(db, faults)
}

const categoryColumns = 'category_id, is_sub, things, weight'

const faults = rareStatement(
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
