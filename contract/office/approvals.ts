import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Id, IdInput, Time, text } from '../field.ts'
import { Naira } from '../money.ts'
import { keyed, PageKey } from './answers.ts'
import { approvalKinds, approvalStates } from './approval-kinds.ts'

const ListedApproval = z.object({
  id: Id,
  kind: z.enum(approvalKinds),
  state: z.enum(approvalStates),
  /** The request, in words. */
  title: z.string(),
  /** The money that it moves, or that goods are worth; null: none. */
  amount: Naira.nullable(),
  requested_by: z.string(),
  requested_at: Time,
  /** Of one that waits. */
  expires_at: Time,
  /** The reading member has asked for it. */
  is_own: z.boolean(),
  /** The reading member may decide it now. */
  may_decide: z.boolean(),
})
export type ListedApproval = z.infer<typeof ListedApproval>

const Approval = ListedApproval.extend({
  /** The subject, as the audit names it: `order:7K2M9PQR4T`. */
  subject: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  reason: z.string(),
  decided_by: z.string().nullable(),
  /** Why it was decided so, or what has overtaken it. */
  decision: z.string().nullable(),
  moved_at: Time,
})
export type Approval = z.infer<typeof Approval>

const access = { staff: 'refunds.make' } as const
const params = z.object({ id: IdInput })
const one = z.object({ data: Approval })
const errors = ['not_found', 'conflict', 'forbidden'] as const
const Reason = text(500, { characters: 3, words: 'Say why, in a few words' })

/** Requests of members, and the decisions of others. */
export const approvals = {
  approvals: officeEndpoint({
    method: 'GET',
    path: '/office/approvals',
    access,
    summary: 'Requests that another member decides',
    query: z.object({
      /** `waiting`: the oldest first; else the newest. Left out: those that wait. */
      state: z.enum(['waiting', 'mine', 'ended']).optional(),
      after: PageKey,
    }),
    answer: z.object({ data: keyed(ListedApproval) }),
  }),
  approvalsWaiting: officeEndpoint({
    method: 'GET',
    path: '/office/approvals-waiting',
    access: { ...access, isBackground: true },
    summary: 'How many requests the member may decide, and since when the oldest waits',
    answer: z.object({
      data: z.object({ as_of: Time, count: z.number().int(), oldest_at: Time.nullable() }),
    }),
  }),
  approval: officeEndpoint({
    method: 'GET',
    path: '/office/approvals/{id}',
    access,
    summary: 'One request',
    params,
    answer: one,
    errors: ['not_found'],
  }),
  approveRequest: officeEndpoint({
    method: 'POST',
    path: '/office/approvals/{id}/approve',
    access: { ...access, stepUp: true },
    keyed: true,
    summary: 'Approve what another member has asked for, which does it',
    params,
    body: z.object({ reason: Reason }),
    answer: one,
    errors,
  }),
  refuseRequest: officeEndpoint({
    method: 'POST',
    path: '/office/approvals/{id}/refuse',
    access,
    keyed: true,
    summary: 'Refuse what another member has asked for',
    params,
    body: z.object({ reason: Reason }),
    answer: one,
    errors,
  }),
  withdrawRequest: officeEndpoint({
    method: 'POST',
    path: '/office/approvals/{id}/withdraw',
    access,
    keyed: true,
    summary: 'Withdraw one’s own request while it waits',
    params,
    answer: one,
    errors,
  }),
} as const
