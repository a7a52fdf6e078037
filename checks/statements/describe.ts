import type { ClientBase } from 'pg'
import type { Column } from '#server/platform/database/columns.ts'
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
export async function readCatalogue(client: ClientBase): Promise<Catalogue> {
  const pairs = async (sql: string) => {
    const { rows } = await client.query<string[]>({ text: sql, rowMode: 'array' })
    return rows.map(([key = '', value = '']) => [key, value] as const)
  }
  const required = await pairs(
    "SELECT attrelid || '.' || attnum FROM pg_attribute WHERE attnotnull AND attnum > 0",
  )
  const checks = await pairs(
    `SELECT conrelid || '.' || conkey[1], pg_get_constraintdef(oid) FROM pg_constraint
     WHERE contype = 'c' AND cardinality(conkey) = 1`,
  )
  const allowed = checks.flatMap(([key, check]) => {
    const [, values] = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(check) ?? []
    return values ? [[key, values.split(', ').map(unquoted)] as const] : []
  })
  return {
    required: new Set(required.map(([key]) => key)),
    functions: new Map(await pairs('SELECT oid::text, proname::text FROM pg_proc')),
    types: new Map(await pairs('SELECT oid::text, format_type(oid, NULL) FROM pg_type')),
    allowed: new Map(allowed),
  }
}

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
  text: string,
  catalogue: Catalogue,
): Promise<Answered[]> {
  await client.query('BEGIN')
  try {
    await client.query(`PREPARE described AS ${text}`)
    const [prepared] = (
      await client.query<{ takes: string[]; answers: string[] | null }>(
        `SELECT parameter_types::text[] AS takes, result_types::text[] AS answers
         FROM pg_prepared_statements WHERE name = 'described'`,
      )
    ).rows
    const takes = prepared?.takes.join(', ')
    await client.query(
      `CREATE FUNCTION pg_temp.described(${takes}) RETURNS void BEGIN ATOMIC ${text}\n; END`,
    )
    const [stored] = (
      await client.query<{ tree: string }>(
        `SELECT prosqlbody::text AS tree FROM pg_proc WHERE proname = 'described'`,
      )
    ).rows
    return columnsOf(queryIn(readTree(stored?.tree ?? '')), prepared?.answers ?? [], catalogue)
  } finally {
    await client.query('ROLLBACK')
    await client.query('DEALLOCATE ALL')
  }
}

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
