import type { ApprovalKindName } from '#contract/office/approval-kinds.ts'
import type { AuditChange } from '#server/audit/audit.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

/** A request, for the domain that does it. */
export interface ApprovalRequest {
  id: number
  /** Of whatever it moves: the same key does it once. */
  key: string
  subject: string
  /** As the kind stored it. */
  payload: unknown
  amountKobo: number | null
  reason: string
  requestedBy: { staff: number } | { customer: number }
  requestedAt: Date
}

/** How requests of a kind are done, by the domain that does them. */
export interface ApprovalKind {
  /**
   * Does what was asked for, in the transaction of the decision; answers its entry in the audit. Refuses with `conflict` or
   * `not_found` what no longer fits: the request is overtaken then, for that reason.
   */
  run(tx: Tx, request: ApprovalRequest, by: { staff: number }): Promise<AuditChange>
  /** The request has ended without being done. Runs before its row is changed. */
  released?(tx: Tx, request: ApprovalRequest): Promise<void>
}

export type ApprovalKinds = Readonly<Record<ApprovalKindName, ApprovalKind>>
