import { approvalKindTable } from '#contract/office/approval-kinds.ts'
import { type AuditFields, auditSource } from '#server/audit/audit.ts'
import { actorText } from '#server/platform/actor.ts'
import { maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, Refusal, refuse, staffOf } from '#server/platform/http/handler.ts'
import type { ApprovalDeps } from './deps.ts'
import { type ApprovalRow, approvalColumns, approvalRow, requestOf } from './rows.ts'
import { moveApproval } from './states.ts'

/** Why a request can no longer be done, in words. */
class Overtaken extends Error {}

/** A decision as the member sent it. */
interface Decision {
  id: number
  reason: string
}

/**
 * Approves a request and does it, in one transaction, once. Answers what has overtaken it instead, in words; null: it is done.
 * Refuses with `not_found`, with `conflict` what does not wait, and with `forbidden` one's own request and a kind that the
 * member's roles do not decide.
 */
export async function approve(
  deps: ApprovalDeps,
  call: Call,
  decision: Decision,
): Promise<string | null> {
  try {
    await inTransaction(deps.database.pool, (tx) => approveLocked(deps, tx, call, decision))
    return null
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error
    await overtake(deps, call, decision.id, error.message)
    return error.message
  }
}

async function approveLocked(
  deps: ApprovalDeps,
  tx: Tx,
  call: Call,
  { id, reason }: Decision,
): Promise<void> {
  const row = await lockToDecide(deps, tx, call, id)
  const by = { staff: staffOf(call).id }
  await requireStillAllowed(deps, tx, row, by.staff)
  const change = await deps.kinds[row.kind].run(tx, requestOf(row), by).catch(asOvertaken)
  const at = deps.clock.now()
  await moveApproval(tx, id, { state: 'approved', decidedBy: by.staff, decision: reason, by, at })
  await moveApproval(tx, id, { state: 'done', by, at })
  await deps.recordAudit(tx, auditSource(call), change)
  await enter(deps, tx, call, row, { after: { state: 'done' }, reason })
}

/** A change since the request is no fault of the member who decides. */
function asOvertaken(error: unknown): never {
  const isOvertaken = error instanceof Refusal && ['conflict', 'not_found'].includes(error.code)
  if (isOvertaken) throw new Overtaken(error.message)
  throw error
}

/**
 * Roles are read under the lock of the request: of a member who has lost the permission since, neither the request nor the
 * decision counts.
 */
async function requireStillAllowed(
  deps: ApprovalDeps,
  tx: Tx,
  { kind, requested_by }: ApprovalRow,
  decider: number,
): Promise<void> {
  const { permission } = approvalKindTable[kind]
  const allowed = new Set(await deps.membersWith(tx, permission))
  if (!allowed.has(decider)) refuse('forbidden')
  const [who, requester] = requested_by.split(':')
  if (who === 'staff' && !allowed.has(Number(requester))) {
    throw new Overtaken('The member who requested it may no longer do so.')
  }
}

/** Another one may have decided it since: then there is nothing to do. */
async function overtake(deps: ApprovalDeps, call: Call, id: number, why: string): Promise<void> {
  await inTransaction(deps.database.pool, async (tx) => {
    const row = await lockToDecide(deps, tx, call, id)
    await end(deps, tx, call, row, { state: 'overtaken', decision: why })
  })
}

/** Refuses as `approve` does. */
export async function refuseRequest(
  deps: ApprovalDeps,
  call: Call,
  { id, reason }: Decision,
): Promise<void> {
  await inTransaction(deps.database.pool, async (tx) => {
    const row = await lockToDecide(deps, tx, call, id)
    await end(deps, tx, call, row, { state: 'refused', decision: reason, isDecided: true })
  })
}

/** Refuses with `not_found`, with `conflict` what does not wait, and with `forbidden` the request of another member. */
export async function withdraw(deps: ApprovalDeps, call: Call, id: number): Promise<void> {
  await inTransaction(deps.database.pool, async (tx) => {
    const row = await lockWaiting(deps, tx, id)
    if (!isOwn(row, call)) refuse('forbidden', { message: 'Another member has requested it.' })
    await end(deps, tx, call, row, { state: 'withdrawn' })
  })
}

interface Ending {
  state: 'refused' | 'withdrawn' | 'overtaken'
  decision?: string
  isDecided?: boolean
}

async function end(
  deps: ApprovalDeps,
  tx: Tx,
  call: Call,
  row: ApprovalRow,
  { state, decision, isDecided = false }: Ending,
): Promise<void> {
  const by = { staff: staffOf(call).id }
  await deps.kinds[row.kind].released?.(tx, requestOf(row))
  await moveApproval(tx, row.id, {
    state,
    by,
    at: deps.clock.now(),
    ...(isDecided && { decidedBy: by.staff }),
    ...(decision !== undefined && { decision }),
  })
  await enter(deps, tx, call, row, { after: { state }, reason: decision ?? null })
}

function enter(
  { recordAudit }: ApprovalDeps,
  tx: Tx,
  call: Call,
  { id, state }: ApprovalRow,
  { after, reason }: { after: AuditFields; reason: string | null },
): Promise<void> {
  return recordAudit(tx, auditSource(call), {
    subject: `approval:${id}`,
    before: { state },
    after,
    reason,
  })
}

async function lockToDecide(
  deps: ApprovalDeps,
  tx: Tx,
  call: Call,
  id: number,
): Promise<ApprovalRow> {
  const row = await lockWaiting(deps, tx, id)
  if (isOwn(row, call)) {
    refuse('forbidden', { message: 'Another member decides what you have requested.' })
  }
  if (!staffOf(call).permissions.has(approvalKindTable[row.kind].permission)) refuse('forbidden')
  return row
}

function isOwn({ requested_by }: ApprovalRow, call: Call): boolean {
  return requested_by === actorText({ staff: staffOf(call).id })
}

/** Of several at once the others wait here, and then read what the first has decided. */
async function lockWaiting({ clock }: ApprovalDeps, tx: Tx, id: number): Promise<ApprovalRow> {
  const row = (await maybe(tx, lock, [id])) ?? refuse('not_found')
  if (row.state !== 'waiting') refuse('conflict', { message: `This request is ${row.state}.` })
  if (row.expires_at <= clock.now()) {
    refuse('conflict', { message: 'This request has expired. Make a new one.' })
  }
  return row
}

const lock = rareStatement(
  'approval-lock',
  approvalRow,
  `SELECT ${approvalColumns} FROM approvals WHERE id = $1 FOR NO KEY UPDATE`,
)
