import { list, number, text } from './database/columns.ts'
import { type Db, many } from './database/query.ts'
import type { Statement } from './database/statement.ts'

/** Something stored that contradicts something else that is stored. */
export interface Fault {
  /** In words: 'a wallet order without its purchase'. */
  fault: string
  /** How many records it is true of. */
  count: number
  /** The first twenty of them, for people: 'order OJA-7K2M'. */
  records: string[]
}

/** The columns of a statement that looks for faults; it answers a row for each kind, found or not. */
export const faultColumns = {
  fault: text,
  count: number,
  records: list(text),
}

/** The columns of one kind of fault, for records that `FROM` names: `faultOf('an order without lines', "'order ' || order_code")`. */
export function faultOf(fault: string, record: string): string {
  return `SELECT '${fault}' AS fault, count(*)::integer AS count,
    coalesce((array_agg(${record} ORDER BY ${record}))[1:20], '{}')::text[] AS records`
}

/** What a statement of `faultColumns` finds. */
export async function faultsFound(
  db: Db,
  statement: Statement<Fault>,
  values: readonly unknown[] = [],
): Promise<Fault[]> {
  return (await many(db, statement, values)).filter(({ count }) => count > 0)
}

/** A fault with its records, in a line: '2 times: an order without lines (order OJA-7K2M, order OJA-9QTX)'. */
export function faultLine({ fault, count, records }: Fault): string {
  const others = count > records.length ? ` and ${count - records.length} more` : ''
  return `${count === 1 ? 'once' : `${count} times`}: ${fault} (${records.join(', ')}${others})`
}
