import type { MemberState } from '#contract/office/members.ts'
import { Badge } from '#ui/badge.tsx'

const words = {
  invited: { tone: 'accent', label: 'Invited' },
  active: { tone: 'success', label: 'Active' },
  suspended: { tone: 'danger', label: 'Suspended' },
  left: { tone: 'plain', label: 'Left' },
} as const satisfies Record<MemberState, unknown>

export const stateOptions: { value: MemberState; label: string }[] = [
  { value: 'invited', label: 'Invited' },
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'left', label: 'Left' },
]

export function StateBadge({ state }: { state: MemberState }) {
  const { tone, label } = words[state]
  return <Badge tone={tone}>{label}</Badge>
}
