import type { ApprovalState } from '#contract/office/approval-kinds.ts'
import type { Actor } from '#server/platform/actor.ts'
import { actorText } from '#server/platform/actor.ts'
import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

/** The moves of a request. The database holds the same table and refuses any other. */
export const approvalMoves: Record<ApprovalState, readonly ApprovalState[]> = {
  waiting: ['approved', 'refused', 'withdrawn', 'expired', 'overtaken'],
  approved: ['done', 'overtaken'],
  refused: [],
  withdrawn: [],
  expired: [],
  done: [],
  overtaken: [],
}

interface ApprovalMove {
  state: ApprovalState
  /** Left out: nobody decides by it. */
  decidedBy?: number
  /** Left out: it stays as it is. */
  decision?: string
  by: Actor
  at: Date
}

/** Moves a locked request. */
export async function moveApproval(
  tx: Tx,
  id: number,
  { state, decidedBy, decision, by, at }: ApprovalMove,
): Promise<void> {
  const decider = decidedBy === undefined ? null : actorText({ staff: decidedBy })
  await run(tx, move, [id, state, decider, decision ?? null, at, actorText(by)])
}

const move = rareStatement(
  'approval-move',
  {},
  `UPDATE approvals SET state = $2, decided_by = coalesce($3, decided_by), decision = coalesce($4, decision),
     moved_at = $5, moved_by = $6
   WHERE id = $1`,
)
