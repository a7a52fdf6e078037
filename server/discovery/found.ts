import { cardRow, cardsOf } from '#server/catalogue/catalogue.ts'
import {
  boolean,
  type Columns,
  certain,
  list,
  nullable,
  number,
  type Row,
} from '#server/platform/database/columns.ts'
import { type Db, one } from '#server/platform/database/query.ts'
import { joinedStatement, statement, variants } from '#server/platform/database/statement.ts'
import { countedJson, countedSql, type Facets, facetsIn, passingSql } from './listing/facets.ts'
import { type Filters, type ListingQuery, perPage } from './listing/filters.ts'
import { type ListingResult, readFound } from './listing/listing.ts'
import { afterPage, amongSql, unreadParameters } from './listing/listing-sql.ts'
import { type ListOrder, listOrders, orderOf, pageValues } from './listing/listing-statements.ts'
import { matchedSql } from './words/match.ts'
import { few } from './words/search.ts'

/*
 * Lists and facets of what words find, in the statement that matches them, so that thousands of ids stay in PostgreSQL.
 * Parameters are those of filters and page, then those of `matchValues`.
 */

const { matched, best, isExact } = matchedSql(afterPage)

const finderColumns = {
  // Counts are never null.
  is_exact: certain(boolean),
  matches: number,
  /** All of them, the best first, where they are few; else none. */
  few_ids: list(number),
  /** The sub-category of the first. */
  category: nullable(number),
}
type FinderRow = Row<typeof finderColumns>

const finder = `${unreadParameters}, ${matched}, finder AS MATERIALIZED (
  SELECT *, (SELECT category_id FROM matched WHERE matches < ${few} AND product_id = few_ids[1]) AS category
  FROM (
    SELECT ${isExact} AS is_exact, matches,
      ARRAY(SELECT product_id FROM matched WHERE matches < ${few} ORDER BY ${best}) AS few_ids
    FROM size
  ) AS counted
)`

/** A row for each card, or one without a card. `counted` selects a further column of CTEs that `counting` has. */
function listed<C extends Columns>(
  name: string,
  order: ListOrder,
  { columns, counting, counted }: { columns: C; counting: string; counted: string },
) {
  const found = { rows: 'matched', best, isExact: '(SELECT is_exact FROM finder)' }
  return joinedStatement(
    name,
    {
      columns: { listed: number, total: number, ...finderColumns, ...columns },
      joined: { place: number, ...cardRow },
    },
    `WITH ${finder}${counting}
     SELECT cardinality(page.ids) AS listed, page.total, finder.*${counted}, card.*
     FROM finder CROSS JOIN (${amongSql(order, found)}) AS page
     LEFT JOIN LATERAL (${cardsOf(`page.ids[:${perPage}]`)}) AS card ON true
     ORDER BY place`,
  )
}

const lists = variants(listOrders, (order) =>
  listed(`find-list-${order}`, order, { columns: {}, counting: '', counted: '' }),
)

const listsWithFacets = variants(listOrders, (order) =>
  listed(`find-list-and-facets-${order}`, order, {
    columns: { counted: nullable(countedJson) },
    counting: `, ${passingSql(best)}`,
    // With the first row alone: they are as large as the cards.
    counted: `, CASE WHEN row_number() OVER (ORDER BY place) = 1 THEN (${countedSql}) END AS counted`,
  }),
)

const facetsAlone = statement(
  'find-facets',
  // Counts are never null.
  { ...finderColumns, counted: certain(countedJson) },
  `WITH ${finder}, ${passingSql(best)} SELECT finder.*, (${countedSql}) AS counted FROM finder`,
)

/** What a statement has read, and what its finder says of the matches. */
export interface FoundPart {
  list?: ListingResult
  facets?: Facets
  finder: FinderRow
}

export async function findList(db: Db, query: ListingQuery, values: unknown[]): Promise<FoundPart> {
  const call = { statement: lists(orderOf(query, true)), values: [...pageValues(query), ...values] }
  const { list, first } = await readFound(db, call)
  return { list, finder: first }
}

/** Of the same matches. */
export async function findListAndFacets(
  db: Db,
  query: ListingQuery,
  values: unknown[],
): Promise<FoundPart> {
  const statement = listsWithFacets(orderOf(query, true))
  const call = { statement, values: [...pageValues(query), ...values] }
  const { list, first } = await readFound(db, call)
  if (!first.counted) throw new Error('the first row has the counts')
  return { list, facets: facetsIn(first.counted, first.is_exact), finder: first }
}

export async function findFacets(db: Db, filters: Filters, values: unknown[]): Promise<FoundPart> {
  const firstPage = { ...filters, sort: 'all', page: 1 } as const
  const row = await one(db, facetsAlone, [...pageValues(firstPage), ...values])
  return { facets: facetsIn(row.counted, row.is_exact), finder: row }
}
