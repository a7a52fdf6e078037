import {
  type BannerPlace,
  type BannerTone,
  bannerPlaces,
  bannerTones,
  type RepresentativeKind,
  representativeKinds,
} from '#contract/banner-places.ts'
import { nullable, number, oneOf, text, time } from '#server/platform/database/columns.ts'
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

/** What the verbs need of one kind of content; `F` are its own fields, named as its columns. */
export interface ContentKind<F extends object> {
  /** In the subject of the audit: `banner:12`. */
  noun: string
  /** In their order; with an id that one alone. */
  read: (db: Db, id: number | null) => Promise<StoredContent<F>[]>
  statements: KindStatements
  picture: (fields: F) => string | null
  /** What is wrong with fields that the contract lets pass: field → words. */
  mistakes?: (fields: F) => Record<string, string[]>
}

export interface KindStatements {
  /** $1 fields as JSON, $2 when, $3 by whom. */
  add: Statement<{ id: number }>
  /** $1 id, $2 fields as JSON, $3 when, $4 by whom. */
  edit: Statement<Record<never, never>>
  lock: Statement<{ id: number }>
  remove: Statement<Record<never, never>>
  /** The rows of one place, that of $1, locked. */
  lockPlace: Statement<{ id: number }>
  /** $1 ids in their order. */
  order: Statement<Record<never, never>>
}

const common = {
  id: number,
  version: number,
  starts_at: nullable(time),
  ends_at: nullable(time),
  edited_at: time,
  edited_by: text,
}
const commonNames = Object.keys(common).join(', ')

function stored<R extends Omit<StoredContent<never>, 'fields'>>(row: R) {
  const { id, version, starts_at, ends_at, edited_at, edited_by, ...fields } = row
  return { id, version, starts_at, ends_at, edited_at, edited_by, fields }
}

/** `columns`: name → type, of the kind's own fields. `place`: the column within which there is an order. */
function statementsOf(
  table: string,
  columns: Record<string, string>,
  place: string | null,
): KindStatements {
  const names = [...Object.keys(columns), 'starts_at', 'ends_at']
  const types = [
    ...Object.entries(columns).map((pair) => pair.join(' ')),
    'starts_at timestamptz',
    'ends_at timestamptz',
  ]
  const list = names.join(', ')
  const row = `jsonb_to_record($JSON) AS sent (${types.join(', ')})`
  const isOrdered = table !== 'content_socials'
  const same = place ? `WHERE ${table}.${place} = sent.${place}` : ''
  const position = isOrdered
    ? [', position', `, (SELECT coalesce(max(position) + 1, 0) FROM ${table} ${same})`]
    : ['', '']
  const samePlace = place ? `WHERE ${place} = (SELECT ${place} FROM ${table} WHERE id = $1)` : ''
  return {
    add: rareStatement(
      `${table}-add`,
      { id: number },
      `INSERT INTO ${table} (${list}, edited_at, edited_by${position[0]})
       SELECT ${list}, $2, $3${position[1]} FROM ${row.replace('$JSON', '$1')} RETURNING id`,
    ),
    edit: rareStatement(
      `${table}-edit`,
      {},
      `UPDATE ${table} SET (${list}) = (SELECT ${list} FROM ${row.replace('$JSON', '$2')}),
         version = version + 1, edited_at = $3, edited_by = $4 WHERE id = $1`,
    ),
    lock: rareStatement(
      `${table}-lock`,
      { id: number },
      `SELECT id FROM ${table} WHERE id = $1 FOR UPDATE`,
    ),
    remove: rareStatement(`${table}-delete`, {}, `DELETE FROM ${table} WHERE id = $1`),
    lockPlace: rareStatement(
      `${table}-lock-place`,
      { id: number },
      `SELECT id FROM ${table} ${samePlace || 'WHERE $1::integer IS NOT NULL'}
       ORDER BY ${isOrdered ? 'position, ' : ''}id FOR UPDATE`,
    ),
    order: rareStatement(
      `${table}-order`,
      {},
      isOrdered
        ? `UPDATE ${table} SET position = placed.at - 1
           FROM unnest($1::integer[]) WITH ORDINALITY AS placed (id, at) WHERE ${table}.id = placed.id`
        : `SELECT FROM unnest($1::integer[])`,
    ),
  }
}

interface BannerFields {
  place: BannerPlace
  alt: string
  title: string | null
  line: string | null
  tone: BannerTone | null
  picture_hash: string
  category_id: number
  url: string | null
}

const readBanners = rareStatement(
  'content-office-banners',
  {
    ...common,
    place: oneOf(bannerPlaces),
    alt: text,
    title: nullable(text),
    line: nullable(text),
    tone: nullable(oneOf(bannerTones)),
    picture_hash: text,
    category_id: number,
    url: nullable(text),
  },
  `SELECT ${commonNames}, place, alt, title, line, tone, picture_hash, category_id, url
   FROM content_banners WHERE $1::integer IS NULL OR id = $1 ORDER BY place, position, id`,
)

export const banners: ContentKind<BannerFields> = {
  noun: 'banner',
  read: async (db, id) => (await many(db, readBanners, [id])).map(stored),
  statements: statementsOf(
    'content_banners',
    {
      place: 'text',
      alt: 'text',
      title: 'text',
      line: 'text',
      tone: 'text',
      picture_hash: 'text',
      category_id: 'integer',
      url: 'text',
    },
    'place',
  ),
  picture: ({ picture_hash }) => picture_hash,
  mistakes({ title, line, tone }) {
    const missing = Object.entries({ title, line, tone }).filter(([, value]) => value === null)
    if (missing.length === 0 || missing.length === 3) return {}
    const words = ['A banner with words needs a title, a line and a colour']
    return Object.fromEntries(missing.map(([name]) => [name, words]))
  },
}

interface TileFields {
  name: string
  url: string
  picture_hash: string
}

const readTiles = rareStatement(
  'content-office-tiles',
  { ...common, name: text, url: text, picture_hash: text },
  `SELECT ${commonNames}, name, url, picture_hash FROM content_menus
   WHERE $1::integer IS NULL OR id = $1 ORDER BY position, id`,
)

export const tiles: ContentKind<TileFields> = {
  noun: 'tile',
  read: async (db, id) => (await many(db, readTiles, [id])).map(stored),
  statements: statementsOf(
    'content_menus',
    { name: 'text', url: 'text', picture_hash: 'text' },
    null,
  ),
  picture: ({ picture_hash }) => picture_hash,
}

interface RepresentativeFields {
  kind: RepresentativeKind
  name: string
  phone_number: string
  picture_hash: string
}

const readRepresentatives = rareStatement(
  'content-office-representatives',
  {
    ...common,
    kind: oneOf(representativeKinds),
    name: text,
    phone_number: text,
    picture_hash: text,
  },
  `SELECT ${commonNames}, kind, name, phone_number, picture_hash FROM content_representatives
   WHERE $1::integer IS NULL OR id = $1 ORDER BY kind, position, id`,
)

export const representatives: ContentKind<RepresentativeFields> = {
  noun: 'representative',
  read: async (db, id) => (await many(db, readRepresentatives, [id])).map(stored),
  statements: statementsOf(
    'content_representatives',
    { kind: 'text', name: 'text', phone_number: 'text', picture_hash: 'text' },
    'kind',
  ),
  picture: ({ picture_hash }) => picture_hash,
}

interface SocialsFields {
  facebook: string
  instagram: string
  x: string
  linkedlin: string
  youtube: string
  tiktok: string
  address: string
}

const readSocials = rareStatement(
  'content-office-socials',
  {
    ...common,
    facebook: text,
    instagram: text,
    x: text,
    linkedlin: text,
    youtube: text,
    tiktok: text,
    address: text,
  },
  `SELECT ${commonNames}, facebook, instagram, x, linkedlin, youtube, tiktok, address
   FROM content_socials WHERE $1::integer IS NULL OR id = $1
   ORDER BY starts_at NULLS FIRST, id`,
)

export const socials: ContentKind<SocialsFields> = {
  noun: 'socials',
  read: async (db, id) => (await many(db, readSocials, [id])).map(stored),
  statements: statementsOf(
    'content_socials',
    {
      facebook: 'text',
      instagram: 'text',
      x: 'text',
      linkedlin: 'text',
      youtube: 'text',
      tiktok: 'text',
      address: 'text',
    },
    null,
  ),
  picture: () => null,
}
