import type { BulkColumnName } from '#contract/office/bulk-columns.ts'
import { auditSource } from '#server/audit/audit.ts'
import { number } from '#server/platform/database/columns.ts'
import { one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Call, refuse, staffOf } from '#server/platform/http/handler.ts'
import type { Action, Layout } from './change-row.ts'
import type { GivenCells } from './check/verdict.ts'
import { type FileRow, readCsv } from './csv/read-csv.ts'
import type { BulkDeps } from './deps.ts'

/** Rows that are written at once while a file arrives. */
const batch = 1_000

export interface SentFile {
  name: string
  bytes: AsyncIterable<Uint8Array>
  settings?: FileSettings
}

/** What goes for new products of a file. */
export interface FileSettings {
  /** Where a row names none. */
  brandId: number | null
  sellerId: number | null
  /** Brands and categories that are not there come with them. */
  addsGroups: boolean
}

const usual: FileSettings = { brandId: null, sellerId: null, addsGroups: false }

/**
 * Stores the rows of a CSV while it arrives, for the check. Answers the new bulk change. Refuses as `readCsv`, with nothing
 * kept, and with `forbidden` whoever may not add brands and categories.
 */
export async function loadFile(
  deps: BulkDeps,
  { name, bytes, settings = usual }: SentFile,
  call: Call,
): Promise<number> {
  const { pool } = deps.database
  if (settings.addsGroups && !staffOf(call).permissions.has('categories.edit')) {
    refuse('forbidden', { message: 'Your roles do not let you add brands and categories.' })
  }
  let id: number | null = null
  let columns: readonly BulkColumnName[] = []
  let rows: FileRow[] = []
  async function flush(): Promise<void> {
    const sent = rows
    rows = []
    if (id !== null && sent.length > 0) await run(pool, addRows, [id, JSON.stringify(sent)])
  }
  try {
    await readCsv(
      bytes,
      async (header) => {
        columns = header.columns
        const file = { ...settings, layout: header.layout, leftOut: header.leftOut }
        id = await begin(deps, { kind: 'csv', title: name, columns, action: null, file }, call)
      },
      async (row) => {
        rows.push(row)
        if (rows.length === batch) await flush()
      },
    )
    await flush()
    if (id === null) throw new Error('a file was read without its first line')
    return await loaded(deps, id, { file: name, columns }, call)
  } catch (error) {
    if (id !== null) await run(pool, remove, [id])
    throw error
  }
}

export interface GivenRow {
  line: number
  given: GivenCells
  productId: number
  combinationId: number | null
}

/** Stores rows that a member chose in the office, for the check. Answers the new bulk change. */
export async function loadRows(
  deps: BulkDeps,
  change: NewChange,
  rows: readonly GivenRow[],
  call: Call,
): Promise<number> {
  const id = await begin(deps, change, call)
  await run(deps.database.pool, addRows, [id, JSON.stringify(rows)])
  const { title, columns, action } = change
  return loaded(deps, id, { title, columns, ...(action && { action }) }, call)
}

const ownLayout = { layout: 'own', leftOut: [] } as const

interface NewChange {
  kind: 'csv' | 'selection' | 'grid'
  title: string
  columns: readonly BulkColumnName[]
  action: Action | null
  file?: FileSettings & { layout: Layout; leftOut: readonly string[] }
}

/** A bulk change without rows, which nobody sees until it is loaded. */
async function begin(
  { database, clock }: BulkDeps,
  { kind, title, columns, action, file }: NewChange,
  call: Call,
): Promise<number> {
  const { id: memberId, permissions } = staffOf(call)
  const values = [kind, title, columns, action && JSON.stringify(action), memberId, clock.now()]
  const { layout, leftOut, brandId, sellerId, addsGroups } = file ?? { ...usual, ...ownLayout }
  const ofFile = [layout, leftOut, brandId, sellerId, addsGroups]
  return (await one(database.pool, add, [...values, [...permissions], ...ofFile])).id
}

/** From here on it is checked. */
async function loaded(
  { database, clock, recordAudit }: BulkDeps,
  id: number,
  about: object,
  call: Call,
): Promise<number> {
  return inTransaction(database.pool, async (tx) => {
    const { rows } = await one(tx, finish, [id, clock.now()])
    const after = { ...about, state: 'checking', rows }
    await recordAudit(tx, auditSource(call), { subject: `bulk:${id}`, after })
    return id
  })
}

const add = rareStatement(
  'bulk-add',
  { id: number },
  `INSERT INTO bulk_changes (kind, title, state, columns, action, created_by, created_at, moved_at, permissions,
     layout, left_out, brand_id, seller_id, adds_groups)
   VALUES ($1, $2, 'checking', $3, $4, $5, $6, $6, $7, $8, $9, $10, $11, $12) RETURNING id`,
)

const addRows = rareStatement(
  'bulk-add-rows',
  {},
  `INSERT INTO bulk_rows (change_id, line, given, product_id, combination_id)
   SELECT $1, line, given, "productId", "combinationId"
   FROM jsonb_to_recordset($2) AS row (line integer, given jsonb, "productId" integer,
     "combinationId" integer)`,
)

const finish = rareStatement(
  'bulk-loaded',
  { rows: number },
  `UPDATE bulk_changes SET loaded_at = $2 WHERE id = $1
   RETURNING (SELECT count(*) FROM bulk_rows WHERE change_id = $1) AS rows`,
)

const remove = rareStatement('bulk-remove', {}, 'DELETE FROM bulk_changes WHERE id = $1')

/** What never arrived in full, because the process ended meanwhile. */
export async function removeUnloaded({ database, clock }: BulkDeps): Promise<void> {
  const dayAgo = new Date(clock.now().getTime() - 24 * 3_600_000)
  await run(database.pool, removeOld, [dayAgo])
}

const removeOld = rareStatement(
  'bulk-remove-unloaded',
  {},
  'DELETE FROM bulk_changes WHERE loaded_at IS NULL AND created_at < $1',
)
