import { DatabaseError } from 'pg'
import { type ApprovalKindName, approvalHours } from '#contract/office/approval-kinds.ts'
import { actorText } from '#server/platform/actor.ts'
import { number } from '#server/platform/database/columns.ts'
import { maybe, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'

/** A request with its member and its reason. */
export interface NewApproval {
  kind: ApprovalKindName
  /** As the audit names it: `order:7K2M9PQR4T`. */
  subject: string
  /** JSON, for the kind. */
  payload: object
  /** For people; without names and contacts. */
  title: string
  facts: { name: string; value: string }[]
  amountKobo: number | null
  reason: string
  by: { staff: number } | { customer: number }
  at: Date
}

/** Requests what another member decides; answers its id. Refuses with `conflict` where the same is requested already. */
export async function requestApproval(tx: Tx, requested: NewApproval): Promise<number> {
  const { kind, subject, payload, title, facts, amountKobo, reason, by, at } = requested
  const expiresAt = new Date(at.getTime() + approvalHours * 3_600_000)
  if (await maybe(tx, waitingFor, [kind, subject])) refuseSecond()
  const words = JSON.stringify({ title, facts })
  const values = [kind, subject, JSON.stringify(payload), words, amountKobo, reason]
  const added = one(tx, add, [...values, actorText(by), at, expiresAt])
  return (await added.catch(refusingSecond)).id
}

function refusingSecond(error: unknown): never {
  if (error instanceof DatabaseError && error.constraint === 'approvals_one_waiting') refuseSecond()
  throw error
}

function refuseSecond(): never {
  refuse('conflict', {
    message: 'There is already an open request for this. Withdraw it, or wait for a decision.',
  })
}

const waitingFor = rareStatement(
  'approval-waiting-for',
  { id: number },
  `SELECT id FROM approvals WHERE kind = $1 AND subject = $2 AND state = 'waiting'`,
)

const add = rareStatement(
  'approval-add',
  { id: number },
  `INSERT INTO approvals (kind, subject, payload, words, amount_kobo, reason, requested_by, requested_at, expires_at,
     moved_at, moved_by)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8, $7) RETURNING id`,
)
