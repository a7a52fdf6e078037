import type { ApprovalState } from '#contract/office/approval-kinds.ts'
import { Badge } from '#ui/badge.tsx'

const words = {
  waiting: 'Waiting',
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  done: 'Approved and done',
  overtaken: 'Overtaken',
} as const satisfies Record<ApprovalState, string>

const tones: Partial<Record<ApprovalState, 'accent' | 'success' | 'danger'>> = {
  waiting: 'accent',
  approved: 'success',
  done: 'success',
  refused: 'danger',
}

/** The state of a request. */
export function ApprovalBadge({ state }: { state: ApprovalState }) {
  const tone = tones[state]
  return <Badge {...(tone && { tone })}>{words[state]}</Badge>
}
