import { approvalKinds, approvalStates } from '#contract/office/approval-kinds.ts'
import { actorOf } from '#server/platform/actor.ts'
import {
  type Column,
  json,
  list,
  namesOf,
  nullable,
  number,
  object,
  oneOf,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'
import type { ApprovalRequest } from './kind.ts'

/** Each kind parses what it stored. */
const anything: Column<unknown> = {
  types: [],
  has: (value): value is unknown => value !== undefined,
}

export const approvalRow = {
  id: number,
  kind: oneOf(approvalKinds),
  subject: text,
  payload: json(anything),
  words: json(object({ title: text, facts: list(object({ name: text, value: text })) })),
  amount_kobo: nullable(number),
  reason: text,
  requested_by: text,
  requested_at: time,
  expires_at: time,
  state: oneOf(approvalStates),
  decided_by: nullable(text),
  decision: nullable(text),
  moved_at: time,
}
export type ApprovalRow = Row<typeof approvalRow>

/** Their names. */
export const approvalColumns = namesOf(approvalRow)

/** As the domain that does it takes it. */
export function requestOf(row: ApprovalRow): ApprovalRequest {
  const { id, subject, payload, reason } = row
  const requestedBy = actorOf(row.requested_by)
  if (!('staff' in requestedBy) && !('customer' in requestedBy)) {
    throw new Error(`nobody has asked for approval ${id}`)
  }
  return {
    id,
    key: `approval:${id}`,
    subject,
    payload,
    amountKobo: row.amount_kobo,
    reason,
    requestedBy,
    requestedAt: row.requested_at,
  }
}
