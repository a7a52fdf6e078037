import { rareStatement } from '#server/platform/database/statement.ts'
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
