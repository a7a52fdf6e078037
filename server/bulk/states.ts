import { bulkUndoDays } from '#contract/limits.ts'
import { bulkColumns, columnLabel } from '#contract/office/bulk-columns.ts'
import { auditSource } from '#server/audit/audit.ts'
import { namesOf } from '#server/platform/database/columns.ts'
import { maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse, staffOf } from '#server/platform/http/handler.ts'
import { type ChangeRow, changeRow } from './change-row.ts'
import { inOrder } from './check/check-row.ts'
import type { BulkDeps } from './deps.ts'
import { type Figures, figuresOf, figuresToAudit, largeUndoChanges } from './figures.ts'

const undoMs = bulkUndoDays * 24 * 3_600_000

/**
 * Begins to apply what was checked, or goes on with it after a stop. Refuses with `forbidden` whoever may not change one
 * of its columns, with `conflict` from other states, and with `validation_failed` where the number of large price changes
 * is not the one that was typed.
 */
export function applyChange(
  deps: BulkDeps,
  id: number,
  largePriceChanges: number | undefined,
  call: Call,
): Promise<void> {
  return move(deps, id, call, async (tx, change) => {
    requirePermissions(change, call)
    requireStepUp(change, call)
    if (change.state !== 'ready' && !(change.state === 'stopped' && change.checked_at)) {
      refuse('conflict', { message: 'Only what is checked and not applied yet can be applied.' })
    }
    const figures = await figuresOf(tx, id)
    if (!change.is_undo && figures.new + figures.changed === 0) {
      refuse('conflict', { message: 'There is nothing to apply: no row changes anything.' })
    }
    const { large_price_changes: large } = change
    const isFirst = !change.is_undo && figures.done === 0
    if (isFirst) requireTyped(large, largePriceChanges)
    return { state: 'running', isUndo: change.is_undo, figures }
  })
}

/**
 * Stops what runs after the rows that are being written, or gives up what is not applied: for who began or applied it, or may
 * stop those of others. Refuses with `forbidden` and `conflict`.
 */
export function stopChange(deps: BulkDeps, id: number, call: Call): Promise<void> {
  return move(deps, id, call, async (tx, change) => {
    if (!mayStop(change, staffOf(call))) {
      refuse('forbidden', {
        message:
          'Only the member who started it, or one who may stop other members’ changes, can stop it.',
      })
    }
    if (change.state !== 'running' && change.state !== 'ready' && change.state !== 'checking') {
      refuse('conflict', { message: 'This is not running.' })
    }
    return { state: 'stopped', isUndo: change.is_undo, figures: await figuresOf(tx, id) }
  })
}

/** The member began or moved it, or may stop those of others. */
export function mayStop(
  change: Pick<ChangeRow, 'created_by' | 'moved_by'>,
  { id, permissions }: { id: number; permissions: ReadonlySet<string> },
): boolean {
  return change.created_by === id || change.moved_by === id || permissions.has('imports.stop')
}

/**
 * Begins to take back what was applied. Refuses as `applyChange`, for the prices that it moves back, and with `conflict` after
 * 30 days.
 */
export function undoChange(
  deps: BulkDeps,
  id: number,
  largePriceChanges: number | undefined,
  call: Call,
): Promise<void> {
  return move(deps, id, call, async (tx, change) => {
    requirePermissions(change, call)
    requireStepUp(change, call)
    const figures = await figuresOf(tx, id)
    const isOpen = change.state === 'done' || (change.state === 'stopped' && !change.is_undo)
    if (!isOpen || figures.done === 0) {
      refuse('conflict', { message: 'There is nothing to undo.' })
    }
    const appliedMs = change.applied_at?.getTime() ?? 0
    if (appliedMs + undoMs < deps.clock.now().getTime()) {
      refuse('conflict', {
        message: `This can be undone for ${bulkUndoDays} days, and they are over.`,
      })
    }
    requireTyped(await largeUndoChanges(tx, id), largePriceChanges)
    return { state: 'running', isUndo: true, figures }
  })
}

/** As one price far from the present is typed twice, of many their number is typed. */
function requireTyped(large: number, typed: number | undefined): void {
  if (large === 0 || typed === large) return
  const words = `${large} prices change by more than 30 %. Type that number to confirm it.`
  refuse('validation_failed', { message: words, errors: { large_price_changes: [words] } })
}

interface Move {
  state: 'running' | 'stopped'
  isUndo: boolean
  figures: Figures
}

async function move(
  { database, clock, recordAudit }: BulkDeps,
  id: number,
  call: Call,
  decide: (tx: Tx, change: ChangeRow) => Promise<Move>,
): Promise<void> {
  await inTransaction(database.pool, async (tx) => {
    const change = (await maybe(tx, lockChange, [id])) ?? refuse('not_found')
    const { state, isUndo, figures } = await decide(tx, change)
    await run(tx, setState, [id, state, isUndo, staffOf(call).id, clock.now()])
    await recordAudit(tx, auditSource(call), {
      subject: `bulk:${id}`,
      before: { state: change.state },
      after: { state, ...(isUndo && { is_undo: true }), ...figuresToAudit(figures) },
    })
  })
}

/** Whoever applies a change needs the permission of each column that it changes, as in a form. */
function requirePermissions({ changes, adds_groups: addsGroups }: ChangeRow, call: Call): void {
  const { permissions } = staffOf(call)
  if (addsGroups && !permissions.has('categories.edit')) {
    refuse('forbidden', { message: 'Your roles do not let you add brands and categories.' })
  }
  const lacking = inOrder(new Set(changes)).filter((column) => {
    const { permission } = bulkColumns[column]
    return permission !== null && !permissions.has(permission)
  })
  if (lacking.length > 0) {
    refuse('forbidden', {
      message: `Your roles do not let you change: ${lacking.map(columnLabel).join(', ')}.`,
    })
  }
}

/** Prices of many products change only with a second factor that was proved lately. */
function requireStepUp({ changes }: ChangeRow, call: Call): void {
  const isPrices = changes.some((column) => column === 'price' || column === 'previous_price')
  if (isPrices && !staffOf(call).isSteppedUp) refuse('step_up_needed')
}

const lockChange = rareStatement(
  'bulk-lock',
  changeRow,
  `SELECT ${namesOf(changeRow)} FROM bulk_changes
   WHERE id = $1 AND loaded_at IS NOT NULL FOR UPDATE`,
)

const setState = rareStatement(
  'bulk-move',
  {},
  `UPDATE bulk_changes SET state = $2, is_undo = $3, moved_by = $4, moved_at = $5 WHERE id = $1`,
)
