import { type Columns, hasColumns, nullable, type Row } from './columns.ts'

/** One SQL statement and the rows `R` that it answers. */
export interface Statement<R> {
  readonly name: string
  readonly text: string
  /** Planned once per connection and stored there under its name; else planned for each call's values. */
  readonly isPrepared: boolean
  readonly columns: Columns
  /** Of these columns, those that an outer join makes null all at once, as they are where it does not. */
  readonly joined: Columns
  /** Called in tests alone. */
  answers(row: unknown): row is R
}

/** The statements of all modules that were loaded, for the check. */
export const declared: Statement<unknown>[] = []

/**
 * Declares a prepared statement, at the top of its module: its name, the columns of its rows, its SQL. A
 * check holds the columns to what the migrated database says (README.md).
 */
export function statement<C extends Columns>(
  name: string,
  columns: C,
  text: string,
): Statement<Row<C>> {
  const answers = (row: unknown): row is Row<C> => hasColumns(columns, row)
  return declare({ name, text, isPrepared: true, columns, joined: {}, answers })
}

/** The same for what is queried seldom, or planned better for the values of each call. */
export function rareStatement<C extends Columns>(
  name: string,
  columns: C,
  text: string,
): Statement<Row<C>> {
  const answers = (row: unknown): row is Row<C> => hasColumns(columns, row)
  return declare({ name, text, isPrepared: false, columns, joined: {}, answers })
}

type Joined<C extends Columns, J extends Columns> = Row<C> &
  (Row<J> | { readonly [Name in keyof J]: null })

/** A prepared statement with an outer join: a row has all of the `joined` columns, or null for each. */
export function joinedStatement<C extends Columns, J extends Columns>(
  name: string,
  { columns: own, joined }: { columns: C; joined: J },
  text: string,
): Statement<Joined<C, J>> {
  const nullables = Object.entries(joined).map(([key, column]) => [key, nullable(column)])
  const columns = { ...own, ...Object.fromEntries(nullables) }
  const isNull = ([key, value]: [string, unknown]) => !(key in joined) || value === null
  const answers = (row: unknown): row is Joined<C, J> =>
    hasColumns({ ...own, ...joined }, row) ||
    (hasColumns(columns, row) && Object.entries(row).every(isNull))
  return declare({ name, text, isPrepared: true, columns, joined, answers })
}

/**
 * One statement for each of these, made when the module is loaded, so that the check knows them all. Answers
 * a function that finds the statement of a key.
 */
export function variants<const K extends string, T>(
  keys: readonly K[],
  make: (key: K) => T,
): (key: K) => T {
  const made = new Map(keys.map((key) => [key, make(key)]))
  return (key) => {
    const found = made.get(key)
    if (found === undefined) throw new Error(`there is no variant ${key}`)
    return found
  }
}

function declare<R>(made: Statement<R>): Statement<R> {
  declared.push(made)
  return made
}
