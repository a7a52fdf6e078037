import { localNumber } from '#contract/forms/written-number.ts'
import { nullable, number, type Row, text, time } from '#server/platform/database/columns.ts'
import { count, counted, type Db, many, maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { maxCounted, maxRead } from '#server/platform/total.ts'

/** A contact of a customer: in lower case, or E.164. */
export type TypedContact = { email: string } | { phoneNumber: string }

/** The contact that somebody typed into a search; null: it is something else. */
export function typedContact(search: string): TypedContact | null {
  if (search.includes('@')) return { email: search.toLowerCase() }
  const national = /^[\d\s+()-]{7,}$/.test(search) ? localNumber(search) : null
  return national?.length === 10 ? { phoneNumber: `+234${national}` } : null
}

/** SQL: the beginnings of all words of a parameter, as a query; null, which nothing fits, where there is none. */
export function beginningsOf(parameter: string): string {
  return `to_tsquery('simple', (
       SELECT string_agg(word || ':*', ' & ')
       FROM regexp_split_to_table(search_fold(${parameter}), '\\s+') AS word WHERE word <> ''
     ))`
}

/**
 * The accounts with this address, or this number: proved, or else told at the telephone. For the office alone: whoever
 * signs in has proved it.
 */
export async function accountsOfContact(db: Db, contact: TypedContact): Promise<number[]> {
  const [email, phoneNumber] =
    'email' in contact ? [contact.email, null] : [null, contact.phoneNumber]
  const rows = await many(db, withContact, [email, phoneNumber])
  return rows.map(({ id }) => id)
}

const withContact = rareStatement(
  'office-accounts-of-contact',
  { id: number },
  `SELECT id FROM accounts WHERE email = $1 OR phone_number = $2 OR unproved_number = $2
   ORDER BY phone_number = $2 DESC NULLS LAST, id`,
)

const seenRow = {
  id: number,
  first_name: text,
  last_name: nullable(text),
  email: nullable(text),
  phone_number: nullable(text),
  unproved_number: nullable(text),
  created_at: time,
  deleted_at: nullable(time),
}
/** An account as the office sees it. */
export type SeenCustomer = Row<typeof seenRow>

const columns =
  'id, first_name, last_name, email, phone_number, unproved_number, created_at, deleted_at'

/** Null where there is no such account; of one that has ended the row is there. */
export function seenCustomer(db: Db, id: number): Promise<SeenCustomer | null> {
  return maybe(db, seenById, [id])
}

const seenById = rareStatement(
  'office-customer',
  seenRow,
  `SELECT ${columns} FROM accounts WHERE id = $1`,
)

/**
 * A page of customers, the newest first, with one more where another page follows, and how many fit: those with these ids,
 * or with names whose words begin so, or all that are still here. `after`: the id before which the page begins.
 */
export async function findCustomers(
  db: Db,
  { ids, names, after }: { ids?: number[]; names?: string; after: number | null },
): Promise<{ rows: SeenCustomer[]; fitting: number }> {
  if (ids) {
    const rows = await many(db, customersById, [ids])
    return { rows, fitting: rows.length }
  }
  if (names === undefined) {
    return {
      rows: await many(db, newestCustomers, [after, maxRead]),
      fitting: await count(db, countCustomers, [maxCounted]),
    }
  }
  return {
    rows: await many(db, customersNamed, [names, after, maxRead]),
    fitting: await count(db, countNamed, [names, maxCounted]),
  }
}

const customersById = rareStatement(
  'office-customers-by-id',
  seenRow,
  `SELECT ${columns} FROM accounts WHERE id = ANY ($1) ORDER BY id DESC`,
)

const newestCustomers = rareStatement(
  'office-customers-newest',
  seenRow,
  `SELECT ${columns} FROM accounts
   WHERE deleted_at IS NULL AND ($1::bigint IS NULL OR id < $1) ORDER BY id DESC LIMIT $2`,
)

const countCustomers = rareStatement(
  'office-customers-count',
  counted,
  `SELECT count(*) FROM (SELECT FROM accounts WHERE deleted_at IS NULL LIMIT $1) AS customers`,
)

/** As the index `accounts_names` has it. */
const named = `deleted_at IS NULL
     AND to_tsvector('simple', search_fold(first_name || ' ' || coalesce(last_name, ''))) @@ ${beginningsOf('$1')}`

const customersNamed = rareStatement(
  'office-customers-named',
  seenRow,
  `SELECT ${columns} FROM accounts
   WHERE ${named} AND ($2::bigint IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
)

const countNamed = rareStatement(
  'office-customers-named-count',
  counted,
  `SELECT count(*) FROM (SELECT FROM accounts WHERE ${named} LIMIT $2) AS customers`,
)
