import { type EditOutcome, editProducts, maxProductsAtOnce } from '#server/catalogue/catalogue.ts'
import type { Actor } from '#server/platform/actor.ts'
import { many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { Refusal } from '#server/platform/http/handler.ts'
import type { ChangeRow } from '../change-row.ts'
import type { BulkDeps } from '../deps.ts'
import { figuresOf, figuresToAudit } from '../figures.ts'
import type { Reason } from '../values.ts'
import { claim, type Worker } from './claim.ts'
import { editsOf, type WorkRow } from './edits.ts'
import { addAll, type NextRow, nextRow, takeBackAll, type Written } from './written.ts'

/** Rows of one transaction; those of its last product are all in it. */
export const rowsAtOnce = 150

/**
 * Applies the next rows of a change, or takes them back, in one transaction with the outcome of each: after a kill none is
 * done twice. Answers how many; 0: there is nothing more to do, or it was stopped.
 */
export async function writeBatch(
  deps: BulkDeps,
  worker: Worker,
  change: ChangeRow,
): Promise<number> {
  try {
    return await writeNext(deps, worker, change, rowsAtOnce)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  // One of them breaks a rule that held when it was checked, such as a brand that is gone: one product at a time finds it.
  try {
    return await writeNext(deps, worker, change, 1)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refuseNext(deps, worker, change, error)
  }
}

async function writeNext(
  deps: BulkDeps,
  worker: Worker,
  change: ChangeRow,
  limit: number,
): Promise<number> {
  return inTransaction(deps.database.pool, async (tx) => {
    const claimed = await claim(tx, worker, change)
    if (!claimed) return 0
    const rows = await nextRows(tx, claimed, limit)
    if (rows.length === 0) {
      await finish(deps, tx, claimed)
      return 0
    }
    const by = { staff: claimed.moved_by ?? claimed.created_by }
    const [added, known] = [rows.filter(isAdded), rows.filter(isKnown)]
    const written = [
      ...(await editKnown(deps, tx, claimed, known, by)),
      ...(await (claimed.is_undo ? takeBackAll : addAll)(deps, tx, claimed.id, added, by)),
    ]
    await run(tx, setOutcomes, [claimed.id, JSON.stringify(written)])
    if (!claimed.is_undo) await run(tx, noteApplied, [claimed.id, deps.clock.now()])
    return rows.length
  })
}

/** First what changes, then what is new. */
async function nextRows(
  tx: Tx,
  { id, is_undo: isUndo }: ChangeRow,
  limit: number,
): Promise<NextRow[]> {
  const values = [id, limit, maxProductsAtOnce]
  if (isUndo) return many(tx, rowsToUndo, values)
  const rows = await many(tx, rowsToApply, values)
  return rows.length > 0 ? rows : many(tx, rowsToAdd, [id, limit])
}

function isAdded({ before }: NextRow): boolean {
  return before === null
}

function isKnown(row: NextRow): row is NextRow & WorkRow {
  return row.before !== null && row.product_id !== null && row.version !== null
}

/** So many rows in the order of their products, and the other rows of the last product. */
function nextOf(outcome: string): string {
  const own = `change_id = $1 AND outcome ${outcome}`
  return `WITH next AS (
     SELECT product_id FROM bulk_rows WHERE ${own} ORDER BY product_id LIMIT least($2::integer, $3)
   )
   SELECT line, first_line, product_id, combination_id, version, before, after FROM bulk_rows
   WHERE ${own} AND product_id IN (SELECT product_id FROM next)
   ORDER BY product_id, line`
}
const rowsToApply = rareStatement('bulk-rows-to-apply', nextRow, nextOf("= 'changed'"))
const rowsToUndo = rareStatement('bulk-rows-to-undo', nextRow, nextOf("= 'done'"))
/** So many products in the order of their rows, each with its further combinations. */
const rowsToAdd = rareStatement(
  'bulk-rows-to-add',
  nextRow,
  `WITH next AS (
     SELECT line FROM bulk_rows
     WHERE change_id = $1 AND outcome = 'new' AND first_line IS NULL ORDER BY line LIMIT $2
   )
   SELECT line, first_line, product_id, combination_id, version, before, after FROM bulk_rows
   WHERE change_id = $1 AND outcome = 'new'
     AND (line IN (SELECT line FROM next) OR first_line IN (SELECT line FROM next))
   ORDER BY coalesce(first_line, line), first_line IS NOT NULL, line`,
)

async function editKnown(
  deps: BulkDeps,
  tx: Tx,
  { id, is_undo: isUndo }: ChangeRow,
  rows: readonly WorkRow[],
  by: Actor,
): Promise<Written[]> {
  const edits = editsOf(rows, isUndo ? 'before' : 'after')
  const reason = `${isUndo ? 'Undid bulk change' : 'Bulk change'} ${id}`
  const edited = await editProducts(deps, { edits, reason, by, within: tx })
  const outcomes = new Map(edited.map((one) => [one.id, one]))
  return rows.map(({ line, product_id }) => writtenRow(line, isUndo, outcomes.get(product_id)))
}

function writtenRow(line: number, isUndo: boolean, outcome: EditOutcome | undefined): Written {
  if (outcome && 'version' in outcome) {
    const done = isUndo ? 'undone' : 'done'
    return { line, outcome: done, productId: null, version: outcome.version, reasons: [] }
  }
  const { column = 'version', words = 'It was not changed.' } = outcome ?? {}
  const left = isUndo ? 'left' : 'refused'
  return { line, outcome: left, productId: null, version: null, reasons: [{ column, words }] }
}

const setOutcomes = rareStatement(
  'bulk-set-outcomes',
  {},
  `UPDATE bulk_rows SET outcome = written.outcome, reasons = coalesce(written.reasons, bulk_rows.reasons),
     version = coalesce(written.version, bulk_rows.version),
     product_id = coalesce("productId", product_id)
   FROM jsonb_to_recordset($2) AS written (line integer, outcome text, "productId" integer,
     version integer, reasons jsonb)
   WHERE change_id = $1 AND bulk_rows.line = written.line`,
)

const noteApplied = rareStatement(
  'bulk-note-applied',
  {},
  'UPDATE bulk_changes SET applied_at = $2 WHERE id = $1',
)

/** Leaves the next product as it is, with the reason at its rows. */
async function refuseNext(
  deps: BulkDeps,
  worker: Worker,
  change: ChangeRow,
  refusal: Refusal,
): Promise<number> {
  const [[column, [words]] = ['version', [refusal.message]]] = Object.entries(
    refusal.details.errors ?? {},
  )
  const reason: Reason = { column, words: words ?? refusal.message }
  return inTransaction(deps.database.pool, async (tx) => {
    const claimed = await claim(tx, worker, change)
    if (!claimed) return 0
    const rows = await nextRows(tx, claimed, 1)
    const outcome = claimed.is_undo ? 'left' : 'refused'
    const left = rows.map(({ line }) => ({ line, outcome, reasons: [reason] }))
    await run(tx, setOutcomes, [claimed.id, JSON.stringify(left)])
    return rows.length
  })
}

/** All rows are applied, or taken back: one entry of the audit has the figures. */
async function finish(deps: BulkDeps, tx: Tx, { id, is_undo: isUndo, ...change }: ChangeRow) {
  const at = deps.clock.now()
  const state = isUndo ? 'undone' : 'done'
  await run(tx, setFinished, [id, state, at])
  await deps.recordAudit(
    tx,
    {
      actor: { staff: change.moved_by ?? change.created_by },
      sessionId: null,
      call: isUndo ? 'bulk-undo' : 'bulk-apply',
      requestId: null,
    },
    {
      subject: `bulk:${id}`,
      before: { state: 'running' },
      after: { state, columns: change.changes, ...figuresToAudit(await figuresOf(tx, id)) },
    },
  )
}

const setFinished = rareStatement(
  'bulk-set-finished',
  {},
  `UPDATE bulk_changes SET state = $2, moved_at = $3, applied_at = coalesce(applied_at, $3),
     worker = NULL, worked_until = NULL
   WHERE id = $1`,
)
