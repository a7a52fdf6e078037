import { bannerPlaces, bannerTones, representativeKinds } from '#contract/banner-places.ts'
import {
  type Columns,
  nullable,
  number,
  oneOf,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement, type Statement } from '#server/platform/database/statement.ts'

/** A row of one kind of content: its own fields, and those that all have. */
export interface StoredContent<F> {
  id: number
  version: number
  starts_at: Date | null
  ends_at: Date | null
  edited_at: Date
  edited_by: string
  fields: F
}

/** One kind of content; `F` are its own fields, named as its columns. */
export interface ContentKind<F extends object> {
  /** In the subject of the audit: `banner:12`. */
  noun: string
  /** In their order; with an id that one alone. */
  read: (db: Db, id: number | null) => Promise<StoredContent<F>[]>
  statements: ChangeStatements
  picture: (fields: F) => string | null
  /** Mistakes in fields that the contract lets pass: field → words. */
  mistakes?: (fields: F) => Record<string, string[]>
}

export interface OrderedKind<F extends object> extends ContentKind<F> {
  order: OrderStatements
}

interface ChangeStatements {
  /** $1 fields as JSON, $2 when, $3 by whom. */
  add: Statement<{ id: number }>
  /** The same, and $4 the id. */
  edit: Statement<Record<never, never>>
  lock: Statement<{ id: number }>
  remove: Statement<Record<never, never>>
}

interface OrderStatements {
  /** The rows of one place, that of $1, locked. */
  lock: Statement<{ id: number }>
  /** $1 ids in their order. */
  place: Statement<Record<never, never>>
}

const common = {
  id: number,
  version: number,
  starts_at: nullable(time),
  ends_at: nullable(time),
  edited_at: time,
  edited_by: text,
}

/** Rows with the kind's own columns; with $1 that one alone. */
function selectOf<C extends Columns>(table: string, columns: C, order: string) {
  const row = { ...common, ...columns }
  return rareStatement(
    `${table}-read`,
    row,
    `SELECT ${Object.keys(row).join(', ')} FROM ${table}
     WHERE $1::integer IS NULL OR id = $1 ORDER BY ${order}, id`,
  )
}

function stored<R extends Omit<StoredContent<never>, 'fields'>>(row: R) {
  const { id, version, starts_at, ends_at, edited_at, edited_by, ...fields } = row
  return { id, version, starts_at, ends_at, edited_at, edited_by, fields }
}

/** `next`: the expression for the position of a new row; null: the kind has no order. */
function changeStatements(table: string, columns: Columns, next: string | null): ChangeStatements {
  const list = [...Object.keys(columns), 'starts_at', 'ends_at'].join(', ')
  const sent = `jsonb_populate_record(NULL::${table}, $1) AS sent`
  const [position, value] = next ? [', position', `, ${next}`] : ['', '']
  return {
    add: rareStatement(
      `${table}-add`,
      { id: number },
      `INSERT INTO ${table} (${list}, edited_at, edited_by${position})
       SELECT ${list}, $2, $3${value} FROM ${sent} RETURNING id`,
    ),
    edit: rareStatement(
      `${table}-edit`,
      {},
      `UPDATE ${table} SET (${list}) = (SELECT ${list} FROM ${sent}), version = version + 1,
         edited_at = $2, edited_by = $3
       WHERE id = $4`,
    ),
    lock: rareStatement(
      `${table}-lock`,
      { id: number },
      `SELECT id FROM ${table} WHERE id = $1 FOR UPDATE`,
    ),
    remove: rareStatement(`${table}-delete`, {}, `DELETE FROM ${table} WHERE id = $1`),
  }
}

/** Of a kind with an order among the rows of one `place`, a column; null: among all of them. */
function orderedStatements(table: string, columns: Columns, place: string | null) {
  const same = place ? `WHERE ${table}.${place} = sent.${place}` : ''
  const next = `(SELECT coalesce(max(position) + 1, 0) FROM ${table} ${same})`
  const samePlace = place
    ? `${place} = (SELECT ${place} FROM ${table} WHERE id = $1)`
    : '$1::integer IS NOT NULL'
  const order: OrderStatements = {
    lock: rareStatement(
      `${table}-lock-place`,
      { id: number },
      `SELECT id FROM ${table} WHERE ${samePlace} ORDER BY position, id FOR UPDATE`,
    ),
    place: rareStatement(
      `${table}-order`,
      {},
      `UPDATE ${table} SET position = placed.at - 1
       FROM unnest($1::integer[]) WITH ORDINALITY AS placed (id, at) WHERE ${table}.id = placed.id`,
    ),
  }
  return { statements: changeStatements(table, columns, next), order }
}

const bannerColumns = {
  place: oneOf(bannerPlaces),
  alt: text,
  title: nullable(text),
  line: nullable(text),
  tone: nullable(oneOf(bannerTones)),
  picture_hash: text,
  category_id: number,
  url: nullable(text),
}
const readBanners = selectOf('content_banners', bannerColumns, 'place, position')

export const banners: OrderedKind<Row<typeof bannerColumns>> = {
  noun: 'banner',
  read: async (db, id) => (await many(db, readBanners, [id])).map(stored),
  ...orderedStatements('content_banners', bannerColumns, 'place'),
  picture: ({ picture_hash }) => picture_hash,
  mistakes({ title, line, tone }) {
    const missing = Object.entries({ title, line, tone }).filter(([, value]) => value === null)
    if (missing.length === 0 || missing.length === 3) return {}
    const words = ['A banner with words needs a title, a line and a colour']
    return Object.fromEntries(missing.map(([name]) => [name, words]))
  },
}

const tileColumns = { name: text, url: text, picture_hash: text }
const readTiles = selectOf('content_menus', tileColumns, 'position')

export const tiles: OrderedKind<Row<typeof tileColumns>> = {
  noun: 'tile',
  read: async (db, id) => (await many(db, readTiles, [id])).map(stored),
  ...orderedStatements('content_menus', tileColumns, null),
  picture: ({ picture_hash }) => picture_hash,
}

const representativeColumns = {
  kind: oneOf(representativeKinds),
  name: text,
  phone_number: text,
  picture_hash: text,
}
const readRepresentatives = selectOf(
  'content_representatives',
  representativeColumns,
  'kind, position',
)

export const representatives: OrderedKind<Row<typeof representativeColumns>> = {
  noun: 'representative',
  read: async (db, id) => (await many(db, readRepresentatives, [id])).map(stored),
  ...orderedStatements('content_representatives', representativeColumns, 'kind'),
  picture: ({ picture_hash }) => picture_hash,
}

const socialsColumns = {
  facebook: text,
  instagram: text,
  x: text,
  linkedlin: text,
  youtube: text,
  tiktok: text,
  address: text,
}
const readSocials = selectOf('content_socials', socialsColumns, 'starts_at NULLS FIRST')

export const socials: ContentKind<Row<typeof socialsColumns>> = {
  noun: 'socials',
  read: async (db, id) => (await many(db, readSocials, [id])).map(stored),
  statements: changeStatements('content_socials', socialsColumns, null),
  picture: () => null,
}
