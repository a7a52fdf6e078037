import { type Db, many } from '#server/platform/database/query.ts'
import type { Statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import {
  addRecord,
  deleteRecord,
  editRecord,
  type RecordDeps,
  type RecordFields,
  type StoredRecord,
} from '../edit-record.ts'
import type { UsesOf } from '../in-use.ts'
import type { Edit } from '../manage/change.ts'
import type { TakePictures } from '../products/edit-pictures.ts'

/** Of categories, brands and sellers. */
export interface GroupDeps extends RecordDeps {
  takePictures: TakePictures
  usesOf: UsesOf
}

interface GroupRow {
  id: number
  version: number
  changed_at: Date | null
  changed_by: string | null
}

interface GroupKind<R extends GroupRow> {
  /** In the subject of the audit: `brand:12`. */
  noun: string
  /** The row with the id $1. */
  one: Statement<R>
  /** As the page's form has them. */
  fieldsOf: (row: R) => RecordFields
}

type GroupChange = (tx: Tx, edit: Edit & { within: Tx }) => Promise<unknown>

/** One kind of group: its rows, and its changes, each with its entry in the audit. All refuse with `not_found`. */
export function groupRecords<R extends GroupRow>(
  deps: GroupDeps,
  { noun, one, fieldsOf }: GroupKind<R>,
) {
  async function row(db: Db, id: number): Promise<R> {
    const [found] = await many(db, one, [id])
    return found ?? refuse('not_found')
  }
  async function record(db: Db, id: number): Promise<StoredRecord> {
    const found = await row(db, id)
    const { version, changed_at: changedAt, changed_by: changedBy } = found
    return { version, changedAt, changedBy, fields: fieldsOf(found) }
  }
  const subject = (id: number) => `${noun}:${id}`
  return {
    row,
    async add(add: (tx: Tx) => Promise<{ id: number }>, call: Call): Promise<R> {
      return row(deps.database, await addRecord(deps, noun, add, record, call))
    },
    async edit(
      { id, ...edit }: { id: number; version: number; sent: RecordFields },
      change: GroupChange,
      call: Call,
    ): Promise<R> {
      const read = (tx: Tx) => record(tx, id)
      await editRecord(deps, { id, subject: subject(id), read, change, ...edit }, call)
      return row(deps.database, id)
    },
    async remove(
      { id, version }: { id: number; version: number },
      change: GroupChange,
      call: Call,
    ): Promise<void> {
      const read = (tx: Tx) => record(tx, id)
      await deleteRecord(deps, { id, version, subject: subject(id), read, change }, call)
    },
  }
}

/** What is stored already needs no lock: nothing deletes a picture that a record has. */
export async function takeUpPicture(
  { takePictures }: GroupDeps,
  tx: Tx,
  hash: string,
  before: string | null,
): Promise<void> {
  if (hash !== before) await takePictures(tx, [hash], 'picture_hash')
}

/** The key of a list by name: the last name of the page before. */
export function nameAfter(after: string | undefined): string | null {
  if (after === '') refuse('validation_failed', { errors: { after: ['is no key'] } })
  return after ?? null
}
