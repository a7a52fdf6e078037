import type { Permission } from './permissions.ts'

export const approvalStates = [
  'waiting',
  'approved',
  'refused',
  'withdrawn',
  'expired',
  'done',
  'overtaken',
] as const
export type ApprovalState = (typeof approvalStates)[number]

/** Kinds of requests that a second member decides: the name, and the permission that both need. */
export const approvalKindTable = {
  refund: { name: 'Refund', permission: 'refunds.make' },
  adjustment: { name: 'Wallet adjustment', permission: 'refunds.make' },
} as const satisfies Record<string, { name: string; permission: Permission }>
export type ApprovalKindName = keyof typeof approvalKindTable

export const approvalKinds = ['refund', 'adjustment'] as const satisfies ApprovalKindName[]

/** A request that nobody decides ends after so long. */
export const approvalHours = 72
