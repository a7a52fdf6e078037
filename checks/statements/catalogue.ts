import { certain, text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Facts } from './nullability.ts'

export interface Catalogue extends Facts {
  /** `<table's oid>.<column's number>` → the values that its constraint allows. */
  allowed: Map<string, string[]>
  /** Names of types by their oid. */
  types: Map<string, string>
}

/** What of the database's own catalogue is needed to describe statements. */
export async function readCatalogue(db: Db): Promise<Catalogue> {
  const allowed = (await many(db, checks)).flatMap(({ key, value }) => {
    const [, values] = /^CHECK \(\(\S+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(value) ?? []
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
   FROM pg_constraint WHERE contype = 'c' AND cardinality(conkey) = 1
   UNION ALL
   -- Of rows that a domain describes.
   SELECT attrelid || '.' || attnum, definition
   FROM pg_constraint JOIN pg_type AS rules ON rules.oid = contypid
   JOIN pg_type AS of ON of.oid = rules.typbasetype
   CROSS JOIN LATERAL pg_get_constraintdef(pg_constraint.oid) AS definition
   JOIN pg_attribute ON attrelid = of.typrelid
     AND attname = (regexp_match(definition, '^CHECK \\(\\(\\(VALUE\\)\\.(\\w+) = ANY'))[1]`,
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
