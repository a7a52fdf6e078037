import { bytes, number, type Row } from '#server/platform/database/columns.ts'
import { type Db, many, maybe, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { hashOfEntry, noHash } from './canonical.ts'
import { entryColumns, entryRow } from './entry-row.ts'

export interface Verified {
  entries: number
  /** Of the newest entry that fits, in hexadecimal. */
  hash: string
  /** The first entry that does not fit, in words; null: all do. */
  fault: string | null
}

const batch = 1_000

/**
 * Reads the whole audit up to its newest entry of now, and holds every entry to its hash and to the one before it.
 * Entries that are written meanwhile are left to the next reading.
 */
export async function verifyAudit(db: Db, keys: Keys): Promise<Verified> {
  // In this order: the head is never behind an entry that was there before it was read.
  const { newest } = await one(db, newestEntry)
  const head = await one(db, readHead)
  let last: Pick<Entry, 'id' | 'hash'> = { id: 0, hash: noHash }
  const result = (fault: string | null) => ({
    entries: last.id,
    hash: last.hash.toString('hex'),
    fault,
  })
  while (last.id < head.last_id) {
    const entries = await many(db, entriesAfter, [last.id, head.last_id, batch])
    if (entries.length === 0) return result(`entry ${last.id + 1} is missing`)
    for (const entry of entries) {
      const fault = await faultOf(entry, last, keys)
      if (fault) return result(fault)
      last = entry
    }
  }
  const isLast = newest <= last.id && head.hash.equals(last.hash)
  return result(isLast ? null : `entry ${last.id} is not the one that was written last`)
}

/** An entry of the audit, and its hash in hexadecimal; of the beginning, id 0 and ''. */
export interface AuditPlace {
  id: number
  hash: string
}

/**
 * Verifies up to `max` entries behind a place that was verified before; at the newest entry also that it is the one
 * written last. Answers how far all fit.
 */
export async function verifyAuditAfter(
  db: Db,
  keys: Keys,
  place: AuditPlace,
  max: number,
): Promise<{ place: AuditPlace; fault: string | null }> {
  const head = await one(db, readHead)
  let last: Pick<Entry, 'id' | 'hash'> = {
    id: place.id,
    hash: place.id === 0 ? noHash : Buffer.from(place.hash, 'hex'),
  }
  const result = (fault: string | null) => ({
    place: { id: last.id, hash: last.id === 0 ? '' : last.hash.toString('hex') },
    fault,
  })
  const entries = await many(db, entriesAfter, [last.id, head.last_id, max])
  for (const entry of entries) {
    const fault = await faultOf(entry, last, keys)
    if (fault) return result(fault)
    last = entry
  }
  if (entries.length === max) return result(null)
  const isLast = last.id === head.last_id && head.hash.equals(last.hash)
  return result(isLast ? null : `entry ${last.id} is not the one that was written last`)
}

/**
 * Verifies up to `max` entries from this one on. Answers where to go on: 1 at the end, the same id where there is a fault.
 */
export async function verifyAuditFrom(
  db: Db,
  keys: Keys,
  id: number,
  max: number,
): Promise<{ next: number; fault: string | null }> {
  const head = await one(db, readHead)
  const entries = await many(db, entriesAfter, [id - 1, head.last_id, max])
  const [first] = entries
  if (!first) {
    const isEnd = id > head.last_id
    return { next: isEnd ? 1 : id, fault: isEnd ? null : `entry ${id} is missing` }
  }
  let last: Pick<Entry, 'id' | 'hash'> = {
    id: id - 1,
    hash: id === 1 ? noHash : first.previous_hash,
  }
  for (const entry of entries) {
    const fault = await faultOf(entry, last, keys)
    if (fault) return { next: id, fault }
    last = entry
  }
  if (entries.length === max) return { next: last.id + 1, fault: null }
  const isWhole = last.id === head.last_id
  return { next: isWhole ? 1 : id, fault: isWhole ? null : `entry ${last.id + 1} is missing` }
}

async function faultOf(
  { hash, ...entry }: Entry,
  last: { id: number; hash: Buffer },
  keys: Keys,
): Promise<string | null> {
  if (entry.id !== last.id + 1) return `entry ${last.id + 1} is missing`
  if (!entry.previous_hash.equals(last.hash)) {
    return `entry ${entry.id} does not fit the entry before it`
  }
  const key = await keys.find('audit', entry.key_id)
  if (!key) return `entry ${entry.id} names key ${entry.key_id}, which there is not`
  return hashOfEntry(entry, key).equals(hash) ? null : `entry ${entry.id} was altered`
}

/** The stored hash of an entry, in hexadecimal; null: there is no such entry. */
export async function hashOfStored(db: Db, id: number): Promise<string | null> {
  const entry = await maybe(db, hashOfId, [id])
  return entry?.hash.toString('hex') ?? null
}

const hashOfId = rareStatement(
  'audit-hash-of',
  { hash: bytes },
  'SELECT hash FROM audit_entries WHERE id = $1',
)

const newestEntry = rareStatement(
  'audit-newest',
  { newest: number },
  'SELECT coalesce(max(id), 0) AS newest FROM audit_entries',
)

const readHead = rareStatement(
  'audit-head',
  { last_id: number, hash: bytes },
  'SELECT last_id, hash FROM audit_head',
)

const linkedRow = { ...entryRow, key_id: number, previous_hash: bytes }
type Entry = Row<typeof linkedRow>

const entriesAfter = rareStatement(
  'audit-verify',
  linkedRow,
  `SELECT ${entryColumns}, key_id, previous_hash
   FROM audit_entries WHERE id > $1 AND id <= $2 ORDER BY id LIMIT $3`,
)
