import type { Columns } from '#server/platform/database/columns.ts'
import { counted, type Db, maybe } from '#server/platform/database/query.ts'
import { rareStatement, type Statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { type RecordDeps, type RecordFields, recordsOf } from '#server/records/records.ts'
import type { UsesOf } from '../in-use.ts'
import type { ManageDeps } from '../manage/change.ts'
import type { TakePictures } from '../products/edit-pictures.ts'

/** Of categories, brands and sellers. */
export interface GroupDeps extends RecordDeps, ManageDeps {
  database: ManageDeps['database']
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

/** One kind of group: its rows, and its changes. Their verbs lock the row. All refuse with `not_found`. */
export function groupRecords<R extends GroupRow>(
  deps: GroupDeps,
  { noun, one, fieldsOf }: GroupKind<R>,
) {
  const read = (db: Db, id: number): Promise<R | null> => maybe(db, one, [id])
  return {
    row: async (db: Db, id: number): Promise<R> => (await read(db, id)) ?? refuse('not_found'),
    ...recordsOf(deps, { noun, lock: read, fieldsOf }),
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

/** One row by its id, and the list by name; $1 are signs of the name. */
export function namedRows<C extends Columns>(table: 'brands' | 'sellers', row: C) {
  const columns = Object.keys(row).join(', ')
  const fitting = `(strpos(lower(name), lower($1)) > 0
    OR search_fold($1) <> '' AND strpos(search_fold(name), search_fold($1)) > 0)`
  return {
    one: rareStatement(`office-${table}-one`, row, `SELECT ${columns} FROM ${table} WHERE id = $1`),
    page: rareStatement(
      `office-${table}`,
      row,
      `SELECT ${columns} FROM ${table} WHERE ${fitting} AND ($2::text IS NULL OR name > $2)
       ORDER BY name LIMIT $3`,
    ),
    counted: rareStatement(
      `office-${table}-count`,
      counted,
      `SELECT count(*) FROM (SELECT FROM ${table} WHERE ${fitting} LIMIT $2) AS fitting`,
    ),
  }
}

/** The key of a list by name: the last name of the page before. */
export function nameAfter(after: string | undefined): string | null {
  if (after === '') refuse('validation_failed', { errors: { after: ['is no key'] } })
  return after ?? null
}
