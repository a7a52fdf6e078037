import { type Column, certain, list, nullable, text } from '#server/platform/database/columns.ts'
import type { Queries } from '#server/platform/database/connection.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Catalogue } from './catalogue.ts'
import { jsonDifferences } from './json.ts'
import { columnMayBeNull, joinsOf, mayBeNullWhereJoined, targetsOf } from './nullability.ts'
import { Node, readTree } from './tree.ts'

/** A column that a statement answers, as the database describes it. */
export interface Answered {
  name: string
  /** PostgreSQL's name of it: `bigint`, `text[]`. */
  type: string
  mayBeNull: boolean
  /** The outer joins that make it null, and whether it may be null where they do not. */
  joins: string
  mayBeNullWhereJoined: boolean
  /** Where a JSON column that is declared so is built otherwise. */
  jsonDifferences(column: Column<unknown>): string[]
  /** The only values, where it is a column of a table that is held to some. */
  values: string[] | null
}

/**
 * The columns that a statement answers. Prepares it, which finds the types, and stores it as the body of a
 * function that nobody calls, from which PostgreSQL's parse of it is read. Needs PostgreSQL 16 or newer.
 */
export async function answersOf(
  client: Queries,
  sql: string,
  catalogue: Catalogue,
): Promise<Answered[]> {
  await client.query('BEGIN')
  try {
    await client.query(`PREPARE described AS ${sql}`)
    const { takes, answers } = await one(client, preparedTypes)
    await client.query(
      `CREATE FUNCTION pg_temp.described(${takes.join(', ')}) RETURNS void
       BEGIN ATOMIC ${sql}\n; END`,
    )
    const { tree } = await one(client, storedTree)
    return columnsOf(queryIn(readTree(tree)), answers ?? [], catalogue)
  } finally {
    await client.query('ROLLBACK')
    await client.query('DEALLOCATE ALL')
  }
}

// Views of functions, whose columns the database takes for nullable; a write answers no types.
const preparedTypes = rareStatement(
  'check-prepared',
  { takes: certain(list(text)), answers: nullable(list(text)) },
  `SELECT parameter_types::text[] AS takes, result_types::text[] AS answers
   FROM pg_prepared_statements WHERE name = 'described'`,
)
const storedTree = rareStatement(
  'check-tree',
  { tree: certain(text) },
  `SELECT prosqlbody::text AS tree FROM pg_proc WHERE proname = 'described'`,
)

/** The body is a list of lists of queries; ours has one. */
function queryIn(tree: ReturnType<typeof readTree>): Node {
  if (tree instanceof Node) return tree
  if (Array.isArray(tree)) return queryIn(tree[0] ?? null)
  throw new Error('a stored statement has its query')
}

function columnsOf(query: Node, types: string[], catalogue: Catalogue): Answered[] {
  return targetsOf(query).map((target, i) => {
    const expression = target.node('expr')
    const column = `${target.text('resorigtbl')}.${target.text('resorigcol')}`
    return {
      name: target.text('resname'),
      type: types[i] ?? '',
      mayBeNull: columnMayBeNull(query, i + 1, [], catalogue),
      joins: joinsOf(expression),
      mayBeNullWhereJoined: mayBeNullWhereJoined(expression, query, catalogue),
      values: catalogue.allowed.get(column) ?? null,
      jsonDifferences: (declares) =>
        expression && declares.of
          ? jsonDifferences(declares.of, { expression, scope: [query] }, catalogue)
          : [],
    }
  })
}
