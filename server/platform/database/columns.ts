/**
 * What a column of a row holds. The types of rows are inferred from these, and a check compares them with
 * what the migrated database says of every statement (README.md).
 */
export interface Column<T> {
  /** PostgreSQL's names of the types that arrive as a `T`. */
  readonly types: readonly string[]
  /** Called in tests alone. */
  has(value: unknown): value is T
  readonly isNullable?: boolean
  /** The author knows that it is not null, where the database cannot know. */
  readonly isCertain?: boolean
  /** The only values. */
  readonly values?: readonly string[]
  /** Of lists and JSON: what is in them. */
  readonly of?: Column<unknown>
  /** Of objects in JSON. */
  readonly fields?: Columns
}

export type Columns = Readonly<Record<string, Column<unknown>>>
export type Value<C> = C extends Column<infer T> ? T : never
/** The row that has these columns. */
export type Row<C extends Columns> = { [Name in keyof C]: Value<C[Name]> }

/** Whole or broken; 64-bit integers too (database.ts). */
export const number: Column<number> = {
  types: ['smallint', 'integer', 'bigint', 'real', 'double precision'],
  has: (value) => typeof value === 'number',
}

export const text: Column<string> = {
  types: ['text', 'character varying', 'character', 'uuid'],
  has: (value) => typeof value === 'string',
}

export const boolean: Column<boolean> = {
  types: ['boolean'],
  has: (value) => typeof value === 'boolean',
}

/** A moment. In JSON it is text. */
export const time: Column<Date> = {
  types: ['timestamp with time zone'],
  has: (value) => value instanceof Date,
}

export const bytes: Column<Buffer> = { types: ['bytea'], has: (value) => Buffer.isBuffer(value) }

/** Text of which the table's constraint allows no more than these. */
export function oneOf<const T extends string>(values: readonly T[]): Column<T> {
  const known = new Set<unknown>(values)
  return { types: text.types, values, has: (value): value is T => known.has(value) }
}

export function nullable<T>(column: Column<T>): Column<T | null> {
  const has = (value: unknown): value is T | null => value === null || column.has(value)
  return { ...column, isNullable: true, has }
}

/**
 * An expression that is never null for a reason that the database does not know; also one that has only the
 * values of a `oneOf`. Say the reason beside it. Every row that a test reads is held to it.
 */
export function certain<T>(column: Column<T>): Column<T> {
  return { ...column, isCertain: true }
}

/** An array, in SQL or in JSON. pg answers lists of 64-bit integers as texts: cast them. */
export function list<T>(of: Column<T>): Column<T[]> {
  const types = of.types.filter((type) => type !== 'bigint').map((type) => `${type}[]`)
  const has = (value: unknown): value is T[] => Array.isArray(value) && value.every(of.has)
  return { types, of, has }
}

/** An object in JSON. */
export function object<C extends Columns>(fields: C): Column<Row<C>> {
  const has = (value: unknown): value is Row<C> => hasColumns(fields, value)
  return { types: [], fields, has }
}

/** A column of JSON that holds such a value: `json(list(object({ id: number })))`. */
export function json<T>(of: Column<T>): Column<T> {
  return { types: ['json', 'jsonb'], of, has: of.has }
}

/** Whether something has exactly these columns, each with what it should hold. */
export function hasColumns<C extends Columns>(columns: C, row: unknown): row is Row<C> {
  if (typeof row !== 'object' || row === null) return false
  const values = new Map<string, unknown>(Object.entries(row))
  const isEach = Object.entries(columns).every(([name, column]) => column.has(values.get(name)))
  return isEach && values.size === Object.keys(columns).length
}

/** The names of columns as SQL lists them: `id, order_code`. */
export function namesOf(columns: Columns): string {
  return Object.keys(columns).join(', ')
}

/** What `json_build_object` takes to make an object of these columns: `'id', id, 'name', name`. */
export function pairsOf(columns: Columns): string {
  return Object.keys(columns)
    .map((name) => `'${name}', ${name}`)
    .join(', ')
}

/** The columns as `jsonb_to_recordset` has them: `id integer, name text`. */
export function definitionOf(columns: Columns): string {
  return Object.entries(columns)
    .map(([name, column]) => `${name} ${typeOf(column)}`)
    .join(', ')
}

/** The type of a column that is text or a whole number. */
export function typeOf({ types }: Column<unknown>): 'integer' | 'text' {
  return types.includes('integer') ? 'integer' : 'text'
}

/** The parameters of an INSERT into these columns, the first of them `$1`: `$1, $2`. */
export function parametersOf(columns: Columns): string {
  return Object.keys(columns)
    .map((_, place) => `$${place + 1}`)
    .join(', ')
}

/** The values of these columns, in their order: what `parametersOf` stands for. */
export function valuesOf<C extends Columns>(columns: C, row: Row<C>): unknown[] {
  const values = new Map<string, unknown>(Object.entries(row))
  return Object.keys(columns).map((name) => values.get(name))
}
