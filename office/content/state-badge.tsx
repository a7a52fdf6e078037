import type { PeriodState } from '#contract/office/content.ts'
import { Badge } from '#ui/badge.tsx'
import { stateWords } from './period.ts'

const tones = { now: 'success', later: 'brand', over: 'plain' } as const

/** Whether the mall shows it. */
export function StateBadge({ state }: { state: PeriodState }) {
  return <Badge tone={tones[state]}>{stateWords[state]}</Badge>
}
