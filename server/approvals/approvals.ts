import { officeCountedRows } from '#contract/limits.ts'
import type { approvals } from '#contract/office/approvals.ts'
import type { Domain } from '#server/platform/domain.ts'
import { type Call, type Handlers, staffOf } from '#server/platform/http/handler.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { approve, refuseRequest, withdraw } from './decide.ts'
import type { ApprovalDeps } from './deps.ts'
import { expireApprovals, expireJob, mailApprovals } from './expire.ts'
import { findApprovals, toDecide, wholeApproval } from './find.ts'

/** The public module of approvals: other domains import nothing else. */
export type { ApprovalKind, ApprovalKinds, ApprovalRequest } from './kind.ts'
export { limitOf } from './limits.ts'
export { type NewApproval, requestApproval } from './request.ts'

export function openApprovals(deps: ApprovalDeps): Domain<Record<never, never>, typeof approvals> {
  return {
    handlers: {},
    office: approvalHandlers(deps),
    jobs: [
      defineJob(expireJob, '* * * * *', () => expireApprovals(deps)),
      defineJob('approvals-mail', '* * * * *', () => mailApprovals(deps)),
    ],
  }
}

function approvalHandlers(deps: ApprovalDeps): Handlers<typeof approvals> {
  const { database, clock } = deps
  const whole = async (id: number, call: Call) => ({
    data: await wholeApproval(database, deps, id, staffOf(call)),
  })
  return {
    async approvals({ query }, call) {
      return { data: await findApprovals(database, deps, query, staffOf(call)) }
    },
    async approvalsWaiting(_, call) {
      const now = clock.now()
      const { count, oldest_at } = await toDecide(database, staffOf(call), now)
      return {
        data: {
          as_of: now.toISOString(),
          count: Math.min(count, officeCountedRows),
          oldest_at: oldest_at?.toISOString() ?? null,
        },
      }
    },
    approval: ({ params }, call) => whole(params.id, call),
    async approveRequest({ params: { id }, body: { reason } }, call) {
      const overtaken = await approve(deps, call, { id, reason })
      const message =
        overtaken === null ? 'It is approved and done.' : `It no longer fits: ${overtaken}`
      return { message, ...(await whole(id, call)) }
    },
    async refuseRequest({ params: { id }, body: { reason } }, call) {
      await refuseRequest(deps, call, { id, reason })
      return { message: 'The request is refused.', ...(await whole(id, call)) }
    },
    async withdrawRequest({ params: { id } }, call) {
      await withdraw(deps, call, id)
      return { message: 'The request is withdrawn.', ...(await whole(id, call)) }
    },
  }
}
