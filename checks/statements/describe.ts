import type { ClientBase } from 'pg'
import { type Column, certain, list, nullable, text } from '#server/platform/database/columns.ts'
import { type Db, many, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { jsonDifferences } from './json.ts'
import {
  columnMayBeNull,
  type Facts,
  joinsOf,
  mayBeNullWhereJoined,
  targetsOf,
} from './nullability.ts'
import { Node, readTree } from './tree.ts'

/** A column that a statement answers, as the database tells it. */
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

export interface Catalogue extends Facts {
  /** `<table's oid>.<column's number>` → the values that its constraint allows. */
  allowed: Map<string, string[]>
  /** Names of types by their oid. */
  types: Map<string, string>
}

/** What of the database's own catalogue is needed to describe statements. */
export async function readCatalogue(db: Db): Promise<Catalogue> {
  const allowed = (await many(db, checks)).flatMap(({ key, value }) => {
    const [, values] = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(value) ?? []
    return values ? [[key, values.split(', ').map(unquoted)] as const] : []
  })
  const required = await many(db, requiredColumns)
  const named = (rows: { key: string; value: string }[]) =>
    new Map(rows.map(({ key, value }) => [key, value]))
  return {
    required: new Set(required.map(({ key }) => key)),
    functions: named(await many(db, functionNames)),
    types: named(await many(db, typeNames)),
    allowed: new Map(allowed),
  }
}

const requiredColumns = rareStatement(
  'check-required',
  { key: text },
  "SELECT attrelid || '.' || attnum AS key FROM pg_attribute WHERE attnotnull AND attnum > 0",
)
// A check has columns and a definition, which PostgreSQL does not say of its own catalogue.
const checks = rareStatement(
  'check-checks',
  { key: certain(text), value: certain(text) },
  `SELECT conrelid || '.' || conkey[1] AS key, pg_get_constraintdef(oid) AS value
   FROM pg_constraint WHERE contype = 'c' AND cardinality(conkey) = 1`,
)
const functionNames = rareStatement(
  'check-functions',
  { key: text, value: text },
  'SELECT oid::text AS key, proname::text AS value FROM pg_proc',
)
const typeNames = rareStatement(
  'check-types',
  { key: text, value: certain(text) },
  'SELECT oid::text AS key, format_type(oid, NULL) AS value FROM pg_type',
)

/** `'IN TRANSIT'::text` → `IN TRANSIT` */
function unquoted(literal: string): string {
  return literal.replace(/^'|'::\w+$/g, '').replaceAll("''", "'")
}

/**
 * The columns that a statement answers. Prepares it, which finds the types, and stores it as the body of a
 * function that nobody calls, from which PostgreSQL's parse of it is read. Needs PostgreSQL 16 or newer.
 */
export async function answersOf(
  client: ClientBase,
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
