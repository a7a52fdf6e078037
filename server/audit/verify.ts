import {
  bytes,
  json,
  nullable,
  number,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { many, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { hashOfEntry, noHash } from './canonical.ts'
import { fieldsColumn } from './fields.ts'

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
export async function verifyAudit(database: Database, keys: Keys): Promise<Verified> {
  // In this order: the head is never behind an entry that was there before it was read.
  const { newest } = await one(database, newestEntry)
  const head = await one(database, readHead)
  let last: Pick<Entry, 'id' | 'hash'> = { id: 0, hash: noHash }
  const result = (fault: string | null) => ({
    entries: last.id,
    hash: last.hash.toString('hex'),
    fault,
  })
  while (last.id < head.last_id) {
    const entries = await many(database, entriesAfter, [last.id, head.last_id, batch])
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

const entryRow = {
  id: number,
  actor: text,
  session_id: nullable(number),
  recorded_at: time,
  call: text,
  subject: text,
  refused: nullable(text),
  before: json(fieldsColumn),
  after: json(fieldsColumn),
  reason: nullable(text),
  request_id: nullable(text),
  key_id: number,
  previous_hash: bytes,
  hash: bytes,
}
type Entry = Row<typeof entryRow>

const entriesAfter = rareStatement(
  'audit-verify',
  entryRow,
  `SELECT id, actor, session_id, recorded_at, call, subject, refused, before, after, reason,
     request_id, key_id, previous_hash, hash
   FROM audit_entries WHERE id > $1 AND id <= $2 ORDER BY id LIMIT $3`,
)
