import type { ApprovalState } from '#contract/office/approval-kinds.ts'
import { Badge } from '#ui/badge.tsx'

const words = {
  waiting: 'Waits',
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  done: 'Approved and done',
  overtaken: 'Overtaken',
} as const satisfies Record<ApprovalState, string>

const tones = {
  waiting: 'accent',
  approved: 'success',
  done: 'success',
  refused: 'danger',
} as const

/** The state of a request. */
export function ApprovalBadge({ state }: { state: ApprovalState }) {
  const tone = state in tones ? tones[state as keyof typeof tones] : undefined
  return <Badge {...(tone && { tone })}>{words[state]}</Badge>
}
